import TestSupport

/// Files that come with these tests.
enum Fixtures {
  private static let folder = Checkout.path("Tests/Simulator/KeywrightTests/Fixtures")

  /// A folder of XKB data with symbols of our own.
  static let xkb = folder + "/xkb"
}
