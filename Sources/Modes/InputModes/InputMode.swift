public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// A way to type that a person has switched on: what `UITextInputMode` is, with the engine it makes.
///
/// ```swift
/// let shout = InputMode(id: "demo:shout", primaryLanguage: "en") { Shout() }
/// var engine = shout.makeInputMethod()
/// ```
public struct InputMode: Identifiable, Sendable {
  /// The permanent name.
  public var id: InputModeID
  /// The language it is for; nil when it is for none.
  public var primaryLanguage: PrimaryLanguage?
  /// What a menu of modes shows.
  public var name: String
  /// The keyboard that the mode brings; nil to be served by the keymap that the user chose.
  public var keyboard: KeyboardSource?
  /// What its engine is known to do wrong: the host tells the user.
  public var warnings: [Diagnostic] = []
  private var factory: @Sendable () -> any InputMethod

  /// An input mode and how to make its engine.
  public init(
    id: InputModeID, primaryLanguage: PrimaryLanguage?, name: String? = nil, keyboard: KeyboardSource? = nil,
    makeInputMethod: @escaping @Sendable () -> any InputMethod
  ) {
    self.id = id
    self.primaryLanguage = primaryLanguage
    self.name = name ?? id.rawValue
    self.keyboard = keyboard
    self.factory = makeInputMethod
  }

  /// An input mode without an engine of its own: every key goes on to the text field.
  ///
  /// It is what an app needs that mirrors the modes of its system, and what a plain keyboard is.
  public init(id: InputModeID, primaryLanguage: PrimaryLanguage?, name: String? = nil, keyboard: KeyboardSource? = nil)
  {
    self.init(id: id, primaryLanguage: primaryLanguage, name: name, keyboard: keyboard) { KeyboardMode() }
  }

  /// A fresh engine, for one input context.
  public func makeInputMethod() -> any InputMethod { factory() }
}

extension InputMode: Equatable {
  /// Whether two modes say the same of themselves; their engines cannot be compared.
  public static func == (a: InputMode, b: InputMode) -> Bool {
    a.id == b.id && a.primaryLanguage == b.primaryLanguage && a.name == b.name && a.keyboard == b.keyboard
      && a.warnings == b.warnings
  }
}

extension InputMode: CustomStringConvertible {
  /// The id, with the name where that says more: `xkb:de (German)`.
  public var description: String { name == id.rawValue ? name : "\(id) (\(name))" }
}
