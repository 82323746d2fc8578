import Foundation
import TestSupport

/// The text of a file of the folder `Keymaps`.
func bundledFile(_ name: String) throws -> String {
  try String(contentsOfFile: Checkout.path("Keymaps/\(name)"), encoding: .utf8)
}
