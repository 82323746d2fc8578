/// Reads whole files, bounded, without Foundation.
public enum FileReader {
  /// The bytes of a regular file, or of standard input for `-`; more than `limit` of them are an error.
  public static func bytes(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    try bytes(of: FileChunks(path: path), limit: limit)
  }

  /// A regular file with what tells it apart from others; `-` is a file of that name here.
  public static func contents(of path: String, limit: Int) throws(FileFailure) -> FileContents {
    let file = try FileChunks(path: path == "-" ? "./-" : path)
    let identity = file.identity
    return FileContents(bytes: try bytes(of: file, limit: limit), identity: identity)
  }

  private static func bytes(of file: consuming FileChunks, limit: Int) throws(FileFailure) -> [UInt8] {
    let path = file.path
    guard file.promisedSize <= limit else { throw FileFailure(path: path, reason: .tooLarge(limit: limit)) }
    // Most files keep their promise, and are read at once; the next read finds the end.
    guard var bytes = try file.next(upTo: file.promisedSize) else { return [] }
    while let chunk = try file.next() {
      guard chunk.count <= limit - bytes.count else {
        throw FileFailure(path: path, reason: .tooLarge(limit: limit))
      }
      bytes += chunk
    }
    guard bytes.count <= limit else { throw FileFailure(path: path, reason: .tooLarge(limit: limit)) }
    return bytes
  }
}
