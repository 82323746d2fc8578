import CKeywrightXKBCommon
import CKeywrightXKBSupport
import Glibc
import TestSupport
import Testing

@testable import KeywrightXKB

/// What the guard makes of children that its library has led astray.
@Suite struct GuardTests {
  private static let limits = kw_guard_limits(seconds: 1, milliseconds: 1500, bytes: 256 << 20)

  /// What a child came to, with the bytes of messages that were taken from it.
  private struct Ending: Equatable {
    var end: kw_guard_end
    var signal: Int32 = 0
    var messages = 0
  }

  private func end(
    _ limits: kw_guard_limits = limits, _ context: UnsafeMutableRawPointer? = nil, of work: @escaping kw_guard_work
  ) throws -> Ending {
    let log = try #require(kw_log_new())
    defer { kw_log_free(log) }
    let child = try #require(kw_guard_start(work, context, limits, log))
    defer { kw_guard_free(child) }
    let result = kw_guard_wait(child)
    return Ending(end: result.end, signal: result.signal, messages: log.pointee.length)
  }

  @Test(arguments: [UInt.max, UInt(1) << 20 + 1, 1 << 40])
  func `a length of messages that the child has overwritten is not believed`(length: UInt) throws {
    var length = length
    let end = try end(Self.limits, &length) { log, context in
      guard let shared = log?.pointee.shared, let context else { return false }
      UnsafeMutableRawPointer(shared).storeBytes(of: context.load(as: UInt.self), as: UInt.self)
      return true
    }
    #expect(end == Ending(end: KW_GUARD_COMPILED))
  }

  @Test func `a child that crashes after it has overwritten the length has crashed`() throws {
    let end = try end { log, _ in
      guard let shared = log?.pointee.shared else { return false }
      UnsafeMutableRawPointer(shared).storeBytes(of: UInt.max / 2, as: UInt.self)
      raise(SIGSEGV)
      return true
    }
    #expect(end == Ending(end: KW_GUARD_CRASHED, signal: SIGSEGV))
  }

  @Test(arguments: [UInt8(0), 9, 255])
  func `a child that says what none says has crashed`(byte: UInt8) throws {
    var byte = byte
    let end = try end(Self.limits, &byte) { _, context in
      write(3, context, 1)
      return true
    }
    #expect(end == Ending(end: KW_GUARD_CRASHED))
  }

  @Test func `a child that computes for too long is told from one that waits`() throws {
    let computing = try end { _, _ in while true { _ = getppid() } }
    #expect(computing == Ending(end: KW_GUARD_TIMED_OUT, signal: SIGXCPU))
    let waiting = try end(kw_guard_limits(seconds: 1, milliseconds: 20, bytes: 256 << 20)) { _, _ in
      while true { pause() }
    }
    #expect(waiting == Ending(end: KW_GUARD_TIMED_OUT))
  }

  @Test func `a child that waits for this process may do so for as long as this takes`() throws {
    let log = try #require(kw_log_new())
    defer { kw_log_free(log) }
    let limits = kw_guard_limits(seconds: 1, milliseconds: 20, bytes: 256 << 20)
    let work: kw_guard_work = { log, _ in
      log?.pointee.leave = 3
      kw_log_wait_for_leave(log)
      return true
    }
    let child = try #require(kw_guard_start(work, nil, limits, log))
    defer { kw_guard_free(child) }
    #expect(kw_guard_wait(child).end == KW_GUARD_WAITING)
    usleep(60_000)
    kw_guard_give_leave(child)
    #expect(kw_guard_wait(child).end == KW_GUARD_COMPILED)
  }

  @Test func `a child keeps nothing open that this process has open`() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    var number = file
    let end = try end(Self.limits, &number) { _, context in
      guard let file = context?.load(as: Int32.self) else { return false }
      return fcntl(file, F_GETFD) == -1 && fcntl(3, F_GETFD) != -1
    }
    #expect(file > 3)
    #expect(end == Ending(end: KW_GUARD_COMPILED))
  }

  @Test func `where SIGCHLD is ignored a child is waited for all the same`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      guard let log = kw_log_new() else { exit(2) }
      for isDone in [true, false] {
        let limits = kw_guard_limits(seconds: 1, milliseconds: 1500, bytes: 256 << 20)
        let work: kw_guard_work = isDone ? { _, _ in true } : { _, _ in exit(3) }
        guard let child = kw_guard_start(work, nil, limits, log) else { exit(2) }
        guard kw_guard_wait(child).end == (isDone ? KW_GUARD_COMPILED : KW_GUARD_CRASHED) else { exit(1) }
        // Its number is nobody's by now, or somebody else's.
        kw_guard_free(child)
      }
      kw_log_free(log)
    }
  }

  /// A file that was sound for the child and has become a FIFO since.
  @Test func `what waits for ever in this process is left to itself`() throws {
    let folder = try TemporaryFolder()
    try folder.file("types/x", Array("xkb_types { };\n".utf8))
    try folder.fifo("symbols/pipe")
    let context = try #require(LibraryContext())
    #expect(context.append(folder.path))
    let text = """
      xkb_keymap { xkb_keycodes { <A> = 9; }; xkb_types { }; xkb_compat { }; xkb_symbols { include "pipe" }; };
      """
    let keymap = kw_keymap_new_within(context.pointer, nil, text, text.utf8.count, 1, 200)
    let code = errno
    #expect(keymap == nil)
    #expect(code == ETIMEDOUT)
    let sound = "xkb_keymap { xkb_keycodes { <A> = 9; }; xkb_types { }; xkb_compat { }; xkb_symbols { }; };"
    let other = try #require(LibraryContext())
    let compiled = kw_keymap_new_within(other.pointer, nil, sound, sound.utf8.count, 1, 5000)
    #expect(errno == 0)
    #expect(compiled != nil)
    xkb_keymap_unref(compiled)
  }
}
