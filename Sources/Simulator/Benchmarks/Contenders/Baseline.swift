import CKeywrightBaseline
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB

/// The plain C loop over libxkbcommon, with libhangul after it where that is wanted.
final class Baseline {
  private let keyboard: OpaquePointer
  private let events: [baseline_event]
  private let hangulKeyboard: String?

  init(_ stream: KeyStream, hangulKeyboard: String? = nil) throws(Diagnostic) {
    let names = stream.names
    guard
      let keyboard = baseline_keyboard_new(
        names.layouts.map(\.layout).joined(separator: ","), names.layouts.map(\.variant).joined(separator: ","),
        names.options.joined(separator: ","), nil,
        "\(ComposeLoader.systemLocaleFolder)/\(ComposeSource.defaultLocale)/Compose")
    else {
      throw .error(
        .benchmarkFailed, "libxkbcommon has no keymap \(names.layouts) or no Compose table",
        hint: "install them: apt-get install xkb-data libx11-data")
    }
    self.keyboard = keyboard
    self.hangulKeyboard = hangulKeyboard
    events = stream.events.map { baseline_event(code: $0.code.rawValue, value: UInt16($0.direction.rawValue)) }
  }

  deinit { baseline_keyboard_free(keyboard) }

  /// Plays the stream on a keyboard on which nothing is pressed; the text is what a field makes of it.
  func play() throws(Diagnostic) -> Run {
    let hangul = try hangulKeyboard.map { keyboard throws(Diagnostic) in try Self.hangul(keyboard) }
    defer { baseline_hangul_free(hangul) }
    let typist = baseline_typist_new(keyboard, hangul, false)
    defer { baseline_typist_free(typist) }
    return Run.timed {
      events.withUnsafeBufferPointer { baseline_play(typist, $0.baseAddress, $0.count) }
    } text: {
      var count = 0
      let bytes = UnsafeBufferPointer(start: baseline_text(typist, &count), count: count)
      // Return gives U+000D, and a text field a line feed.
      return String(decoding: bytes.map { $0 == 0x0D ? 0x0A : $0 }, as: UTF8.self)
    }
  }

  /// The plain loop over libhangul alone.
  static func playHangul(_ keys: [CChar], keyboard: String) throws(Diagnostic) -> Run {
    let hangul = try hangul(keyboard)
    defer { baseline_hangul_free(hangul) }
    return Run.timed {
      keys.withUnsafeBufferPointer { baseline_hangul_play(hangul, $0.baseAddress, $0.count) }
    } text: {
      var count = 0
      return String(
        decoding: UnsafeBufferPointer(start: baseline_hangul_text(hangul, &count), count: count), as: UTF8.self)
    }
  }

  private static func hangul(_ keyboard: String) throws(Diagnostic) -> OpaquePointer {
    guard let hangul = baseline_hangul_new(keyboard) else {
      throw .error(
        .engineUnavailable, "the plain loop over Hangul needs libhangul, which this build or this machine has not",
        hint: "build with --traits Hangul, and apt-get install libhangul1")
    }
    return hangul
  }
}
