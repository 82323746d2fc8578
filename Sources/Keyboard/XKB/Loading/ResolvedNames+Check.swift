import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents

extension ResolvedNames {
  /// Refuses names that could not be names: they would reach files outside the XKB data, cut the list short or be read
  /// as something else in the include statement that rules make of them.
  func check() throws(Diagnostic) {
    try Self.check(layoutCount, of: Self.mostLayouts, "layouts")
    try Self.check(options.count, of: Self.mostOptions, "options")
    for (kind, name) in [("rules", rules), ("model", model)] + options.map({ ("option", $0) }) {
      try Self.check(name, kind: kind)
    }
    for name in layouts {
      try Self.check(name.layout, kind: "layout")
      try Self.check(name.variant, kind: "variant")
    }
  }

  /// Far more than a keymap can have, or than the rules know.
  private static let mostLayouts = 64
  private static let mostOptions = 500

  private static func check(_ count: Int, of most: Int, _ kind: String) throws(Diagnostic) {
    guard count > most else { return }
    throw .error(
      .tooManyNames, "\(count) \(kind) are named, and no more than \(most) are read",
      hint: "name only the \(kind) that the keymap needs")
  }

  /// Refuses what could not be a name of this kind.
  static func check(_ name: String, kind: String) throws(Diagnostic) {
    let isLayout = kind == "layout" || kind == "variant"
    if name.utf8.count > 1024 {
      throw .error(
        .keymapDoesNotCompile, "the \(kind) name is longer than 1024 bytes",
        hint: "`xkbcli list` shows the names that exist")
    }
    let control = name.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x7F }
    let isFile = kind == "layout" || kind == "rules"
    let escapes = PathText.hasParentStep(name) || isFile && name.hasPrefix("/")
    let syntax = isLayout ? name.unicodeScalars.first(where: includeSyntax.contains) : nil
    guard control || escapes || syntax != nil || name.contains(",") else { return }
    throw .error(
      isLayout ? .unknownLayout : .keymapDoesNotCompile,
      "“\(name)” cannot be the name of \(article(kind))\(kind)",
      hint: syntax.map(hint) ?? "`xkbcli list` shows the names that exist")
  }

  private static func article(_ kind: String) -> String {
    switch kind {
    case "option": "an "
    case "rules": ""
    default: "a "
    }
  }

  /// What means something in include statements and in rules, and in no name.
  private static let includeSyntax: Set<Unicode.Scalar> = [
    ":", "+", "|", "^", "(", ")", "[", "]", "{", "}", "<", ">", "%", "$", "*", "!", "=", ";", "#", "\\",
  ]

  private static func hint(_ syntax: Unicode.Scalar) -> String {
    switch syntax {
    case "+", "|", "^": "separate layouts with a comma: us,ru"
    case "(", ")": "a variant goes in parentheses after its layout: us(intl)"
    case ":": "the order of the list numbers the layouts: us,ru"
    default: "a name has letters, digits, '-', '_' and '.'; `xkbcli list` shows the names that exist"
    }
  }
}
