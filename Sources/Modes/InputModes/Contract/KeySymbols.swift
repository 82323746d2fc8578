public import KeywrightKeyEvents

/// Which keysyms the keys of the keyboard in use give, for a method to which a key may mean more than it gives now.
public struct KeySymbols: Sendable {
  private let keysym: @Sendable (KeyCode, _ layout: Int, _ level: Int) -> Keysym

  /// Keysyms that a function looks up, by layout and level from 0; `NoSymbol` where there is none, or several.
  public init(_ keysym: @escaping @Sendable (KeyCode, _ layout: Int, _ level: Int) -> Keysym) { self.keysym = keysym }

  /// The keysyms of a keyboard of which nothing is known.
  public static let none = KeySymbols { _, _, _ in .noSymbol }

  /// The keysym of a key on a level of a layout.
  public func keysym(of code: KeyCode, layout: Int, level: Int) -> Keysym { keysym(code, layout, level) }
}
