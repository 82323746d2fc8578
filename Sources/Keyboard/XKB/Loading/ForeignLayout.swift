import KeywrightDiagnostics

/// Keyboard layouts of other systems, which somebody may give as a keymap.
enum ForeignLayout {
  /// What a file is that is no XKB keymap, by how it begins; nil for anything else.
  static func error(_ bytes: [UInt8], file: String?) -> Diagnostic? {
    guard let kind = kind(beginning(bytes)) else { return nil }
    return .error(
      .notAKeymap, "this is \(kind), not an XKB keymap", at: SourcePlace(file: file),
      hint: "write it as XKB symbols in the folder symbols of a folder that is searched, and choose it as a layout")
  }

  private static func kind(_ text: String) -> String? {
    let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    let first = words.first ?? ""
    if first == "KBD", words.count > 1 { return "a keyboard layout of Windows (.klc)" }
    if first.hasPrefix("<") {
      if text.contains("<!DOCTYPE keyboard") || text.contains("<keyboard group") {
        return "a keyboard layout of macOS (.keylayout)"
      }
      if text.contains("<keyboard3") || text.contains("<keyboard locale") || text.contains("<ldml") {
        return "a keyboard layout in LDML"
      }
      return first.hasPrefix("<?xml") ? "an XML file" : nil
    }
    if first == "keycode" || first == "keymaps" || first == "keysym" {
      return "a key table of the Linux console or of xmodmap"
    }
    return text.contains("store(&") ? "a keyboard of Keyman" : nil
  }

  /// The first characters, those of UTF-16 as well, without comments of the other formats.
  private static func beginning(_ bytes: [UInt8]) -> String {
    let most = 4096
    let start = bytes.prefix(most)
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      let isLittle = start.first == 0xFF
      let units = stride(from: 2, to: start.count - 1, by: 2).map { index in
        UInt16(start[index]) << (isLittle ? 0 : 8) | UInt16(start[index + 1]) << (isLittle ? 8 : 0)
      }
      return withoutComments(String(decoding: units, as: UTF16.self))
    }
    return withoutComments(String(decoding: start, as: UTF8.self))
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).filter { line in
      let line = line.drop(while: \.isWhitespace)
      return !["#", "!", "//", ";"].contains(where: line.hasPrefix)
    }.joined(separator: "\n")
  }
}
