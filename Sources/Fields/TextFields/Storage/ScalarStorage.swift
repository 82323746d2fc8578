/// Scalars in one byte each as long as all are Latin-1, and in four from the first other one on.
@usableFromInline
struct ScalarStorage: Sendable {
  private var narrow: [UInt8] = []
  private var wide: [Unicode.Scalar] = []
  private(set) var isWide = false
  @usableFromInline private(set) var count = 0

  init() {}

  subscript(index: Int) -> Unicode.Scalar {
    @inline(__always) get { isWide ? wide[index] : Unicode.Scalar(narrow[index]) }
  }

  /// Puts a scalar at an index that there is.
  @inline(__always)
  mutating func set(_ index: Int, to scalar: Unicode.Scalar) {
    if isWide {
      wide[index] = scalar
    } else if let byte = UInt8(exactly: scalar.value) {
      narrow[index] = byte
    } else {
      widen()
      wide[index] = scalar
    }
  }

  /// Moves scalars to another index, over what was there.
  mutating func move(_ source: Range<Int>, to destination: Int) {
    if isWide { Self.move(source, to: destination, in: &wide) } else { Self.move(source, to: destination, in: &narrow) }
  }

  /// Puts a gap of another size in the place of one that there is.
  mutating func resize(_ gap: Range<Int>, to room: Int) {
    if isWide {
      wide = Self.resized(wide, gap, to: room, filler: "\0")
    } else {
      narrow = Self.resized(narrow, gap, to: room, filler: 0)
    }
    count += room - gap.count
  }

  private mutating func widen() {
    wide = narrow.map { Unicode.Scalar($0) }
    narrow = []
    isWide = true
  }

  private static func move<Element>(_ source: Range<Int>, to destination: Int, in elements: inout [Element]) {
    elements.withUnsafeMutableBufferPointer { elements in
      guard let base = elements.baseAddress else { return }
      (base + destination).update(from: base + source.lowerBound, count: source.count)
    }
  }

  private static func resized<Element>(
    _ elements: [Element], _ gap: Range<Int>, to room: Int, filler: Element
  ) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(elements.count - gap.count + room)
    result += elements[..<gap.lowerBound]
    result += repeatElement(filler, count: room)
    result += elements[gap.upperBound...]
    return result
  }
}
