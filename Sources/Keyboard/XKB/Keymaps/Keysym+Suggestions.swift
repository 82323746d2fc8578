import KeywrightDiagnostics
public import KeywrightKeyEvents

extension Keysym {
  /// The name of a keysym that somebody probably meant by a misspelt one; nil where none is near.
  public static func nearestName(to name: String) -> String? { NameSuggestion.nearest(to: name, in: names) }

  /// The same for a name that no keysym has; nil for the name of a keysym.
  public static func nearestName(toUnknown name: String) -> String? {
    // Nearly every short name is near to one of the many names of one or two letters.
    name.utf8.count > 2 && Keysym(name: name) == nil ? nearestName(to: name) : nil
  }

  /// The names that the running library has; it lists none, so each value that may have one is asked for it.
  private static let names: [String] = ranges.joined().compactMap { value in
    let name = Keysym(value).name
    return name.isEmpty || name.hasPrefix("0x") || Keysym(name: name)?.rawValue != value ? nil : name
  }

  /// The values of X itself, of its makers, and of media keys.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0xFFFF, 0x1005_FF00...0x1005_FFFF, 0x1008_FE00...0x1008_FFFF,
  ]
}
