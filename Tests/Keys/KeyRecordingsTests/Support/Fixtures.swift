import Glibc
import TestSupport

/// Recordings that come with these tests.
enum Fixtures {
  private static let folder = Checkout.path("Tests/Keys/KeyRecordingsTests/Fixtures")

  /// The bytes of a recording; none where it is missing.
  static func bytes(_ name: String) -> [UInt8] {
    guard let file = fopen("\(folder)/\(name)", "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }
}
