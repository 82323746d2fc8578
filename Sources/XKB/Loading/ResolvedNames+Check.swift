import Diagnostics
import KeyEvents

extension ResolvedNames {
  /// Refuses names that could not be names: they would reach files outside the XKB data, cut the list short or be read
  /// as something else in the include statement that rules make of them.
  func check() throws(Diagnostic) {
    for (kind, name) in [("rules", rules), ("model", model)] + options.map({ ("option", $0) }) {
      try Self.check(name, kind: kind)
    }
    for name in layouts {
      try Self.check(name.layout, kind: "layout")
      try Self.check(name.variant, kind: "variant")
    }
  }

  private static func check(_ name: String, kind: String) throws(Diagnostic) {
    let isLayout = kind == "layout" || kind == "variant"
    if name.utf8.count > 1024 {
      throw .error(
        .keymapDoesNotCompile, "the \(kind) name is longer than 1024 bytes",
        hint: "`xkbcli list` shows the names that exist")
    }
    let control = name.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x7F }
    let escapes = kind != "rules" && name.split(separator: "/", omittingEmptySubsequences: false).contains("..")
    let syntax = isLayout ? name.unicodeScalars.first(where: includeSyntax.contains) : nil
    guard control || escapes || syntax != nil || name.contains(",") || (kind == "layout" && name.hasPrefix("/")) else {
      return
    }
    throw .error(
      isLayout ? .unknownLayout : .keymapDoesNotCompile,
      "'\(name)' cannot be the name of \(kind == "option" ? "an" : "a") \(kind)",
      hint: syntax.map(hint) ?? "`xkbcli list` shows the names that exist")
  }

  /// What means something in include statements and in rules, and in no name.
  private static let includeSyntax: Set<Unicode.Scalar> = [
    ":", "+", "|", "^", "(", ")", "[", "]", "{", "}", "<", ">", "%", "$", "*", "!", "=", ";", "#", "\\",
  ]

  private static func hint(_ syntax: Unicode.Scalar) -> String {
    switch syntax {
    case "+", "|", "^": "separate layouts with a comma: us,ru"
    case "(", ")": "a variant stands in parentheses behind its layout: us(intl)"
    case ":": "the order of the list numbers the layouts: us,ru"
    default: "a name has letters, digits, '-', '_' and '.'; `xkbcli list` shows the names that exist"
    }
  }
}
