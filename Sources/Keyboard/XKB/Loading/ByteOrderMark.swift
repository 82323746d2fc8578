import KeywrightDiagnostics

/// The mark that some editors put before UTF-8 text.
enum ByteOrderMark {
  static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func warning(at place: SourcePlace) -> Diagnostic {
    .warning(
      .byteOrderMark, "the file starts with a byte order mark, which is skipped; libxkbcommon refuses it", at: place,
      hint: "save the file as UTF-8 without a byte order mark")
  }
}
