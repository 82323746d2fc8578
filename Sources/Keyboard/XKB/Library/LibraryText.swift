/// Text that the library gives.
enum LibraryText {
  /// The text of UTF-8; surrogates, which libxkbcommon before 1.6 writes as three bytes each, are left out as no text.
  static func string(_ bytes: UnsafeRawBufferPointer) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if index + 2 < bytes.count, bytes[index] == 0xED, bytes[index + 1] >= 0xA0 {
        index += 3
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
