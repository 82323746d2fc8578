import KeywrightFiles
import TestSupport
import Testing

@Suite struct FolderTests {
  /// Whatever order the system keeps them in, the first ones by name are given.
  @Test func theNamesAreSortedBeforeTheyAreCut() throws {
    let folder = try TemporaryFolder()
    for number in (10..<60).reversed() { try folder.file("\(number)", "") }
    try folder.file(".hidden", "")
    #expect(Folder.names(in: folder.path, limit: 3) == ["10", "11", "12"])
    #expect(Folder.names(in: folder.path).count == 50)
    #expect(Folder.names(in: "\(folder.path)/nowhere").isEmpty)
  }
}
