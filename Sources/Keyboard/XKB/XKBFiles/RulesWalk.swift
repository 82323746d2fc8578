import Diagnostics
import Files

/// Follows the includes of rules before the library does, which would wait for a FIFO and try a cycle again and again.
struct RulesWalk {
  private let path: SearchPath
  private var open: [(file: String, identity: FileIdentity)] = []
  private var count = 0

  private var size = 0

  static let mostIncludes = 1000
  /// As deep as the library lets rules include each other; what is beyond it does not read.
  static let deepest = 5

  init(_ path: SearchPath) { self.path = path }

  /// What is wrong with the rules of a name, if they are the user's own.
  mutating func error(_ rules: String) -> Diagnostic? {
    // The library takes the first file that it can open, be it what it may.
    let first = path.folders.lazy.map { "\($0.path)/rules/\(rules)" }.first { file in
      FileKind(path: file).map { $0 != .folder } ?? false
    }
    guard let first, !path.isSystem(first) else { return nil }
    return follow(first, from: SourcePlace(file: first))
  }

  private mutating func follow(_ file: String, from place: SourcePlace) -> Diagnostic? {
    guard !path.isSystem(file), open.count <= Self.deepest else { return nil }
    count += 1
    guard count <= Self.mostIncludes else {
      return .error(
        .tooManyIncludes, "the rules come to more than \(Self.mostIncludes) includes", at: place,
        hint: "look for files that include each other many times")
    }
    let contents: FileContents
    do {
      contents = try FileReader.contents(of: file, limit: XKBFileOutline.sizeLimit)
    } catch {
      if case .system = error.reason {
        // The library takes the next file of the name, or says that there is none.
        guard place.line != nil else { return nil }
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().joined(separator: "/")
        let suggestion = NameSuggestion.nearest(to: String(parts.last ?? ""), in: Folder.names(in: folder))
        return .error(
          .includeNotFound, error.message, at: place,
          hint: suggestion.map(NameSuggestion.question) ?? error.hint)
      }
      return .error(
        .keymapFileUnreadable, place.line == nil ? "the rules cannot be read: \(error.cause)" : error.message,
        at: place, hint: error.dataHint)
    }
    size += contents.bytes.count
    guard size <= IncludeWalk.mostBytes else {
      return .error(
        .keymapTooLarge, "the rules and what they include are larger than \(IncludeWalk.mostBytes >> 20) MiB",
        at: place,
        hint: "include fewer files")
    }
    if let first = open.firstIndex(where: { $0.identity == contents.identity }) {
      let names = open[first...].map(\.file) + [file]
      return .error(
        .includeCycle, "the rules include themselves: \(names.joined(separator: " → "))", at: place,
        hint: "remove one of the includes; `! include %S/evdev` includes the system's rules")
    }
    open.append((file, contents.identity))
    defer { open.removeLast() }
    for include in Self.includes(in: contents.bytes) {
      let place = SourcePlace(file: file, line: include.line)
      if var error = path.environment(in: include.name) {
        error.place = place
        return error
      }
      if let file = path.expanded(include.name), let error = follow(file, from: place) { return error }
    }
    return nil
  }

  /// The files that `! include NAME` names, with their lines.
  private static func includes(in bytes: [UInt8]) -> [(name: String, line: Int)] {
    var includes: [(name: String, line: Int)] = []
    var number = 0
    var first = 1
    var joined: [UInt8] = []
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if joined.isEmpty { first = number }
      joined += part
      // A backslash joins a line with the next one.
      if part.last == UInt8(ascii: "\\") {
        joined[joined.count - 1] = UInt8(ascii: " ")
        continue
      }
      defer { joined.removeAll(keepingCapacity: true) }
      let line = joined.drop { $0 == 0x20 || $0 == 0x09 }
      guard line.first == UInt8(ascii: "!") else { continue }
      let words = line.dropFirst().split(maxSplits: 2) { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard words.count > 1, words[0].elementsEqual("include".utf8) else { continue }
      includes.append((String(decoding: words[1], as: UTF8.self), first))
    }
    return includes
  }
}
