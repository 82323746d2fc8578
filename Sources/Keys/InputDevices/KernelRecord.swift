import CKeywrightInputDevices

/// One `struct input_event` of this machine's kernel.
public struct KernelRecord: Sendable {
  private static let keyType: UInt16 = 1

  private let event: input_event

  init(_ event: input_event) { self.event = event }

  /// The key of a press, a release or a repeat; nil for what is no key.
  public var key: UInt16? { event.type == Self.keyType ? event.code : nil }

  /// 0 for a release, 1 for a press, 2 for a repeat.
  public var value: Int32 { event.value }

  /// Adds the bytes as the kernel gave them.
  public func append(to bytes: inout [UInt8]) { withUnsafeBytes(of: event) { bytes.append(contentsOf: $0) } }
}
