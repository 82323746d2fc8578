import Diagnostics
import InputModes
import KeyEvents
import Keywright

/// An input method that tells each call before it is made, so that the last one is known where nothing comes back.
struct WatchedMethod: InputMethod {
  private var method: any InputMethod
  private let tell: @Sendable (String) -> Void

  /// The mode, whose engines tell what they are asked.
  static func watching(_ mode: InputMode, tell: @escaping @Sendable (String) -> Void) -> InputMode {
    InputMode(id: mode.id, primaryLanguage: mode.primaryLanguage, name: mode.name, keyboard: mode.keyboard) {
      tell("create an engine")
      return WatchedMethod(method: mode.makeInputMethod(), tell: tell)
    }
  }

  private init(method: any InputMethod, tell: @escaping @Sendable (String) -> Void) {
    self.method = method
    self.tell = tell
  }

  var keystrokeText: KeystrokeText { method.keystrokeText }
  var wantsSurroundingText: Bool { method.wantsSurroundingText }
  var usesKeys: Bool { method.usesKeys }

  mutating func noteSurroundingText(_ text: SurroundingText) {
    tell("note the surrounding text")
    method.noteSurroundingText(text)
  }

  mutating func activate(_ context: InputContext) -> InputBatch {
    tell("activate")
    return method.activate(context)
  }

  mutating func handle(_ keystroke: Keystroke) -> InputBatch {
    let text = String(keystroke.text.unicodeScalars.prefix(Self.shownScalars))
    tell("handle the \(keystroke.event.direction.name) of key \(keystroke.event.code.rawValue) “\(text)”")
    return method.handle(keystroke)
  }

  var takesPlainKeys: Bool { method.takesPlainKeys }

  mutating func handlePlainly(_ key: PlainKey) -> PlainAnswer {
    tell("handle the plain key \(key.code.rawValue) “\(key.scalar.map { String($0) } ?? "")”")
    return method.handlePlainly(key)
  }

  mutating func takeWarnings() -> [Diagnostic] { method.takeWarnings() }

  mutating func choose(_ candidate: Int) -> InputBatch {
    tell("choose the candidate \(candidate)")
    return method.choose(candidate)
  }

  mutating func reset(_ cause: ResetCause) -> InputBatch {
    tell("reset after the \(cause.rawValue)")
    return method.reset(cause)
  }

  mutating func deactivate(_ cause: DeactivationCause) -> InputBatch {
    tell("deactivate at the \(cause.rawValue)")
    return method.deactivate(cause)
  }

  mutating func tick(_ now: Duration) -> InputBatch {
    tell("tick at \(now)")
    return method.tick(now)
  }

  private static let shownScalars = 16
}
