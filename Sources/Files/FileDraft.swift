#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is written beside its place and has no name yet, where the system can do so: nothing of it is left then,
/// whatever ends the process.
struct FileDraft {
  let descriptor: Int32
  private let target: String
  private let isReplacing: Bool
  /// The name that it has from the start, in folders of systems that know no file without one.
  private let temporaryName: String?

  /// A draft with permissions; nil where it cannot be written, for which `errno` has the reason.
  init?(target: String, replacing permissions: mode_t?) {
    self.target = target
    isReplacing = permissions != nil
    let nameless = Self.openNameless(in: target.lastIndex(of: "/").map { String(target[...$0]) } ?? ".")
    if nameless >= 0 {
      descriptor = nameless
      temporaryName = nil
    } else {
      var template = Array("\(target).XXXXXX".utf8CString)
      descriptor = mkstemp(&template)
      guard descriptor >= 0 else { return nil }
      temporaryName = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    let mask = umask(0)
    umask(mask)
    // Some file systems have no permissions, and write files all the same.
    _ = fchmod(descriptor, permissions ?? 0o666 & ~mask)
  }

  /// Gives the file its name, in the place of one that has it; false where that fails, for which `errno` has the reason.
  func commit() -> Bool {
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

  /// Takes away the name, if there is one; after a commit there is none.
  func discard() {
    if let temporaryName { unlink(temporaryName) }
  }

  #if os(Linux)
    private static func openNameless(in folder: String) -> Int32 {
      // O_TMPFILE, which the C header computes.
      open(folder, 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0o666)
    }

    private func link(as name: String) -> Bool {
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
    }
  #else
    private static func openNameless(in folder: String) -> Int32 { -1 }

    private func link(as name: String) -> Bool { false }
  #endif
}
