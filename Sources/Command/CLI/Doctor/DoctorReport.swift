import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightEmojiSet
import KeywrightFiles
import KeywrightJSONText
import KeywrightXKB
import PluginHost

/// What this command runs on: versions, data, faults of the library that are dealt with, plugins.
struct DoctorReport {
  /// A library that is loaded, or could not be.
  struct Library {
    var name: String
    /// Its version; nil when nothing tells.
    var version: String?
    /// Its file; nil when it is not there.
    var file: String?
    /// What it takes to have it.
    var remedy: String
  }

  /// Data that the system brings.
  struct DataPlace {
    var name: String
    /// Where it is, or would be.
    var path: String?
    var version: String?
    var exists: Bool
    var remedy: String
  }

  var libraries: [Library]
  var data: [DataPlace]
  var plugins: [(path: String, plugin: Plugin)]

  /// The faults, those first that older versions have mended.
  private var faults: [LibraryFault] {
    LibraryFault.allCases.enumerated().sorted { a, b in
      let (first, second) = (a.element.fixedIn, b.element.fixedIn)
      if first == second { return a.offset < b.offset }
      return second.map { second in first.map { $0 < second } ?? false } ?? true
    }.map(\.element)
  }

  private var activeFaults: [LibraryFault] { faults.filter { $0.isPresent(in: .running) } }

  /// The report as JSON.
  var json: JSONValue {
    .members([
      "schema": .number(Outcome.schema),
      "keywright": .string(VersionCommand.number),
      "swift": .string(BuildFacts.swift),
      "traits": .strings(BuildFacts.traits),
      "unicode": .string(EmojiSet.unicodeVersion),
      "emoji": .string(EmojiSet.emojiVersion),
      "libraries": .array(
        libraries.map {
          .members(["name": .string($0.name), "version": .optional($0.version), "file": .optional($0.file)])
        }),
      "data": .array(
        data.map {
          .members([
            "name": .string($0.name), "path": .optional($0.path), "exists": .bool($0.exists),
            "version": .optional($0.version),
          ])
        }),
      "workarounds": .array(
        faults.map { fault in
          .members([
            "name": .string(fault.rawValue), "fault": .string(fault.summary),
            "active": .bool(fault.isPresent(in: .running)), "neededFrom": .optional(fault.introducedIn?.description),
            "neededUntil": .optional(fault.fixedIn?.description),
            "answer": .string(fault.answer.word), "code": .optional(fault.answer.code?.rawValue),
            "because": .optional(fault.answer.reason),
          ])
        }),
      "plugins": .array(
        plugins.map { path, plugin in
          .members([
            "path": .string(path), "name": .string(plugin.name),
            "modes": .strings(plugin.modes.map(\.id.rawValue)),
          ])
        }),
    ])
  }

  /// Which versions have a fault.
  private static func versions(of fault: LibraryFault) -> String {
    switch (fault.introducedIn, fault.fixedIn) {
    case (nil, nil): "every version"
    case (nil, let end?): "until \(end)"
    case (let start?, nil): "from \(start)"
    case (let start?, let end?): "\(start) until \(end)"
    }
  }

  /// The report for people.
  func text(style: TerminalStyle) -> String {
    let traits = BuildFacts.traits.isEmpty ? "no traits" : "traits \(BuildFacts.traits.joined(separator: ", "))"
    var lines = [
      "\(style.heading("keywright \(VersionCommand.number)")), built with Swift \(BuildFacts.swift), \(traits)",
      "Unicode \(EmojiSet.unicodeVersion), Emoji \(EmojiSet.emojiVersion)", "", style.heading("Libraries"),
    ]
    lines += Self.table(libraries.map { [$0.name, $0.version ?? "–", $0.file ?? "not there: \($0.remedy)"] })
    lines += ["", style.heading("Data")]
    lines += Self.table(
      data.map { [$0.name, $0.version ?? "–", $0.exists ? $0.path ?? "" : "not there: \($0.remedy)"] })
    lines += ["", style.heading("Faults of libxkbcommon \(XKBLibrary.running.version) that are dealt with")]
    lines += Self.table(
      activeFaults.map { [Self.versions(of: $0), $0.answer.sentence, $0.described] })
    if activeFaults.isEmpty { lines.append("  none is known") }
    lines += ["", style.heading("Plugins")]
    lines += Self.table(
      plugins.map { path, plugin in [plugin.name, path, plugin.modes.map(\.id.rawValue).joined(separator: ", ")] })
    if plugins.isEmpty { lines.append("  none is named; a plugin runs only when --plugin PATH names it") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ rows: [[String]]) -> [String] {
    let rows = rows.map { $0.map(SafeText.escaped) }
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = "  " + zip(row, widths).map { HelpText.padded($0, to: $1) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension LibraryFault {
  /// What the library gets wrong, and where it cannot matter, why.
  fileprivate var described: String { answer.reason.map { "\(summary): \($0)" } ?? summary }
}

extension LibraryFault.Answer {
  /// Why the fault cannot matter; nil where it can.
  fileprivate var reason: String? {
    switch self {
    case .immaterial(let reason): reason
    case .corrected, .warned, .refused: nil
    }
  }

  /// The code of what is said; nil where nothing is.
  fileprivate var code: DiagnosticCode? {
    switch self {
    case .corrected(let code): code
    case .warned(let code), .refused(let code): code
    case .immaterial: nil
    }
  }

  fileprivate var word: String {
    switch self {
    case .corrected: "corrected"
    case .warned: "warned"
    case .refused: "refused"
    case .immaterial: "cannot matter"
    }
  }

  fileprivate var sentence: String {
    code.map { "\(word), \($0.rawValue)" } ?? word
  }
}
