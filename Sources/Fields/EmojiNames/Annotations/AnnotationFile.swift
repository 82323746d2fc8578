import KeywrightDiagnostics
import KeywrightFiles

/// A file of CLDR's annotations.
struct AnnotationFile {
  /// How large a file may be; those of CLDR have less than a quarter of it.
  static let sizeLimit = 8 << 20

  let path: String

  /// Calls the body with each annotation, in the order of the file.
  func read(_ body: (Annotation) -> Void) throws(Diagnostic) {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileReader.contents(of: path, limit: Self.sizeLimit).bytes
    } catch {
      throw Self.failure(error.message, at: SourcePlace(file: path))
    }
    try bytes.withUnsafeBufferPointer { (bytes) throws(Diagnostic) in
      var parser = AnnotationParser(bytes)
      do throws(AnnotationParser.Failure) {
        try parser.parse(body)
      } catch {
        let line = 1 + bytes.prefix(error.offset).count { $0 == UInt8(ascii: "\n") }
        throw Self.failure("cannot read the emoji names: \(error.message)", at: SourcePlace(file: path, line: line))
      }
    }
  }

  private static func failure(_ message: String, at place: SourcePlace) -> Diagnostic {
    .error(
      .emojiNamesUnreadable, message, at: place,
      hint: "install unicode-cldr-core anew, or use emoji:search without lang")
  }
}
