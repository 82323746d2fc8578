import Foundation

/// The text of a file of the folder `Keymaps`.
func bundledFile(_ name: String) throws -> String {
  let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  return try String(contentsOf: checkout.appending(path: "Keymaps").appending(path: name), encoding: .utf8)
}
