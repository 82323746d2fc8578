import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents

/// What the rules do with the options of a choice of names, found out by reading them as the library does.
struct RulesOptions {
  /// Every option that a rule names.
  private(set) var known: Set<String> = []
  /// The options of the choice that a rule takes up, each with the symbols that it brings: `+ctrl(nocaps)`.
  private(set) var symbols: [String: [String]] = [:]
  /// What there is to say about rules of the user: those that do nothing, and those that newer versions read otherwise.
  private(set) var warnings: [Diagnostic] = []
  /// Lines of the user's rules that the library does not take, as warnings.
  private(set) var mistakes: [Diagnostic] = []
  /// Whether a rule has chosen the symbols, to which others can only add.
  private var hasSymbols = false
  /// Whether there were rules to read.
  private(set) var hasRules = false

  /// What a rule looks at.
  private enum Column {
    case model
    case layout(Which)
    case variant(Which)
    case option
    case other
  }

  private enum Which {
    /// The only one.
    case single
    case index(Int)
    case later
    case any
  }

  private let names: ResolvedNames
  private let options: Set<String>
  private var groups: [Substring: Set<Substring>] = [:]
  private var columns: [Column] = []
  private var results: [Substring] = []

  init(_ names: ResolvedNames, _ path: SearchPath) {
    self.names = names
    options = Set(names.options.map(Self.bare))
    let partial = LibraryFault.partialRules.isPresent(in: .running) ? [] : Self.partialFiles(names.rules, path)
    var files = RulesFiles(path)
    for file in [path.file("rules", names.rules)].compactMap(\.self) + partial {
      files.visit(file) { line, file, lines in
        read(line.words, isOwn: !path.isSystem(file)) { index in
          let position = lines.position(of: line.starts[index])
          return SourcePlace(file: file, line: position.line, column: position.column)
        }
      }
    }
    mistakes += files.unterminated.filter { !path.isSystem($0.file ?? "") }.map { place in
      .warning(
        .keymapSyntax, "the last line has no line end, which libxkbcommon from 1.8 on refuses", at: place,
        hint: "end it with a line feed")
    }
  }

  /// The partial rules that folders have beside the first file of the name: `evdev.pre`, `evdev.post`.
  static func partialFiles(_ rules: String, _ path: SearchPath) -> [String] {
    path.folders.flatMap { folder in ["pre", "post"].map { "\(folder.path)/rules/\(rules).\($0)" } }
      .filter { FileKind(path: $0) == .regular }
  }

  /// An option without the number of the layout that it is for: `opt!2`.
  static func bare(_ option: String) -> String {
    guard let mark = option.lastIndex(of: "!"), XKBLibrary.running.lowestMinorVersion >= 11 else { return option }
    let number = option[option.index(after: mark)...]
    return !number.isEmpty && number.allSatisfy(\.isNumber) ? String(option[..<mark]) : option
  }

  /// Reads a line, with the place of each of its words.
  private mutating func read(_ line: [Substring], isOwn: Bool, _ place: (Int) -> SourcePlace) {
    hasRules = true
    if isOwn, let (index, message, hint) = mistake(in: line) {
      mistakes.append(.warning(.keymapSyntax, message, at: place(index), hint: hint))
    }
    guard line.first == "!" else {
      if match(line), isOwn {
        warnings.append(
          .warning(
            .optionWithoutEffect, "these symbols are ignored, as a rule above has chosen the symbols",
            at: place(line.count - 1), hint: "add to them: write + before the name"))
      }
      if isOwn, let (index, fault) = wordReadOtherwise(line), let version = fault.fixedIn {
        let subject = "libxkbcommon before \(version.major).\(version.minor)"
        warnings.append(
          .warning(
            .ruleOfNewerVersion,
            fault == .rulesStar
              ? "\(subject) takes `*` for a layout or variant that is not there too"
              : "\(subject) takes `\(line[index])` for a name, so this rule does nothing",
            at: place(index), hint: "use a newer version, or write the rule out"))
      }
      return
    }
    let words = line.dropFirst()
    guard let first = words.first else { return }
    let (left, right) = Self.sides(Array(words))
    if first.hasPrefix("$") {
      groups[first] = Set(right)
    } else {
      columns = left.map(Self.column)
      results = right
    }
  }

  private static let subjects = ["model", "layout", "variant", "option"]
  private static let components = ["keycodes", "types", "compat", "symbols", "geometry", "keymap"]

  /// What is wrong with a line, by the index of the word at fault.
  private func mistake(in line: [Substring]) -> (index: Int, message: String, hint: String)? {
    let equals = line.firstIndex(of: "=")
    guard line.first == "!" else {
      guard !columns.isEmpty else { return nil }
      let left = line[..<(equals ?? line.count)]
      let right = line[min((equals ?? line.count) + 1, line.count)...]
      let form =
        "this rule has other words than its heading, which has \(columns.count) before the = and \(results.count) after it"
      if left.count != columns.count { return (max(0, min(left.count - 1, columns.count)), form, Self.correctRule) }
      guard right.count == results.count else {
        return (min(line.count - 1, right.startIndex + min(right.count, results.count)), form, Self.correctRule)
      }
      return nil
    }
    guard line.count > 1, !line[1].hasPrefix("$") else { return nil }
    for index in line.indices.dropFirst() where index != equals {
      let isSubject = equals.map { index < $0 } ?? true
      let known = isSubject ? Self.subjects : Self.components
      let name = String(line[index].prefix { $0 != "[" })
      guard !known.contains(name) else { continue }
      let hint = NameSuggestion.hint(for: name, in: known) ?? "the words are \(known.joined(separator: ", "))"
      return (index, "no rules \(isSubject ? "look at" : "give") “\(name)”, so those below are ignored", hint)
    }
    guard equals == nil else { return nil }
    return (line.count - 1, "the heading of rules has no =, so those below are ignored", "write ! option = symbols")
  }

  private static let correctRule = "correct this rule, or take it out"

  private static func sides(_ words: [Substring]) -> (left: [Substring], right: [Substring]) {
    guard let equals = words.firstIndex(of: "=") else { return (words, []) }
    return (Array(words[..<equals]), Array(words[(equals + 1)...]))
  }

  private static func column(_ word: Substring) -> Column {
    let name = word.prefix { $0 != "[" }
    let index = word.dropFirst(name.count + 1).prefix { $0 != "]" }
    let which: Which =
      switch index {
      case "", "single": .single
      case "first": .index(0)
      case "later": .later
      case "any": .any
      default: Int(index).flatMap { (1...32).contains($0) ? .index($0 - 1) : nil } ?? .any
      }
    switch name {
    case "model": return .model
    case "layout": return .layout(which)
    case "variant": return .variant(which)
    case "option": return .option
    default: return .other
    }
  }

  /// Whether the rule applies and its symbols do nothing.
  private mutating func match(_ line: [Substring]) -> Bool {
    let (left, right) = Self.sides(line)
    var named: Set<String> = []
    var isMatch = true
    for (column, word) in zip(columns, left) {
      if case .option = column {
        let values = word.hasPrefix("$") ? (groups[word] ?? []).map(String.init) : [String(word)]
        named.formUnion(values)
      } else if isMatch {
        isMatch = matches(column, word)
      }
    }
    known.formUnion(named)
    guard isMatch else { return false }
    let brought = zip(results, right).filter { $0.0 == "symbols" || $0.0.hasPrefix("symbols[") }.map { String($0.1) }
    let chosen = named.intersection(options)
    for option in chosen { symbols[option, default: []] += brought }
    guard named.isEmpty || !chosen.isEmpty, brought.contains(where: { $0.first != "+" && $0.first != "|" }) else {
      return false
    }
    defer { hasSymbols = true }
    return hasSymbols && !chosen.isEmpty
  }

  /// A word of a rule about layouts or variants that older versions read otherwise, by its index.
  private func wordReadOtherwise(_ line: [Substring]) -> (index: Int, fault: LibraryFault)? {
    for (index, (column, word)) in zip(columns, Self.sides(line).left).enumerated() {
      switch column {
      case .layout(let which), .variant(let which):
        if ["<none>", "<some>", "<any>"].contains(word), LibraryFault.rulesWildcards.isPresent(in: .running) {
          return (index, .rulesWildcards)
        }
        let isVariant = if case .variant = column { true } else { false }
        let isEmpty = chosen(which).contains { (isVariant ? $0.variant : $0.layout).isEmpty }
        if word == "*", isEmpty, LibraryFault.rulesStar.isPresent(in: .running) { return (index, .rulesStar) }
      case .model, .option, .other: continue
      }
    }
    return nil
  }

  private func matches(_ column: Column, _ word: Substring) -> Bool {
    switch column {
    case .model: return word == "*" || matches(names.model, word)
    case .layout(let which): return chosen(which).contains { matches($0.layout, word) }
    case .variant(let which): return chosen(which).contains { matches($0.variant, word) }
    case .option, .other: return true
    }
  }

  private func chosen(_ which: Which) -> ArraySlice<LayoutName> {
    let layouts = names.layouts
    switch which {
    case .single: return layouts.count == 1 ? layouts[...] : []
    // A rule for the first of several is none for the only one.
    case .index(let index): return layouts.count > 1 && index < layouts.count ? layouts[index...index] : []
    case .later: return layouts.dropFirst()
    case .any: return layouts[...]
    }
  }

  private func matches(_ value: String, _ word: Substring) -> Bool {
    switch word {
    case "*": !value.isEmpty || LibraryFault.rulesStar.isPresent(in: .running)
    case "<some>" where !LibraryFault.rulesWildcards.isPresent(in: .running): !value.isEmpty
    case "<none>" where !LibraryFault.rulesWildcards.isPresent(in: .running): value.isEmpty
    case "<any>" where !LibraryFault.rulesWildcards.isPresent(in: .running): true
    default: word.hasPrefix("$") ? groups[word]?.contains(Substring(value)) ?? false : word == value
    }
  }
}

/// Reads rules files and those that they include, each line once, within bounds.
struct RulesFiles {
  private let path: SearchPath
  private var size = 0
  private var count = 0
  /// Where files end without a line feed.
  private(set) var unterminated: [SourcePlace] = []

  init(_ path: SearchPath) { self.path = path }

  /// Reads a file, and at each include what it includes.
  mutating func visit(_ file: String, depth: Int = 0, _ body: (RulesLine, String, RulesLines) -> Void) {
    guard depth <= RulesWalk.deepest, count < RulesWalk.mostIncludes, size < IncludeWalk.mostBytes,
      let bytes = try? FileReader.contents(of: file, limit: XKBFileOutline.sizeLimit).bytes
    else { return }
    count += 1
    size += bytes.count
    let lines = RulesLines(bytes)
    if let last = lines.unterminated {
      unterminated.append(SourcePlace(file: file, line: last.line, column: last.column))
    }
    for line in lines {
      if let name = line.includedName.map({ String(line.words[$0]) }) {
        if let next = path.expanded(name) { visit(next, depth: depth + 1, body) }
      } else {
        body(line, file, lines)
      }
    }
  }
}
