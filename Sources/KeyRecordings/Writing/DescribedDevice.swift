import KeyEvents

/// The keyboard that a recording which we write says it is from: one that has every key.
enum DescribedDevice {
  static let name = "Keywright"
  /// Bus (virtual), vendor, product and version.
  static let ids: [UInt16] = [6, 1, 1, 1]

  static let keys: [UInt16] = (1...KeyCode.maximum.rawValue).filter { !KeyCode($0).isButton }
}
