import Diagnostics
import Files
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

  /// The bytes of the file, or of one in the folder.
  func bytes(of part: String? = nil) throws(Diagnostic) -> [UInt8] {
    do throws(FileFailure) {
      return try FileReader.bytes(of: part.map(path) ?? file.path, limit: Self.sizeLimit)
    } catch {
      throw error.diagnostic(.scenarioFileUnreadable)
    }
  }

  /// The path of a file in the folder.
  func path(of part: String) -> String { "\(file.path)/\(part)" }
}
