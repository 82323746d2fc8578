/// The keysyms that one key gives at once: usually one, sometimes none, rarely several.
public enum KeysymList: Hashable, Sendable {
  /// The key gives no symbol.
  case none
  /// The key gives one symbol.
  case one(Keysym)
  /// The key gives several symbols at once, in this order.
  case several([Keysym])

  /// The only keysym, or ``Keysym/noSymbol`` where the key gives none or several.
  public var single: Keysym {
    if case .one(let keysym) = self { keysym } else { .noSymbol }
  }

  /// Every keysym, in order.
  public var all: [Keysym] {
    switch self {
    case .none: []
    case .one(let keysym): [keysym]
    case .several(let keysyms): keysyms
    }
  }
}
