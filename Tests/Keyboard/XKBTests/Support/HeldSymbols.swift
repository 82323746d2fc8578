import TestSupport

@testable import KeywrightXKB

extension String {
  /// The text with a folder's path shown as `DIR`, so that a whole message can be compared.
  func hiding(_ folder: TemporaryFolder) -> String { replacing(folder.path, with: "DIR") }

  /// The text with the folder of the system's XKB data shown as `SYSTEM`.
  var hidingSystem: String { replacing(SystemData.directory ?? "SYSTEM", with: "SYSTEM") }
}

extension String {
  /// The text without what some versions of the library expect at the place of a syntax error.
  var withoutExpectedTokens: String {
    replacing(#/syntax error, (unexpected|expecting) .*?(?=;? a file of| \[KW)/#, with: "syntax error")
  }
}

/// A symbols file whose only section changes `us(basic)` by these lines, the first of which is line 5.
func held(_ lines: String) -> String {
  """
  default partial alphanumeric_keys
  xkb_symbols "basic" {
    include "us(basic)"
    name[Group1]="Held";
    \(lines)
  };

  """
}
