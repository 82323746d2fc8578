/// How the icon button looks, drawn from its state alone.
public struct ButtonAppearance: Hashable, Sendable {
  /// A picture on the button.
  public enum Image: String, Hashable, Sendable {
    /// A plus sign, drawn as a template in the tint.
    case plusTemplate
  }

  /// The font of the title.
  public enum TitleFont: String, Hashable, Sendable {
    case headingXLSemibold
  }

  /// A colour of the app's palette.
  public enum Colour: String, Hashable, Sendable {
    case black
    case primary600
  }

  /// The icon as the title; nil for none.
  public var title: String?
  /// The font of the title.
  public var titleFont = TitleFont.headingXLSemibold
  /// The colour of the title.
  public var titleColour = Colour.black
  /// The picture; nil beside a title.
  public var image: Image?
  /// The tint.
  public var tint = Colour.primary600
  /// Whether the dashed circle around the button shows: only without an icon.
  public var showsDashedCircle: Bool

  /// The look of a state.
  public init(_ state: IconState) {
    title = state.icon
    image = state.icon == nil ? .plusTemplate : nil
    showsDashedCircle = state.icon == nil
  }
}
