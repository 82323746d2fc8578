import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightXKB

/// Makes the simulator on which a scenario is played.
struct ScenarioSetup {
  let scenario: Scenario
  let shared: SharedKeyboards
  let modes: any ScenarioModes

  /// A fresh simulator whose first field has the focus; what is wrong with a setting is reported where it is stated.
  func simulator(onTrace: ((TraceEvent) -> Void)?) throws(Diagnostic) -> Simulator {
    do throws(Diagnostic) {
      return try assembled(onTrace: onTrace)
    } catch {
      throw scenario.settings.located(error)
    }
  }

  private func assembled(onTrace: ((TraceEvent) -> Void)?) throws(Diagnostic) -> Simulator {
    let settings = scenario.settings
    var warnings: [Diagnostic] = []
    let keymap = try ScenarioKeymap(
      settings, keymapsFolder: shared.keymapsFolder, at: scenario.identity.place, warnings: &warnings)
    let active = try activeModes(on: keymap, warnings: &warnings)
    warnings += modes.warnings(on: keymap)
    let configuration = SimulatorConfiguration(
      keymap: keymap.source, keymapLoader: keymap.loader, compose: settings.keyboard.composeSource,
      cancelledKey: settings.cancelledKey, modes: active, fields: fields, compiled: shared.compiled,
      typingTables: shared.typing)
    let simulator = try Simulator(configuration, onTrace: onTrace)
    for warning in warnings { simulator.warn(warning) }
    return simulator
  }

  private func activeModes(
    on keymap: ScenarioKeymap, warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> [InputMode] {
    guard !scenario.settings.modes.isEmpty else { return try modes.defaultModes(on: keymap) }
    var active: [InputMode] = []
    for wanted in scenario.settings.modes {
      guard !active.contains(where: { $0.id == wanted.id }) else {
        warnings.append(
          .warning(
            .duplicateMode, "the mode \(Quoted.text(wanted.id.rawValue)) is given twice; the first one counts",
            at: wanted.place, hint: "give it once"))
        continue
      }
      do throws(Diagnostic) {
        active.append(try modes.mode(wanted.id, on: keymap))
      } catch {
        throw error.placed(at: wanted.place)
      }
    }
    return active
  }

  private var fields: [FieldConfiguration] {
    let settings = scenario.settings
    let looksAtEvents = scenario.lines.contains {
      if case .expectation(.events) = $0.action { true } else { false }
    }
    let fields = settings.fields.isEmpty ? [FieldConfiguration()] : settings.fields
    return fields.map { field in
      var field = field
      if field.preferences.isEmpty, let preference = settings.preference { field.preferences = [preference] }
      field.recordsEvents = looksAtEvents
      return field
    }
  }
}

extension Diagnostic {
  /// The message at a place, unless it has one of its own.
  func placed(at place: SourcePlace) -> Diagnostic {
    guard self.place == SourcePlace() else { return self }
    var message = self
    message.place = place
    return message
  }
}
