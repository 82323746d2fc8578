extension Span<UInt8> {
  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  var string: String { withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }

  /// The number of scalars, where the bytes are UTF-8.
  var scalarCount: Int {
    var count = 0
    for index in indices where self[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Whether the bytes begin with an ASCII text in lower case, whatever their own case.
  func hasPrefixIgnoringCase(_ prefix: StaticString) -> Bool {
    guard count >= prefix.utf8CodeUnitCount else { return false }
    return prefix.withUTF8Buffer { prefix in
      for index in prefix.indices {
        let byte = self[index]
        guard ((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) == prefix[index] else { return false }
      }
      return true
    }
  }
}
