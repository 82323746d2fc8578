/// The bounce of the button when an icon is set.
public enum Bounce {
  /// The scale that the button shrinks to.
  public static let scale = 0.95
  /// How long it shrinks.
  public static let shrinking = Duration.milliseconds(80)
  /// How long it takes to grow back.
  public static let growing = Duration.milliseconds(180)
}
