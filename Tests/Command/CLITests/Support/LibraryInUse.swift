import Foundation
import Testing

/// The libxkbcommon that the built command runs.
enum LibraryInUse {
  /// The 5 of 1.5.0, by what the command itself says.
  static func minorVersion() throws -> Int {
    let text = try keywright("doctor", "--output", "json").output
    let report = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let libraries = try #require(report["libraries"] as? [[String: Any]])
    let version = try #require(libraries.first { $0["name"] as? String == "libxkbcommon" }?["version"] as? String)
    return try #require(Int(version.split { !$0.isNumber }.dropFirst().first ?? ""))
  }
}
