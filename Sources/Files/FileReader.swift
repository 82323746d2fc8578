/// Reads whole files, bounded, without Foundation.
public enum FileReader {
  /// The bytes of a regular file, or of standard input for `-`; more than `limit` of them are an error.
  public static func bytes(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    let file = try FileChunks(path: path)
    guard file.promisedSize <= limit else { throw FileFailure(path: path, reason: .tooLarge(limit: limit)) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.promisedSize)
    while let chunk = try file.next() {
      guard chunk.count <= limit - bytes.count else {
        throw FileFailure(path: path, reason: .tooLarge(limit: limit))
      }
      bytes += chunk
    }
    return bytes
  }
}
