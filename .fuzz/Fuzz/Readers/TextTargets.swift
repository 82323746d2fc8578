import KeywrightJSONText
import KeywrightKeyEvents

/// Texts that people and programs write.
enum TextTargets {
  private static let names = KeyNameTable()

  static func notation(_ bytes: Span<UInt8>) {
    _ = try? KeystrokeNotation(names: names).parse(bytes: bytes.withUnsafeBufferPointer { Array($0) })
  }

  static func json(_ bytes: Span<UInt8>) {
    guard let value = try? JSONReader.value(bytes.withUnsafeBufferPointer { Array($0) }[...]) else { return }
    var written: [UInt8] = []
    JSONWriter.appendCompact(value, to: &written)
    precondition((try? JSONReader.value(written[...])) == value, "what was written reads back as something else")
  }
}
