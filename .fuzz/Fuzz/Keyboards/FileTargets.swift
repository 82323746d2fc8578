import KeywrightDiagnostics
import KeywrightKeyEvents
import Scenarios

@testable import KeywrightXKB

/// Files that people write.
enum FileTargets {
  private static let names = KeyNameTable()
  private static let keymap = try? KeymapLoader().load(.names(KeymapNames(shorthand: "us(intl)")))

  static func scenario(_ bytes: Span<UInt8>) {
    // No file of this machine is included: the folder does not exist.
    var reader = ScenarioReader(
      text: String(decoding: array(bytes), as: UTF8.self), name: "fuzz", folder: "/nonexistent", names: names)
    while reader.next() != nil {}
  }

  /// Our reader, and the library with what our reader leaves of it.
  static func compose(_ bytes: Span<UInt8>) {
    let loader = ComposeLoader(localeFolder: "/nonexistent")
    guard let keymap, let loaded = try? loader.load(.text(array(bytes), name: "fuzz")),
      let keyboard = Keyboard(keymap, compose: loaded.table)
    else { return }
    // A dead key of this layout, letters, and Shift between them.
    for code: UInt16 in [40, 30, 40, 40, 42, 40, 18, 30, 41, 57, 28] {
      for direction in [KeyEvent.Direction.press, .release] {
        _ = keyboard.decode(KeyEvent(KeyCode(code), direction))
      }
    }
  }

  /// What we read of XKB files ourselves.
  static func xkbFile(_ bytes: Span<UInt8>) { _ = XKBFileOutline(array(bytes)) }

  private static func array(_ bytes: Span<UInt8>) -> [UInt8] { bytes.withUnsafeBufferPointer { Array($0) } }
}
