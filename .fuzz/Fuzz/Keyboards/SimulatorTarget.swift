import KeyEvents
import Keywright
import XKB

/// Key events by chance on a keyboard with dead keys, two layouts and Compose.
enum SimulatorTarget {
  private static let compiled = CompiledKeyboards()

  static func play(_ bytes: Span<UInt8>) {
    let names = KeymapNames(shorthand: "us(intl),ru", options: ["grp:alt_shift_toggle", "compose:caps"])
    guard let simulator = try? Simulator(SimulatorConfiguration(keymap: .names(names), compiled: compiled)) else {
      preconditionFailure("there is no keyboard to play on")
    }
    var time = Duration.zero
    var index = 0
    while index + 1 < bytes.count {
      let direction = KeyEvent.Direction(rawValue: bytes[index + 1] % 3) ?? .press
      time += .milliseconds(bytes[index + 1] / 3)
      simulator.handle(KeyEvent(KeyCode(UInt16(bytes[index])), direction, at: time))
      index += 2
    }
    simulator.finish()
    precondition(simulator.text.unicodeScalars.count <= bytes.count * 8, "more text than keys can give")
  }
}
