/// A version of libxkbcommon: `1.9.2`.
public struct LibraryVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The first number.
  public var major: Int
  /// The second number.
  public var minor: Int
  /// The third number.
  public var patch: Int

  /// A version by its numbers.
  public init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The numbers with points between them.
  public var description: String { "\(major).\(minor).\(patch)" }

  public static func < (a: LibraryVersion, b: LibraryVersion) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }
}
