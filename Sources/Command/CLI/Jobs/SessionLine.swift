import KeyRecordings
import KeywrightDiagnostics
import KeywrightJSONText

/// One line of `--jsonl`: a session of keys, or the name of a recording, and the keyboard that it is for.
struct SessionLine {
  /// What the line calls itself, which its result repeats.
  private(set) var id: JSONValue?
  /// The options of the line, as a command line would give them.
  private(set) var arguments = ParsedArguments()
  private(set) var source: KeystrokeSource?

  private static let sources = ["keys", "events", "recording"]
  /// The options that a line may give, without their dashes. Plugins are not among them: they run only when the command
  /// line names them.
  static let options: [OptionName] = [
    .layout, .variant, .options, .model, .rules, .keymap, .keymapFormat, .compose, .mode, .prefer, .context, .field,
    .accept, .settle, .backspace, .initial, .icon,
  ]

  /// The options by what a member calls them, without their dashes.
  private static let specs: [String: OptionSpec] = Dictionary(
    ReplayCommand.spec.options.filter { options.contains($0.option) }.map { (String($0.name.dropFirst(2)), $0) },
    uniquingKeysWith: { first, _ in first })
  private static let optionNames = options.map { String($0.rawValue.dropFirst(2)) }

  /// What is wrong with a line, and what it calls itself all the same.
  struct Fault: Error {
    var message: String
    var hint = "a line is one object, such as {\"layout\": \"us\", \"keys\": \"H I\"}"
  }

  /// Takes a line apart; the id is there even where the rest is wrong.
  mutating func read(_ line: [UInt8]) throws {
    let value: JSONValue
    do {
      value = try JSONReader.value(line[...], keepingDigitsIn: "id")
    } catch {
      throw Fault(message: "the line is not JSON: \(error.message)")
    }
    guard case .object(let members) = value else { throw Fault(message: "the line is not a JSON object") }
    id = members.first { $0.name == "id" }?.value
    var format: String?
    for member in members {
      switch (member.name, member.value) {
      case ("id", _): continue
      case ("format", .string(let name)): format = name
      case (let name, let value) where Self.sources.contains(name):
        guard source == nil else {
          throw Fault(message: "the line has more than one of keys, events and recording", hint: "give one of them")
        }
        source = try Self.source(name, value)
      case ("format", _): throw Self.wrongType("format", "a string")
      case (let name, let value):
        guard let option = Self.specs[name] else { throw Self.unknown(name) }
        try take(option, value)
      }
    }
    guard let source else {
      throw Fault(
        message: "the line has no keys", hint: "give keys, such as \"keys\": \"H I\", or events, or a recording")
    }
    try choose(format, for: source)
  }

  private mutating func take(_ option: OptionSpec, _ value: JSONValue) throws {
    switch value {
    case .string(let text): try arguments.give(option, text)
    case .array(let values) where option.option == .mode:
      for value in values {
        guard case .string(let id) = value else { throw Self.wrongType("mode", "a string or a list of strings") }
        try arguments.give(option, id)
      }
    default: throw Self.wrongType(String(option.name.dropFirst(2)), "a string")
    }
  }

  private mutating func choose(_ format: String?, for source: KeystrokeSource) throws(Fault) {
    guard let name = format else { return }
    guard case .file(let path, _) = source else {
      throw Fault(message: "format is for a recording", hint: "leave it out")
    }
    guard let format = RecordingFormat(rawValue: name) else {
      let names = RecordingFormat.allCases.map(\.rawValue)
      throw Fault(
        message: "format cannot be \(Quoted.text(name))",
        hint: NameSuggestion.hint(for: name, in: names)
          ?? "choose one of \(names.joined(separator: ", "))")
    }
    self.source = .file(path, format)
  }

  private static func source(_ name: String, _ value: JSONValue) throws(Fault) -> KeystrokeSource {
    switch (name, value) {
    case ("keys", .string(let keys)): return .notation(keys, name: "keys")
    case ("recording", .string("-")):
      throw Fault(message: "the recording cannot be standard input, which brings the lines", hint: "name a file")
    case ("recording", .string(let path)): return .file(path, nil)
    case ("events", .array(let events)): return .events(try SessionEvents.bytes(events), name: "events")
    default:
      throw wrongType(name, name == "events" ? "a list of events, each [microseconds, code, value]" : "a string")
    }
  }

  private static func wrongType(_ name: String, _ type: String) -> Fault {
    Fault(message: "\(name) has to be \(type)", hint: "keywright help replay shows what a line may have")
  }

  private static func unknown(_ name: String) -> Fault {
    if name == "plugin" {
      return Fault(
        message: "a line cannot load a plugin", hint: "name it on the command line: --plugin PATH; then give its mode")
    }
    let names = ["id", "format"] + sources + optionNames
    return Fault(
      message: "a line has no member \(Quoted.text(name))",
      hint: NameSuggestion.hint(for: name, in: names)
        ?? "it may have \(names.joined(separator: ", "))")
  }
}

extension SessionLine {
  /// What help says of the members of a line.
  static let glossary = CommandSpec.Glossary(
    title: "A line of --jsonl",
    entries: [
      ("keys", "keystrokes in notation: {\"keys\": \"SHIFT+H I\"}"),
      ("events", "or the kernel's events, [[microseconds, code, value], …]"),
      ("recording", "or the path of a recording; format says how it is written"),
      ("id", "anything; the result repeats it"),
      (
        "layout …",
        "the keyboard and field, where they are not those of the command line: \(optionNames.joined(separator: ", "))"
      ),
    ])
}
