import KeywrightDiagnostics
import KeywrightFiles

/// The folder of CLDR that has the names and keywords of emoji.
public struct AnnotationFolder: Hashable, Sendable {
  /// Where systems keep it: Debian's unicode-cldr-core is in the first.
  public static let knownPlaces = ["/usr/share/unicode/cldr/common", "/usr/local/share/unicode/cldr/common"]

  private static let parts = ["annotations", "annotationsDerived"]

  /// The path of the folder.
  public let path: String

  /// The first of these places that is there; nil when none is.
  public init?(in places: [String] = Self.knownPlaces) {
    guard let path = places.first(where: { FileKind(path: "\($0)/\(Self.parts[0])") == .folder }) else { return nil }
    self.path = path
  }

  /// The version of CLDR, `41`; nil where the folder does not tell.
  public var version: String? {
    let mark = "cldrVersion CDATA #FIXED \""
    guard let bytes = try? FileReader.contents(of: "\(path)/dtd/ldml.dtd", limit: 4 << 20).bytes else { return nil }
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: "<!ATTLIST version".utf8) {
      let text = String(decoding: line, as: UTF8.self)
      guard let range = text.firstRange(of: mark) else { continue }
      return String(text[range.upperBound...].prefix { $0 != "\"" })
    }
    return nil
  }

  /// The languages, sorted, as their tags are written: `pt`, `pt-PT`.
  public var languages: [String] {
    Folder.names(in: "\(path)/\(Self.parts[0])").compactMap { name in
      guard name.hasSuffix(".xml"), name != "root.xml" else { return nil }
      return String(name.dropLast(4).map { $0 == "_" ? "-" : $0 })
    }
  }

  /// What a language calls the emoji; nil when there is no file of it.
  func names(of language: AnnotationLanguage, families: EmojiFamilies) throws(Diagnostic) -> EmojiNames? {
    var collected = AnnotatedNames(families)
    for name in language.files where name != "root" {
      for part in Self.parts {
        let path = "\(path)/\(part)/\(name).xml"
        // Derived names are missing where a region has none of its own.
        guard FileKind(path: path) != nil else { continue }
        try AnnotationFile(path: path).read { collected.add($0) }
      }
    }
    return collected.isEmpty ? nil : collected.table()
  }
}
