import InputModes
import KeywrightKeyEvents

/// An engine that passes every key on.
struct PassingMethod: InputMethod {
  mutating func handle(_ keystroke: Keystroke) -> InputBatch { .passed }
}

extension InputMode {
  /// A mode for tests, written `xkb:ru ru`: its id and, after a space, its language.
  init(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    self.init(
      id: InputModeID(parts.first ?? ""), primaryLanguage: parts.dropFirst().first.map { PrimaryLanguage($0) }
    ) { PassingMethod() }
  }
}

extension InputModeRegistry {
  /// A registry of modes written as in ``InputMode/init(_:)``.
  init(_ modes: String...) { self.init(modes.map { InputMode($0) }) }

  /// The ids in the user's order.
  var order: [InputModeID] { activeInputModes.map(\.id) }
}
