/// A layout and its variant: `us`, `fr(bepo)`.
public struct LayoutName: Hashable, Sendable {
  /// The layout, which is the name of a symbols file.
  public var layout: String
  /// The variant, a section of that file; empty for the default section.
  public var variant: String

  /// A layout and its variant.
  public init(layout: String, variant: String = "") {
    self.layout = layout
    self.variant = variant
  }

  /// The shorthand `LAYOUT(VARIANT)`; text without a closing parenthesis at its end is all layout.
  public init(_ shorthand: String) {
    let trimmed = shorthand.drop { $0 == " " }
    guard trimmed.hasSuffix(")"), let open = trimmed.firstIndex(of: "(") else {
      self.init(layout: String(trimmed))
      return
    }
    let variant = trimmed[trimmed.index(after: open)...].dropLast()
    self.init(layout: String(trimmed[..<open]), variant: String(variant))
  }
}

extension LayoutName: CustomStringConvertible {
  /// The shorthand: `fr(bepo)`.
  public var description: String { variant.isEmpty ? layout : "\(layout)(\(variant))" }
}
