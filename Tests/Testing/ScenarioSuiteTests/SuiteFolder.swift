import Glibc
import KeywrightXKB
import TestSupport

/// The folder of our own scenarios.
enum SuiteFolder {
  /// Where it is.
  static let path = Checkout.path("Tests/Scenarios")

  /// Every file of scenarios in it, however deep and whatever its name begins with, as paths from the folder, sorted.
  static var files: [String] { search("").sorted() }

  /// The files that this build cannot run, since the engine of their modes is left out, or since they show what a library
  /// before a version does: `caps-before-1.7.keys`.
  static func isLeftOut(_ file: String) -> Bool {
    if let match = file.firstMatch(of: #/-before-1\.([0-9]+)\.keys$/#), let minor = Int(match.1) {
      return XKBLibrary.running.lowestMinorVersion >= minor
    }
    #if !Hangul
      if file.hasSuffix("/hangul.keys") { return true }
    #endif
    #if !M17N
      if file.hasSuffix("/m17n.keys") { return true }
    #endif
    return false
  }

  private static func search(_ folder: String) -> [String] {
    guard let stream = opendir("\(path)/\(folder)") else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name == "." || name == ".." { continue }
      if entry.pointee.d_type == UInt8(DT_DIR) { found += search("\(folder)\(name)/") }
      if name.hasSuffix(".keys") { found.append(folder + name) }
    }
    return found
  }
}
