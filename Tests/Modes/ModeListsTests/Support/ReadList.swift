import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightModeLists

/// What reading a list gave, as lines: the format, what it states of the keyboard, the modes, the messages.
func read(_ text: String, file: String = "f") -> String { read(Array(text.utf8), file: file) }

func read(_ bytes: [UInt8], file: String = "f") -> String {
  do {
    return described(try ModeList(bytes, file: file))
  } catch {
    return error.rendered()
  }
}

func described(_ list: ModeList) -> String {
  var lines = [list.format.rawValue]
  if !list.model.isEmpty { lines.append("model \(list.model)") }
  if !list.options.isEmpty { lines.append("options \(list.options.joined(separator: " "))") }
  for mode in list.modes {
    var line = "\(mode.id) at \(mode.place.line ?? 0):\(mode.place.column ?? 0)"
    if let language = mode.primaryLanguage { line += ", language \(language)" }
    if let name = mode.name { line += ", \(name)" }
    if let layout = mode.layout { line += ", on \(layout)" }
    lines.append(line)
  }
  return (lines + list.warnings.map { $0.rendered() }).joined(separator: "\n")
}
