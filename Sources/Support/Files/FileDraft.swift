#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
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
    // The system takes its mask off what a new file may have; what is to be as another file was begins with less.
    let mode: mode_t = permissions == nil ? 0o666 : 0o600
    let nameless = Self.openNameless(in: target.lastIndex(of: "/").map { String(target[...$0]) } ?? ".", mode)
    if nameless >= 0 {
      descriptor = nameless
      temporaryName = nil
    } else {
      guard let (name, file) = Self.openNamed(beside: target, mode) else { return nil }
      (descriptor, temporaryName) = (file, name)
    }
    // Some file systems have no permissions, and write files all the same.
    if let permissions { _ = fchmod(descriptor, permissions) }
  }

  private static func openNamed(beside target: String, _ mode: mode_t) -> (name: String, descriptor: Int32)? {
    for _ in 0..<nameAttempts {
      let name = newName(beside: target)
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  private static let nameAttempts = 100

  private static func newName(beside target: String) -> String {
    "\(target).\(String(UInt32.random(in: 0 ... .max), radix: 36))"
  }

  /// Gives the file its name, in the place of one that has it; false where that fails, for which `errno` has the reason.
  func commit() -> Bool {
    if let temporaryName { return rename(temporaryName, target) == 0 }
    if !isReplacing {
      if link(as: target) { return true }
      guard errno == EEXIST else { return false }
    }
    // A name cannot be taken over but by another one.
    for _ in 0..<Self.nameAttempts {
      let name = Self.newName(beside: target)
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
    private static func openNameless(in folder: String, _ mode: mode_t) -> Int32 {
      // O_TMPFILE, which the C header computes.
      open(folder, 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, mode)
    }

    private func link(as name: String) -> Bool {
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
    }
  #else
    private static func openNameless(in folder: String, _ mode: mode_t) -> Int32 { -1 }

    private func link(as name: String) -> Bool { false }
  #endif
}
