import CKeywrightInputDevices
import Glibc
public import KeyRecordings
public import KeywrightDiagnostics

/// A Linux input device that is open for reading; whoever else reads it is not disturbed.
public struct InputDevice: ~Copyable {
  /// What a read gives.
  public enum Reading {
    /// Records of the kernel, in order; none where nothing has happened yet.
    case records([KernelRecord])
    /// The device is gone.
    case unplugged
  }

  /// Where it was opened.
  public let path: String
  /// What it says of itself.
  public let description: RecordedDevice
  let descriptor: Int32

  /// Opens a device; throws where it is none, and where it may not be read.
  public init(_ path: String) throws(Diagnostic) {
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else { throw Self.cannotOpen(path, errno) }
    guard kw_input_is_event_device(opened) else {
      close(opened)
      throw .error(
        .deviceUnusable, "\(Quoted.text(path)) is not an input device",
        hint: "run keywright record alone: it lists the keyboards, such as /dev/input/event3")
    }
    kw_input_use_monotonic_clock(opened)
    self.init(path, descriptor: opened)
  }

  init(_ path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
    description = RecordedDevice(descriptor: descriptor)
  }

  deinit { close(descriptor) }

  /// The keys that are down now.
  public var heldKeys: [UInt16] { DeviceBits { kw_input_held_keys(descriptor, &$0, $0.count) }.numbers }

  /// Reads what has come, without waiting.
  public func read() -> Reading {
    let size = MemoryLayout<input_event>.size
    var events = [input_event](repeating: input_event(), count: 64)
    while true {
      let count = events.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { return .records(events.prefix(count / size).map(KernelRecord.init)) }
      if count < 0, errno == EINTR { continue }
      return count < 0 && errno == EAGAIN ? .records([]) : .unplugged
    }
  }

  private static func cannotOpen(_ path: String, _ failure: Int32) -> Diagnostic {
    let hint =
      switch failure {
      case EACCES, EPERM: "join the group that may: sudo usermod -aG input $USER, then log in again; or use sudo"
      case ENOENT, ENODEV, ENXIO: "run keywright record alone for the list of keyboards"
      default: "check the path"
      }
    return .error(
      .deviceUnusable, "cannot read \(Quoted.text(path)): \(String(cString: strerror(failure)))", hint: hint)
  }
}
