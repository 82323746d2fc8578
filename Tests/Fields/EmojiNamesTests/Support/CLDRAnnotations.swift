import Foundation

/// The names and keywords of a language as the system's unicode-cldr-core has them, read without the package's help.
struct CLDRAnnotations {
  static let folder = "/usr/share/unicode/cldr/common"
  /// Whether the system has them.
  static var areInstalled: Bool { FileManager.default.fileExists(atPath: "\(folder)/annotationsDerived/en.xml") }

  /// The name of each emoji, which is spelled without U+FE0F.
  private(set) var names: [String: String] = [:]
  /// The keywords of each emoji.
  private(set) var keywords: [String: [String]] = [:]

  init(_ language: String) throws {
    for part in ["annotations", "annotationsDerived"] {
      let text = try String(contentsOfFile: "\(Self.folder)/\(part)/\(language).xml", encoding: .utf8)
      for line in text.split(separator: "\n") {
        guard let match = line.firstMatch(of: #/<annotation cp="([^"]+)"( type="tts")?>([^<]*)</annotation>/#) else {
          continue
        }
        let content = String(match.3).replacing("&amp;", with: "&").replacing("&quot;", with: "\"").replacing(
          "&lt;", with: "<"
        )
        .replacing("&gt;", with: ">")
        if match.2 != nil {
          names[String(match.1)] = content
        } else {
          keywords[String(match.1)] = content.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
      }
    }
  }
}
