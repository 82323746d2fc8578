/// Takes what a target needs off the bytes that libFuzzer makes up; 0 where there is nothing left.
struct FuzzBytes {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: Span<UInt8>) { self.bytes = bytes.withUnsafeBufferPointer { Array($0) } }

  var isEmpty: Bool { index >= bytes.count }

  mutating func byte() -> UInt8 {
    guard index < bytes.count else { return 0 }
    defer { index += 1 }
    return bytes[index]
  }

  /// A number below a limit.
  mutating func number(below limit: UInt8) -> Int { Int(byte() % limit) }

  /// A number that is small mostly, and now and then negative or far too great.
  mutating func position() -> Int {
    let byte = byte()
    return switch byte {
    case 250...253: -Int(byte - 249)
    case 254: .max
    case 255: .min
    default: Int(byte % 32)
    }
  }

  /// Up to 31 bytes as a text.
  mutating func text() -> String {
    let count = min(Int(byte() % 32), bytes.count - index)
    defer { index += count }
    return String(decoding: bytes[index..<index + count], as: UTF8.self)
  }
}
