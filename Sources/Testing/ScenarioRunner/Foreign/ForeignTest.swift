import KeywrightDiagnostics
import KeywrightFiles
import Scenarios

/// A test of another tool: a file, or a folder of files.
struct ForeignTest {
  private static let sizeLimit = 16 << 20

  let file: ScenarioFile

  /// What the test is called: its file or folder without what leads to it.
  var name: String { file.path.split(separator: "/").last.map(String.init) ?? file.path }

  /// How reports call the test, or a part of it.
  func identity(_ part: String = "", at place: SourcePlace? = nil) -> ScenarioIdentity {
    ScenarioIdentity(
      name: part.isEmpty ? name : "\(name): \(part)", file: file.name, place: place ?? SourcePlace(file: file.name))
  }

  /// The text of the file, or of one in the folder; what is no text is no test.
  func text(of part: String? = nil) throws(Diagnostic) -> String {
    let path = part.map(path) ?? file.path
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileReader.bytes(of: path, limit: Self.sizeLimit)
    } catch {
      throw error.diagnostic(.scenarioFileUnreadable)
    }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw .error(
        .invalidUTF8, "the file is not text, so it is not a test",
        at: SourcePlace(file: path == "-" ? file.name : path),
        hint: "check its name; a text in another encoding is to be saved as UTF-8")
    }
    return text
  }

  /// The path of a file in the folder.
  func path(of part: String) -> String { "\(file.path)/\(part)" }
}
