import KeywrightKeyEvents

/// The device that a recording says it is from.
public struct RecordedDevice: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Bus, vendor, product and version.
  public var ids: [UInt16]
  /// The bits of its properties, eight in a byte, the lowest first.
  public var properties: [UInt8]
  /// The codes that it has, by event type; those of 0 are the event types.
  public var codes: [UInt16: [UInt16]]

  /// A device of this description; what would break a line of its name is left out.
  public init(name: String, ids: [UInt16], properties: [UInt8], codes: [UInt16: [UInt16]]) {
    self.name = String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter { $0.value >= 0x20 && $0 != "\u{7F}" && $0 != "\"" && $0 != "\\" }))
    self.ids = ids
    self.properties = properties
    self.codes = codes
  }

  /// The keys that it has.
  var keys: [UInt16] { codes[KernelEvent.key] ?? [] }

  /// A virtual keyboard that has every key and the repeats of the kernel.
  public static let everyKey = RecordedDevice(
    name: "Keywright", ids: [6, 1, 1, 1], properties: [UInt8](repeating: 0, count: 8),
    codes: [
      0: [0, 1, 0x14], 1: (1...KeyCode.maximum.rawValue).filter { !KeyCode($0).isButton }, 0x14: [0, 1],
    ])
}
