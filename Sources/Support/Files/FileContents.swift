/// A file that was read whole.
public struct FileContents: Sendable {
  /// Every byte of it.
  public var bytes: [UInt8]
  /// Which file it is.
  public var identity: FileIdentity
}
