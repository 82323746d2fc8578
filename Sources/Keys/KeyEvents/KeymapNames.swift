/// Rules, model, layouts, variants and options: the five names (RMLVO) that choose a keymap.
public struct KeymapNames: Hashable, Sendable {
  /// The rules file; `evdev` when empty.
  public var rules: String
  /// The keyboard model; `pc105` when empty.
  public var model: String
  /// Each layout with its variant, in order; at most four count.
  public var layouts: [LayoutName]
  /// The options, such as `grp:alt_shift_toggle`.
  public var options: [String]

  /// A choice of keymap; the defaults are those of libxkbcommon on Debian.
  public init(rules: String = "", model: String = "", layouts: [LayoutName], options: [String] = []) {
    self.rules = rules
    self.model = model
    self.layouts = layouts
    self.options = options
  }

  /// The shorthand for layouts: `us,fr(bepo)`; names are separated by commas, a variant stands in parentheses.
  public init(shorthand: String, rules: String = "", model: String = "", options: [String] = []) {
    self.init(
      rules: rules, model: model,
      layouts: shorthand.split(separator: ",", omittingEmptySubsequences: false).map { LayoutName(String($0)) },
      options: options)
  }
}
