import KeyEvents

/// What the library says of a key: it depends on the modifiers and the layout in force alone.
struct DecodedKey: Equatable {
  var keysyms: KeysymList
  var text: String
  var layout: Int?
  var level: Int?
  var consumed: Modifiers

  /// Asks the library about a key.
  init(_ code: KeyCode, in state: KeyboardState) {
    keysyms = state.keysyms(code)
    text = state.text(code)
    layout = state.layout(code)
    level = layout.flatMap { state.level(code, layout: $0) }
    consumed = state.consumed(code)
  }
}
