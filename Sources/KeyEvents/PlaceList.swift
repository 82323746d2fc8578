public import Diagnostics

/// Places in one file, eight bytes each.
public struct PlaceList: Hashable, Sendable {
  /// The name of the file as the user gave it, or of the argument.
  public var file: String?
  /// Line and column in the upper and lower half; 0 where unknown.
  @usableFromInline var packed: [UInt64] = []

  /// No place yet, in a file.
  public init(file: String? = nil) { self.file = file }

  /// The number of places.
  public var count: Int { packed.count }

  /// The place at an index below ``count``; the file alone for every other index.
  public subscript(index: Int) -> SourcePlace {
    guard packed.indices.contains(index), packed[index] != 0 else { return SourcePlace(file: file) }
    let place = packed[index]
    return SourcePlace(file: file, line: Int(place >> 32), column: Int(place & 0xFFFF_FFFF))
  }

  @inlinable
  @inline(__always)
  mutating func append(line: Int, column: Int) {
    // Records of a binary recording have no line.
    let isKnown = line | column != 0
    packed.append(isKnown ? UInt64(UInt32(clamping: line)) << 32 | UInt64(UInt32(clamping: column)) : 0)
  }

  mutating func removeAll(keepingCapacity: Bool) { packed.removeAll(keepingCapacity: keepingCapacity) }
}
