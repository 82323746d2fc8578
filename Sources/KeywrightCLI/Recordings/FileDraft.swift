import Glibc

/// A file that is written and has no name yet, so that nothing of it is left whatever ends the process.
struct FileDraft {
  /// The path as the user gave it.
  let path: String
  let descriptor: Int32
  /// What a link leads to is replaced, not the link.
  private let target: String
  private let isReplacing: Bool
  /// The name that it has from the start, in folders of systems that know no file without one.
  private let temporaryName: String?

  private static let openNameless: Int32 = 0o20_000_000 | O_DIRECTORY

  /// A draft of the file of a path; nil where it cannot be written, for which `errno` has the reason.
  init?(_ path: String) {
    guard !path.isEmpty, !path.hasSuffix("/") else {
      errno = path.isEmpty ? ENOENT : EISDIR
      return nil
    }
    self.path = path
    let target = Self.resolved(path)
    self.target = target
    var status = stat()
    isReplacing = stat(target, &status) == 0
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    var opened = open(folder, Self.openNameless | O_WRONLY | O_CLOEXEC, 0o666)
    var name: String?
    if opened < 0 {
      var template = Array("\(target).XXXXXX".utf8CString)
      opened = mkstemp(&template)
      guard opened >= 0 else { return nil }
      let mask = umask(0)
      umask(mask)
      fchmod(opened, 0o666 & ~mask)
      name = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    temporaryName = name
    descriptor = opened
    if isReplacing { fchmod(opened, status.st_mode & 0o7777) }
  }

  /// Gives the file its name, in the place of one that has it; false where that fails, for which `errno` has the reason.
  func commit() -> Bool {
    guard fsync(descriptor) == 0 else { return false }
    if let temporaryName { return rename(temporaryName, target) == 0 }
    if !isReplacing {
      if link(as: target) { return true }
      guard errno == EEXIST else { return false }
    }
    // A name cannot be taken over but by another one.
    for _ in 0..<100 {
      let name = "\(target).\(String(UInt32.random(in: 0 ... .max), radix: 36))"
      if link(as: name) {
        if rename(name, target) == 0 { return true }
        let failure = errno
        unlink(name)
        errno = failure
        return false
      }
      guard errno == EEXIST else { return false }
    }
    return false
  }

  /// Closes it; without ``commit()`` nothing is left behind.
  func discard() {
    close(descriptor)
    if let temporaryName { unlink(temporaryName) }
  }

  private func link(as name: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
