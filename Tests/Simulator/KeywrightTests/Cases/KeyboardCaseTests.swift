import Glibc
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing

/// Key sequences whose right result is known, through a whole simulator.
@Suite struct KeyboardCaseTests {
  private static let all: [KeyboardCase] =
    KeyboardCase.latches + KeyboardCase.layoutSwitches + KeyboardCase.compose + KeyboardCase.repeats
    + KeyboardCase.keypad + KeyboardCase.capsLock + KeyboardCase.levelsAndRemaps + KeyboardCase.symbolsFiles
    + KeyboardCase.oddFiles

  /// All cases, or the one that `KEYWRIGHT_CASE` names.
  private static let chosen: [KeyboardCase] = {
    guard let name = getenv("KEYWRIGHT_CASE").map({ String(cString: $0) }) else { return all }
    return all.filter { $0.name == name }
  }()

  private static let compiled = CompiledKeyboards()

  @Test func namesAreUnique() {
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
    #expect(!Self.chosen.isEmpty, "there is no case of this name")
  }

  @Test(arguments: chosen)
  func plays(_ row: KeyboardCase) throws {
    let folder = row.files.isEmpty ? nil : try TemporaryFolder(bytes: row.files)
    let simulator: Simulator
    do throws(Diagnostic) {
      simulator = try Simulator(
        SimulatorConfiguration(
          keymap: row.keymap, keymapLoader: KeymapLoader(includeDirectories: folder.map { [$0.path] } ?? []),
          compose: row.compose, fields: [], compiled: Self.compiled))
    } catch {
      // From 1.14 on the library refuses an action that it does not know.
      let isRefused = row.warns == .actionIgnored && XKBLibrary.running.lowestMinorVersion >= 14
      #expect(error.code == (isRefused ? .keymapDoesNotCompile : row.error), "\(error)")
      return
    }
    try #require(row.error == nil, "the keymap should be refused")
    try simulator.play(row.keys)
    check(simulator.outcome, row)
  }

  private func check(_ outcome: Outcome, _ row: KeyboardCase) {
    let warnings = (row.nameWarnings + outcome.warnings).map(\.code)
    if let warns = row.warns { #expect(warnings.contains(warns)) } else if row.fault == nil { #expect(warnings == []) }
    if let fault = row.fault, outcome.typed.debugDescription != row.typed.debugText {
      #expect(warnings.contains(fault), "\(outcome.typed.debugDescription) is not right, and nobody says so")
      return
    }
    #expect(outcome.typed.debugDescription == row.typed.debugText)
    if let keysyms = row.keysyms { #expect(outcome.keysyms.map(\.names).joined(separator: " ") == keysyms) }
    #expect(outcome.layout.index == row.layout)
    #expect(outcome.leds == row.leds)
    #expect(outcome.modifiers == ModifierState(locked: row.locked))
  }
}

extension KeysymList {
  /// The names as a case has them.
  fileprivate var names: String { self == .none ? "NoSymbol" : all.map(\.name).joined(separator: "+") }
}

extension String? {
  /// The text with escapes for what is not ASCII, so that canonically equivalent texts differ.
  fileprivate var debugText: String { (self ?? "").debugDescription }
}
