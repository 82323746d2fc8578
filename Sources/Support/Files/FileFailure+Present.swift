#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileFailure {
  /// Why what is under a path cannot be followed or looked at, as a link that leads nowhere or a folder that may not be read;
  /// nil where nothing is there, or all is well.
  public init?(present path: String) {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) != 0 else { return nil }
    let failure = FileFailure(system: path)
    if failure.isMissing {
      guard lstat(path, &status) == 0 else { return nil }
    }
    self = failure
  }
}
