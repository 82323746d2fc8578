import CKeywrightInputMethodPlugin
import InputModes

/// Lends strings to a plugin for the time of a call.
enum CText {
  static func lend(_ first: String, _ second: String, _ body: (keywright_text, keywright_text) -> Void) {
    var (first, second) = (first, second)
    first.withUTF8 { first in
      second.withUTF8 { second in body(text(first), text(second)) }
    }
  }

  static func lend(
    _ first: String, _ second: String, _ third: String,
    _ body: (keywright_text, keywright_text, keywright_text) -> Void
  ) {
    var third = third
    third.withUTF8 { third in
      lend(first, second) { body($0, $1, text(third)) }
    }
  }

  /// Lends the text around a caret.
  static func lend(_ text: SurroundingText, _ body: (keywright_surrounding) -> Void) {
    lend(text.before, text.after) { body(keywright_surrounding(before: $0, after: $1)) }
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> keywright_text {
    let raw = UnsafeRawPointer(bytes.baseAddress)
    return keywright_text(bytes: raw?.assumingMemoryBound(to: CChar.self), length: bytes.count)
  }
}
