import InputModes

/// An input method at work in a field; the simulator alone has it.
///
/// A class, so that looking at it copies nothing; unchecked as the simulator is.
final class ModeSession {
  /// The mode, and why it is the one.
  var resolution: Resolution
  /// The mode that made the method.
  let mode: InputMode
  /// The engine.
  @exclusivity(unchecked) var method: any InputMethod
  /// Whether the mode is for emoji.
  let isEmoji: Bool
  /// Whether the method leaves every key, with its composed text, to the text field.
  let passesEveryKey: Bool
  /// The method, where it may take characters on the fast path.
  let characterMethod: (any CharacterInputMethod)?
  /// Whether it takes them now, as of its last batch.
  @exclusivity(unchecked) private(set) var takesCharacters: Bool
  /// What the method wants done with its marked text.
  @exclusivity(unchecked) var policies = MarkedTextPolicies()
  /// When the method wants to be called.
  @exclusivity(unchecked) var deadline: Duration?
  /// The candidates shown; nil for none.
  @exclusivity(unchecked) var candidates: Candidates?
  /// The line shown beside them; empty for none.
  @exclusivity(unchecked) var auxiliaryLine = ""

  init(resolution: Resolution, mode: InputMode, method: any InputMethod) {
    self.resolution = resolution
    self.mode = mode
    self.method = method
    isEmoji = mode.primaryLanguage == .emoji
    characterMethod = isEmoji ? nil : method as? any CharacterInputMethod
    takesCharacters = characterMethod?.takesCharacters ?? false
    passesEveryKey = !method.usesKeys && method.keystrokeText == .composed && !method.wantsSurroundingText
  }

  /// The method has answered with a batch, after which it may take characters or not.
  func noteAnswer() {
    if let characterMethod { takesCharacters = characterMethod.takesCharacters }
  }

  /// Takes over what a batch says besides text.
  func take(_ batch: InputBatch) {
    deadline = batch.deadline
    if let line = batch.auxiliaryLine { auxiliaryLine = line }
    switch batch.candidates {
    case .keep: break
    case .clear: candidates = nil
    case .show(let shown): candidates = shown
    }
  }
}
