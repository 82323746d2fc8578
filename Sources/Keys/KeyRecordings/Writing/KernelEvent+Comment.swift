import KeywrightKeyEvents

extension KernelEvent {
  /// What recorders write beside an event for people: `EV_KEY / KEY_Q                1`.
  func comment(names: KeyNameTable) -> String {
    guard type == Self.key else { return "------------ SYN_REPORT (\(value)) ----------" }
    return "EV_KEY / \(Self.padded(keyName(names), to: 20)) \(value)"
  }

  /// The kernel's name of the key, `?` where it has none.
  func keyName(_ names: KeyNameTable) -> String { names.kernelName(of: KeyCode(code)).map { "KEY_\($0)" } ?? "?" }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }

  /// A number with zeros or spaces before it.
  static func number(_ value: some BinaryInteger, width: Int, radix: Int = 10, fill: Character = "0") -> String {
    let digits = String(value, radix: radix)
    return String(repeating: fill, count: max(0, width - digits.utf8.count)) + digits
  }
}
