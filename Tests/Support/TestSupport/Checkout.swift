import Glibc

/// The checkout that the tests were built from: their samples, the README and the articles.
public enum Checkout {
  /// The folder of `Package.swift`.
  public static let path: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1 {
      parts.removeLast()
      let folder = parts.joined(separator: "/")
      if access("\(folder)/Package.swift", R_OK) == 0 { return folder }
    }
    return "."
  }()

  /// The path of a file or folder of the checkout, by its path in there.
  public static func path(_ relative: String) -> String { "\(path)/\(relative)" }
}
