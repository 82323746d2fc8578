import Glibc
import KeywrightDiagnostics
import KeywrightFiles
import TestSupport
import Testing

struct FileReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `every byte of a file is read`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = try folder.file("bytes", bytes)
    #expect(try FileReader.bytes(of: path, limit: count) == bytes)
  }

  @Test func `a file over the limit is refused`() throws {
    let path = try folder.file("large", [1, 2, 3, 4])
    #expect(throws: FileFailure(path: path, reason: .tooLarge(limit: 3))) {
      try FileReader.bytes(of: path, limit: 3)
    }
  }

  @Test func `a file without a promised size is bounded too`() {
    #expect(throws: FileFailure(path: "/proc/self/status", reason: .tooLarge(limit: 10))) {
      try FileReader.bytes(of: "/proc/self/status", limit: 10)
    }
  }

  @Test func `what is no regular file is refused with the reason`() throws {
    let fifo = try folder.fifo("fifo")
    let cases: [(String, FileFailure.Reason)] = [
      (folder.path, .directory), (fifo, .notRegular), ("/dev/null", .notRegular),
      ("", .invalidPath), ("a\0b", .invalidPath),
      ("\(folder.path)/missing", .system(ENOENT, "No such file or directory")),
    ]
    for (path, reason) in cases {
      #expect(throws: FileFailure(path: path, reason: reason), "\(path)") {
        try FileReader.bytes(of: path, limit: 100)
      }
    }
  }

  @Test func `chunks come in order and end with nil`() throws {
    let file = try FileChunks(path: try folder.file("chunks", [1, 2, 3, 4, 5]))
    #expect(file.promisedSize == 5)
    #expect(try file.next(upTo: 2) == [1, 2])
    #expect(try file.next(upTo: 2) == [3, 4])
    #expect(try file.next(upTo: 0) == [5])
    #expect(try file.next(upTo: 2) == nil)
    #expect(try file.next(upTo: 2) == nil)
  }
}

struct FileFailureTests {
  @Test(arguments: [
    (
      "a.keys", FileFailure.Reason.system(2, "No such file or directory"),
      """
      keywright: a.keys: error: cannot read “a.keys”: No such file or directory [KW-R003]
        hint: check the path and that you may read the file
      """
    ),
    (
      "-", .system(5, "Input/output error"),
      """
      keywright: standard input: error: cannot read standard input: Input/output error [KW-R003]
        hint: check what is piped in
      """
    ),
    (
      "d", .directory,
      """
      keywright: d: error: cannot read “d”: it is a folder [KW-R003]
        hint: name a file in the folder
      """
    ),
    (
      "/dev/tty", .notRegular,
      """
      keywright: /dev/tty: error: cannot read “/dev/tty”: it is not a regular file [KW-R003]
        hint: pipe it in and give - as the file: cat PATH | keywright … -
      """
    ),
    (
      "big", .tooLarge(limit: 7),
      """
      keywright: big: error: cannot read “big”: it has more than 7 bytes [KW-R003]
        hint: split the file
      """
    ),
    (
      "a\0", .invalidPath,
      """
      keywright: a\\u{0}: error: cannot read “a\\u{0}”: a path has at least one character and no NUL [KW-R003]
        hint: check the path
      """
    ),
  ])
  func `a failure says what to do`(path: String, reason: FileFailure.Reason, text: String) {
    #expect(FileFailure(path: path, reason: reason).diagnostic(.recordingUnreadable).rendered() == text)
  }

  @Test func `a path that no system has is cut short in the message`() throws {
    let path = "/" + String(repeating: "x", count: 100_000)
    let failure = try #require(throws: FileFailure.self) { try FileReader.bytes(of: path, limit: 1) }
    let half = String(repeating: "x", count: 500)
    #expect(failure.message == "cannot read “/\(half.dropLast())…\(half)”: File name too long")
  }
}
