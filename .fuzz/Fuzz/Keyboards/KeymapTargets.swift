import Glibc
import KeywrightKeyEvents
import KeywrightXKB

/// What libxkbcommon reads, on the way that the commands take: our checks, then the library in a child, then here.
enum KeymapTargets {
  private static let loader = KeymapLoader(keymapsFolder: nil)
  /// A folder of XKB data with one rules file, which is written anew each time.
  private static let folder = "/tmp/keywright-fuzz-\(getpid())"

  static func keymap(_ bytes: Span<UInt8>) {
    let text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    play(try? loader.load(.text(text)))
  }

  static func rules(_ bytes: Span<UInt8>) {
    mkdir(folder, 0o700)
    mkdir("\(folder)/rules", 0o700)
    guard let file = fopen("\(folder)/rules/fuzz", "w") else { preconditionFailure("no rules file can be written") }
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
    var loader = loader
    loader.includeDirectories = [folder]
    let names = KeymapNames(shorthand: "us,de(neo)", rules: "fuzz", options: ["grp:toggle", "caps:none"])
    play(try? loader.load(.names(names)))
  }

  /// A keymap that was accepted has to be good for any key.
  private static func play(_ loaded: LoadedKeymap?) {
    guard let loaded, let keyboard = Keyboard(loaded, compose: nil) else { return }
    for code: UInt16 in [30, 42, 30, 54, 100, 1, 58, 255, 767] {
      for direction in [KeyEvent.Direction.press, .repeat] { _ = keyboard.decode(KeyEvent(KeyCode(code), direction)) }
    }
    for code: UInt16 in [30, 42, 54, 100, 1, 58, 255, 767] {
      _ = keyboard.decode(KeyEvent(KeyCode(code), .release))
    }
    keyboard.settle()
    _ = keyboard.takeFaults()
  }
}
