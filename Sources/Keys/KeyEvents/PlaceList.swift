public import KeywrightDiagnostics

/// Places in one file, eight bytes each; those at the end that nobody knows take none.
public struct PlaceList: Hashable, Sendable {
  /// The name of the file as the user gave it, or of the argument.
  public var file: String?
  /// Line and column in the upper and lower half; 0 where unknown.
  @usableFromInline var packed: [UInt64] = []
  /// How many places after the packed ones are unknown.
  @usableFromInline var unknownCount = 0

  /// No place yet, in a file.
  public init(file: String? = nil) { self.file = file }

  /// The number of places.
  @inlinable public var count: Int { packed.count + unknownCount }

  /// The place at an index below ``count``; the file alone for every other index.
  public subscript(index: Int) -> SourcePlace {
    guard packed.indices.contains(index), packed[index] != 0 else { return SourcePlace(file: file) }
    let place = packed[index]
    return SourcePlace(file: file, line: Int(place >> 32), column: Int(place & 0xFFFF_FFFF))
  }

  @inlinable
  @inline(__always)
  mutating func append(line: Int, column: Int) {
    guard line | column != 0 else {
      unknownCount += 1
      return
    }
    if unknownCount > 0 { packUnknown() }
    packed.append(UInt64(UInt32(clamping: line)) << 32 | UInt64(UInt32(clamping: column)))
  }

  @inlinable
  mutating func appendUnknown(count: Int) { unknownCount += count }

  @usableFromInline
  mutating func packUnknown() {
    packed.append(contentsOf: repeatElement(0, count: unknownCount))
    unknownCount = 0
  }

  mutating func removeAll(keepingCapacity: Bool) {
    packed.removeAll(keepingCapacity: keepingCapacity)
    unknownCount = 0
  }
}
