/// Paths compared as text, byte for byte, without asking the system.
public enum PathText {
  /// What follows a folder in a path that lies in it; nil for any other, and where a `..` might lead out of it again.
  public static func rest(of path: String, in folder: String) -> Substring? {
    let start = folder.utf8.last == UInt8(ascii: "/") ? folder.utf8.dropLast() : folder.utf8[...]
    guard path.utf8.starts(with: start) else { return nil }
    let tail = path.utf8.dropFirst(start.count)
    guard tail.first == UInt8(ascii: "/") else { return nil }
    let rest = tail.drop { $0 == UInt8(ascii: "/") }
    return hasParentStep(Substring(rest)) ? nil : Substring(rest)
  }

  /// Whether one of the path's steps is `..`.
  public static func hasParentStep(_ path: some StringProtocol) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }
}
