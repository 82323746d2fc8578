import Glibc
import KeywrightFiles
import TestSupport
import Testing

struct FileWritingTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try FileReader.bytes(of: path, limit: 1 << 20), as: UTF8.self)
  }

  private static func names(_ folder: TemporaryFolder) -> [String] { Folder.names(in: folder.path) }

  @Test func `a file is replaced when it is complete, and links and permissions stay`() throws {
    let folder = try TemporaryFolder(["a": "old"])
    let path = "\(folder.path)/a"
    try #require(chmod(path, 0o640) == 0 && symlink("a", folder.adopt("link")) == 0)
    do {
      let file = try FileReplacement(path: "\(folder.path)/link")
      try file.write(Array("new ".utf8))
      try file.write(Array("text".utf8))
      #expect(try Self.text(path) == "old")
      try file.commit()
    }
    #expect(try Self.text(path) == "new text")
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(lstat("\(folder.path)/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(Self.names(folder) == ["a", "link"])
  }

  @Test(arguments: ["link", "folder/link", "second"])
  func `a link that leads to nothing yet stays, and what it leads to is made`(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.folder("folder")
    try #require(symlink("new", folder.adopt("link")) == 0)
    try #require(symlink("../new", folder.adopt("folder/link")) == 0)
    try #require(symlink("link", folder.adopt("second")) == 0)
    try FileReplacement.replace("\(folder.path)/\(name)", with: [0x78])
    #expect(try Self.text(folder.adopt("new")) == "x")
    var status = stat()
    #expect(lstat("\(folder.path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func `links that lead nowhere are refused`() throws {
    let folder = try TemporaryFolder()
    try #require(symlink("b", folder.adopt("a")) == 0 && symlink("a", folder.adopt("b")) == 0)
    #expect(throws: FileFailure.self) { try FileReplacement.replace("\(folder.path)/a", with: [0x78]) }
  }

  @Test func `what is not complete leaves nothing behind`() throws {
    let folder = try TemporaryFolder(["a": "old"])
    do {
      let file = try FileReplacement(path: "\(folder.path)/a")
      try file.write([0x78])
    }
    #expect(try Self.text("\(folder.path)/a") == "old")
    #expect(Self.names(folder) == ["a"])
  }

  @Test func `a new file has the permissions that the system gives new files`() throws {
    let folder = try TemporaryFolder()
    let path = folder.adopt("new")
    try FileReplacement.replace(path, with: [0x78])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == Self.newFileMode)
  }

  /// What the system gives new files, by a file that nobody but the system has made.
  private static var newFileMode: mode_t {
    let path = "/tmp/keywright-tests-mode-\(getpid())"
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    defer {
      close(file)
      unlink(path)
    }
    var status = stat()
    return fstat(file, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `files that other threads create meanwhile have their permissions`() async {
    await #expect(processExitsWith: .success) {
      umask(0o027)
      let folder = try TemporaryFolder()
      let target = folder.adopt("target")
      let made = folder.adopt("made")
      var thread = pthread_t()
      // Writes files until the process ends.
      let path = strdup(target)
      pthread_create(
        &thread, nil,
        { path in
          guard let path else { return nil }
          let target = String(cString: path.assumingMemoryBound(to: CChar.self))
          while true { try? FileReplacement.replace(target, with: [0x78]) }
        }, path)
      for _ in 0..<20_000 {
        let file = open(made, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & 0o777 == 0o640 else { exit(1) }
        close(file)
        unlink(made)
      }
      _ = withExtendedLifetime(folder) { unlink(target) }
    }
  }

  @Test func `a sink empties a file`() throws {
    let folder = try TemporaryFolder(["a": "old"])
    let path = "\(folder.path)/a"
    do {
      let sink = try FileSink(path: path)
      try sink.write([0x78])
    }
    #expect(try Self.text(path) == "x")
  }

  @Test(arguments: [
    ("gone/file", "No such file or directory"), ("folder", "Is a directory"), ("pipe", "nobody reads this FIFO"),
    ("", "a path has at least one character and no NUL"), ("a\0b", "a path has at least one character and no NUL"),
  ])
  func `what cannot be written says why`(name: String, cause: String) throws {
    let folder = try TemporaryFolder()
    try folder.folder("folder")
    try folder.fifo("pipe")
    let path = name.isEmpty ? "" : "\(folder.path)/\(name)"
    let failure = #expect(throws: FileFailure.self) { _ = try FileSink(path: path) }
    #expect(failure?.cause == cause && failure?.path == path)
    guard name != "folder" else { return }
    let second = #expect(throws: FileFailure.self) { _ = try FileReplacement(path: path) }
    #expect(second?.cause == cause && second?.path == path)
  }
}
