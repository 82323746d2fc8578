/// Cuts a stream of bytes into lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  private var searched = 0

  /// How many bytes wait for the end of their line, or to be taken.
  var count: Int { bytes.count }

  /// Adds bytes to the end.
  mutating func append(_ chunk: some Collection<UInt8>) { bytes += chunk }

  /// The next whole line without its end; nil until there is one.
  mutating func next() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    let line = Array(bytes[..<end])
    bytes.removeSubrange(...end)
    searched = 0
    return line
  }

  /// Everything that is left, as a last line without an end; nil for nothing.
  mutating func rest() -> [UInt8]? {
    guard !bytes.isEmpty else { return nil }
    defer {
      bytes = []
      searched = 0
    }
    return bytes
  }
}
