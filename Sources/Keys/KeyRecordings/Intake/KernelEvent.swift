/// One event as the Linux kernel gives it, whatever the format in which it was written down.
struct KernelEvent: Hashable {
  static let synchronisation: UInt16 = 0
  static let key: UInt16 = 1
  /// The event type of scan codes.
  static let scan: UInt16 = 4
  /// The event type of a device whose keys the kernel repeats.
  static let repeats: UInt16 = 0x14
  /// The greatest event type that there is.
  static let lastType: UInt16 = 0x1F
  /// The code of the synchronisation event that ends a frame.
  static let report: UInt16 = 0
  /// The code of the synchronisation event that says that the kernel's buffer ran over.
  static let dropped: UInt16 = 3

  var seconds: Int64
  var microseconds: Int64
  var type: UInt16
  var code: UInt16
  var value: Int32

  /// Whether a kernel can have written it: the microseconds are less than a second, the event type exists.
  var isPlausible: Bool { hasPlausibleTime && type <= Self.lastType }
  var hasPlausibleTime: Bool { (0..<1_000_000).contains(microseconds) }
}
