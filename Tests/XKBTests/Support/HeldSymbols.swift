import TestSupport

extension String {
  /// The text with a folder's path shown as `DIR`, so that a whole message can be compared.
  func hiding(_ folder: TemporaryFolder) -> String { replacing(folder.path, with: "DIR") }
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
