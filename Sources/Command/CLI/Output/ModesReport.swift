import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightJSONText
import KeywrightKeyEvents

/// The active modes and the one that a field gets, as a table and as JSON.
enum ModesReport {
  /// The table; the mode that the field gets is marked with an arrow.
  static func text(
    _ registry: InputModeRegistry, _ resolution: Resolution, unavailable: Set<InputModeID>, style: TerminalStyle
  ) -> String {
    let header = ["", "MODE", "LANGUAGE", "KEYBOARD", "NAME"]
    let rows = registry.activeInputModes.map { mode in
      [
        mode.id == resolution.mode?.id ? "→" : "", SafeText.escaped(mode.id.rawValue),
        SafeText.escaped(mode.primaryLanguage?.tag ?? "–"),
        SafeText.escaped(unavailable.contains(mode.id) ? "not available" : keyboard(of: mode)),
        SafeText.escaped(mode.name),
      ]
    }
    let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
    var lines = ([header] + rows).map { row in
      let cells = zip(row, widths).map { HelpText.padded($0, to: $1) }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    lines[0] = style.heading(lines[0])
    let answer = SafeText.escaped("\(resolution.mode?.id.rawValue ?? "no mode"): \(resolution.reason.rawValue)")
    lines += ["", style.good(answer), SafeText.escaped(resolution.because)]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The JSON object: the modes in order, and the resolution; a mode that is not available has no keyboard.
  static func json(
    _ registry: InputModeRegistry, _ resolution: Resolution, unavailable: Set<InputModeID>
  ) -> JSONValue {
    .members([
      "schema": .number(Outcome.schema),
      "modes": .array(
        registry.activeInputModes.map { mode in
          .members([
            "id": .string(mode.id.rawValue), "language": .optional(mode.primaryLanguage?.tag),
            "name": .string(mode.name), "keyboard": unavailable.contains(mode.id) ? .null : .string(keyboard(of: mode)),
          ])
        }),
      "resolution": resolution.json,
    ])
  }

  private static func keyboard(of mode: InputMode) -> String {
    switch mode.keyboard {
    case nil: "the keymap's"
    case .names(let names): names.layouts.map(\.description).joined(separator: ",")
    case .bundled(let name): "\(name).xkb"
    case .file(let path): path
    case .text: "text"
    }
  }
}
