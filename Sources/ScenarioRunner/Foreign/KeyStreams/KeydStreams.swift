import KeyEvents
import KeyRecordings

/// A test of keyd: keys, an empty line, and what keyd makes of them.
struct KeydStreams: KeyStreams {
  let input: KeystrokeSequence
  let output: KeystrokeSequence?
  let obstacle: String? = nil

  init(_ bytes: [UInt8], file: String, names: KeyNameTable) {
    let end = Self.endOfInput(bytes)
    input = KeystrokeSequence(Array(bytes[..<end]), as: .keyd, file: file, names: names)
    // Empty lines in front keep the numbers of the lines.
    let output = [UInt8](repeating: 0x0A, count: bytes[..<end].count { $0 == 0x0A }) + bytes[end...]
    self.output =
      output.contains { $0 > 0x20 } ? KeystrokeSequence(output, as: .keyd, file: file, names: names) : nil
  }

  /// Where the first empty line behind a key begins.
  private static func endOfInput(_ bytes: [UInt8]) -> Int {
    var start = 0
    var hasKeys = false
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let first = bytes[start..<end].first { $0 > 0x20 }
      if first == nil, hasKeys { return start }
      if let first, first != 0x23 { hasKeys = true }
      start = end + 1
    }
    return bytes.count
  }
}
