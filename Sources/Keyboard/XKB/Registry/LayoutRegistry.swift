import CKeywrightXKBRegistry
import CKeywrightXKBSupport
public import KeywrightDiagnostics
import KeywrightFiles
public import KeywrightKeyEvents

/// The layouts that the XKB data lists for people to choose; reading them takes tens of milliseconds.
public struct LayoutRegistry: Sendable {
  /// The layouts and their variants, in the order of the data.
  public let layouts: [RegisteredLayout]
  /// What was wrong with the registry files of the user.
  public let diagnostics: [Diagnostic]

  /// Reads the registry of the folders that a loader searches.
  public init(_ loader: KeymapLoader, rules: String = "evdev", includesExotic: Bool = false) throws(Diagnostic) {
    try ResolvedNames.check(rules, kind: "rules")
    guard let registry = kw_registry_load()?.pointee else {
      throw .error(
        .noSystemData, "the list of layouts needs libxkbregistry, which is not installed",
        hint: "install the package libxkbregistry0")
    }
    var flags = RXKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue
    if includesExotic { flags |= RXKB_CONTEXT_LOAD_EXOTIC_RULES.rawValue }
    guard let context = registry.context_new(rxkb_context_flags(rawValue: flags)) else {
      throw .error(.keymapDoesNotCompile, "there is no memory for the list of layouts", hint: "end other programs")
    }
    defer { _ = registry.context_unref(context) }
    let log = LibraryLog()
    kw_log_attach_registry(log.pointer, context)
    registry.context_set_log_level(context, RXKB_LOG_LEVEL_WARNING)

    var hasFolder = false
    var leftOut: [Diagnostic] = []
    for folder in Self.folders(loader) where FileKind(path: folder) == .folder {
      if let refused = Self.refusal(of: "\(folder)/rules/\(rules)") {
        leftOut.append(refused)
      } else {
        hasFolder = registry.context_include_path_append(context, folder) || hasFolder
      }
    }
    let isParsed = hasFolder && registry.context_parse(context, rules)
    let messages = log.messages
    kw_log_attach_registry(nil, context)
    guard isParsed else {
      throw .error(
        .noSystemData, "there is no list of layouts rules/\(rules).xml to read",
        hint: "install the package xkb-data (xkeyboard-config)")
    }
    layouts = Self.layouts(of: context, registry)
    diagnostics = leftOut + Self.diagnostics(messages)
  }

  /// The folders in which lists are looked for, in order.
  private static func folders(_ loader: KeymapLoader) -> [String] {
    guard loader.usesEnvironment, let context = LibraryContext() else {
      return loader.includeDirectories + (loader.usesSystemData ? SystemData.directory.map { [$0] } ?? [] : [])
    }
    context.appendDefaults()
    return loader.includeDirectories + context.directories
  }

  // The system's own has a quarter of a megabyte.
  private static let largestList = 4 << 20

  /// Why a folder's lists must not be read: the library would wait for ever for a FIFO that nobody writes to, and look
  /// through gigabytes.
  private static func refusal(of list: String) -> Diagnostic? {
    for file in ["\(list).xml", "\(list).extras.xml"] {
      do {
        let bytes = try FileReader.contents(of: file, limit: largestList).bytes
        if let odd = oddity(of: bytes) { return refusal(file, cause: odd) }
      } catch {
        // What cannot be opened is the library's to tell.
        if case .system = error.reason { continue }
        return refusal(file, error)
      }
    }
    return nil
  }

  // The system's longest tag has 170 bytes, and it lists 610 variants.
  private static let longestTag = 16 << 10
  private static let mostTags = 100_000
  private static let mostVariants = 10_000

  /// What the library would read for too long; nil for a list as they are.
  private static func oddity(of bytes: [UInt8]) -> String? {
    var tags = 0
    var variants = 0
    var position = 0
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      let isComment = bytes[open...].starts(with: "<!--".utf8)
      let last = min(open + longestTag, bytes.count)
      var end = open
      while end < last, bytes[end] != UInt8(ascii: ">") || isComment && !bytes[..<end].hasSuffix("--".utf8) { end += 1 }
      guard end < last || last == bytes.count else { return "it has a tag or comment longer than \(longestTag) bytes" }
      if bytes[open...].starts(with: "<variant>".utf8) || bytes[open...].starts(with: "<layout>".utf8) { variants += 1 }
      tags += 1
      guard tags <= mostTags, variants <= mostVariants else {
        return "it has more than \(mostVariants) layouts and variants, or more than \(mostTags) tags"
      }
      position = min(end + 1, bytes.count)
    }
    return nil
  }

  private static func refusal(_ file: String, _ failure: FileFailure) -> Diagnostic {
    refusal(file, cause: failure.cause)
  }

  private static func refusal(_ file: String, cause: String) -> Diagnostic {
    .warning(
      .libraryMessage, "the layouts of this folder are not listed: \(cause)", at: SourcePlace(file: file),
      hint: "put the list itself there, or take the file away")
  }

  private static func layouts(of context: OpaquePointer, _ registry: kw_registry) -> [RegisteredLayout] {
    var layouts: [RegisteredLayout] = []
    var layout = registry.layout_first(context)
    while let current = layout {
      let name = LayoutName(
        layout: text(registry.layout_get_name(current)), variant: text(registry.layout_get_variant(current)))
      layouts.append(
        RegisteredLayout(
          name: name, brief: text(registry.layout_get_brief(current)),
          description: text(registry.layout_get_description(current)), languages: languages(of: current, registry),
          isExotic: registry.layout_get_popularity(current) == RXKB_POPULARITY_EXOTIC))
      layout = registry.layout_next(current)
    }
    return layouts
  }

  private static func languages(of layout: OpaquePointer, _ registry: kw_registry) -> [String] {
    var languages: [String] = []
    var code = registry.layout_get_iso639_first(layout)
    while let current = code {
      languages.append(text(registry.iso639_code_get_code(current)))
      code = registry.iso639_code_next(current)
    }
    return languages
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

  /// One warning for each file: the library names it only after it has told what is wrong in it.
  private static func diagnostics(_ messages: [LibraryMessage]) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    var reasons: [String] = []
    for message in messages {
      guard let path = message.text.firstRange(of: " at /") else {
        reasons.append(message.text)
        continue
      }
      let file = String(message.text[message.text.index(after: path.lowerBound)...].dropFirst(3))
      warnings.append(warning(reasons.isEmpty ? [message.text] : reasons, file: file))
      reasons = []
    }
    if !reasons.isEmpty { warnings.append(warning(reasons, file: nil)) }
    return warnings
  }

  private static func warning(_ reasons: [String], file: String?) -> Diagnostic {
    var place = SourcePlace(file: file)
    // libxml2 also prints the line, and a sign below the location.
    var reasons = reasons.filter { $0.contains(where: \.isLetter) }
    for index in reasons.indices {
      guard let match = reasons[index].wholeMatch(of: #/(.+?\.xml):([0-9]{1,9}): (?:\w+ error : )?(.*)/#) else {
        continue
      }
      reasons[index] = String(match.3)
      if index == 0 {
        place = SourcePlace(file: file ?? String(match.1), line: Int(match.2))
      } else if place.line.map(String.init) != String(match.2) {
        reasons[index] += " (line \(match.2))"
      }
    }
    // What the library says of the source text itself helps nobody who reads the message.
    if let first = reasons.first { reasons = [first] + reasons.dropFirst().filter { !$0.hasPrefix("<") } }
    return .warning(
      .libraryMessage, "the layouts of this file are not listed: \(reasons.joined(separator: "; "))", at: place,
      hint: "the file must follow xkb.dtd")
  }

  /// The entry of a layout and its variant; nil when the data does not list it.
  public func layout(_ name: LayoutName) -> RegisteredLayout? { layouts.first { $0.name == name } }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ end: String.UTF8View) -> Bool { suffix(end.count).elementsEqual(end) }
}
