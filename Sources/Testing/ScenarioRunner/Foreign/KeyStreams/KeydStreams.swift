import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents

/// A test of keyd: keys, an empty line, and what keyd makes of them.
struct KeydStreams: KeyStreams {
  let input: KeystrokeSequence
  let output: KeystrokeSequence?
  let obstacle: String? = nil

  init(_ bytes: [UInt8], file: String, names: KeyNameTable) {
    let end = Self.endOfSection(bytes, from: 0)
    input = KeystrokeSequence(Array(bytes[..<end]), as: .keyd, file: file, names: names)
    // Empty lines in front keep the numbers of the lines.
    let output = [UInt8](repeating: 0x0A, count: bytes[..<end].count { $0 == 0x0A }) + bytes[end...]
    guard output.contains(where: { $0 > 0x20 }) else {
      self.output = nil
      return
    }
    var given = KeystrokeSequence(output, as: .keyd, file: file, names: names)
    if let line = Self.lineBehindOutput(bytes, from: end) {
      given.diagnostics.append(
        .error(
          .recordingSyntax,
          "a test of keyd has keys, an empty line and what keyd makes of them; this comes after it",
          at: SourcePlace(file: file, line: line),
          hint: "take the second empty line away, or put this into a file of its own"))
    }
    self.output = given
  }

  /// The number of the first line with anything but a comment after the output; nil where there is none.
  private static func lineBehindOutput(_ bytes: [UInt8], from start: Int) -> Int? {
    let end = endOfSection(bytes, from: start)
    let behind = bytes[end...].split(separator: 0x0A, omittingEmptySubsequences: false)
    guard
      let index = behind.firstIndex(where: { line in
        line.first { $0 > 0x20 }.map { $0 != 0x23 } ?? false
      })
    else { return nil }
    return bytes[..<end].count { $0 == 0x0A } + index + 1
  }

  /// Where the first empty line after a key begins.
  private static func endOfSection(_ bytes: [UInt8], from beginning: Int) -> Int {
    var start = beginning
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
