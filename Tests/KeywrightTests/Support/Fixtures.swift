/// Files that come with these tests.
enum Fixtures {
  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/") + "/Fixtures"

  /// A folder of XKB data with symbols of our own.
  static let xkb = folder + "/xkb"
}
