import InputModes
import KeyEvents

/// Types single letters and digits: one that a method takes has to leave something behind, if only a look.
enum PlainKeyCheck {
  private static let characters = "abcdefghijklmnopqrstuvwxyz0123456789"

  static func findings(_ mode: InputMode) -> [ConformanceFinding] {
    for character in characters {
      var method = mode.makeInputMethod()
      var batches = [method.activate(InputContext())]
      let keysym = Keysym(character.unicodeScalars.first?.value ?? 0)
      let press = Keystroke(
        event: KeyEvent(KeyCode(30), .press), keysyms: .one(keysym), rawText: String(character),
        text: String(character), layout: 0, level: 0, types: true)
      let answer = method.handle(press)
      guard answer.isHandled else { continue }
      batches += [answer, method.handle(Keystroke(event: KeyEvent(KeyCode(30), .release)))]
      batches.append(method.deactivate(.blur))
      guard batches.dropFirst().allSatisfy(\.changesNothing) else { continue }
      return [
        ConformanceFinding(
          rule: .keepsText, detail: "the key “\(character)” is taken and nothing comes of it", seed: nil, call: 2)
      ]
    }
    return []
  }
}
