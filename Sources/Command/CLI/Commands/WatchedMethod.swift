import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents

/// An input method that tells each call before it is made, so that the last one is known where nothing comes back. A call
/// that is not allowed is not made, and answered with nothing to do.
struct WatchedMethod: InputMethod {
  private var method: any InputMethod
  private let allows: @Sendable (String) -> Bool

  /// The mode, whose engines tell what they are asked, and are asked only that.
  static func watching(_ mode: InputMode, allows: @escaping @Sendable (String) -> Bool) -> InputMode {
    InputMode(id: mode.id, primaryLanguage: mode.primaryLanguage, name: mode.name, keyboard: mode.keyboard) {
      // Programs start with the first call, so this one costs nothing.
      _ = allows("create an engine")
      return WatchedMethod(method: mode.makeInputMethod(), allows: allows)
    }
  }

  private init(method: any InputMethod, allows: @escaping @Sendable (String) -> Bool) {
    self.method = method
    self.allows = allows
  }

  var keystrokeText: KeystrokeTextKind { method.keystrokeText }
  var wantsSurroundingText: Bool { method.wantsSurroundingText }
  var usesKeys: Bool { method.usesKeys }

  mutating func noteKeyboard(_ symbols: KeySymbols) { method.noteKeyboard(symbols) }

  mutating func noteSurroundingText(_ text: SurroundingText) {
    guard allows("note the surrounding text") else { return }
    method.noteSurroundingText(text)
  }

  mutating func activate(_ context: InputContext) -> InputBatch {
    guard allows("activate") else { return .handled }
    return method.activate(context)
  }

  mutating func handle(_ keystroke: Keystroke) -> InputBatch {
    let text = String(keystroke.text.unicodeScalars.prefix(Self.shownScalars))
    let call = "handle the \(keystroke.event.direction.name) of key \(keystroke.event.code.rawValue) “\(text)”"
    guard allows(call) else { return .passed }
    return method.handle(keystroke)
  }

  mutating func takeWarnings() -> [Diagnostic] { method.takeWarnings() }

  mutating func choose(_ candidate: Int) -> InputBatch {
    guard allows("choose the candidate \(candidate)") else { return .passed }
    return method.choose(candidate)
  }

  mutating func reset(_ cause: ResetCause) -> InputBatch {
    guard allows("reset after the \(cause.rawValue)") else { return .handled }
    return method.reset(cause)
  }

  mutating func deactivate(_ cause: DeactivationCause) -> InputBatch {
    guard allows("deactivate at the \(cause.rawValue)") else { return .handled }
    return method.deactivate(cause)
  }

  mutating func tick(_ now: Duration) -> InputBatch {
    guard allows("tick at \(now)") else { return .handled }
    return method.tick(now)
  }

  private static let shownScalars = 16
}
