public import Diagnostics

/// Places in one file, eight bytes each.
public struct PlaceList: Hashable, Sendable {
  /// The name of the file as the user gave it, or of the argument.
  public var file: String?
  /// Line and column in the upper and lower half; 0 where unknown.
  private var packed: [UInt64] = []

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

  mutating func append(line: Int, column: Int) {
    packed.append(UInt64(UInt32(clamping: line)) << 32 | UInt64(UInt32(clamping: column)))
  }

  mutating func removeAll(keepingCapacity: Bool) { packed.removeAll(keepingCapacity: keepingCapacity) }
}
