import Diagnostics
import KeyEvents
import Scenarios

@testable import XKB

/// Files that people write.
enum FileTargets {
  private static let names = KeyNameTable()

  static func scenario(_ bytes: Span<UInt8>) {
    // No file of this machine is included: the folder does not exist.
    var reader = ScenarioReader(
      text: String(decoding: array(bytes), as: UTF8.self), name: "fuzz", folder: "/nonexistent", names: names)
    while reader.next() != nil {}
  }

  static func compose(_ bytes: Span<UInt8>) {
    let bytes = array(bytes)
    let piece = ComposeText.Piece(bytes: bytes, range: 0..<bytes.count, file: 0, firstLine: 1, inclusion: 0)
    var reader = ComposeReader(
      ComposeText(files: [ComposeText.Origin(name: "fuzz", isStock: false)], pieces: [piece]))
    while reader.next() != nil {}
  }

  /// What we read of XKB files ourselves; libxkbcommon has its own fuzzers.
  static func xkbFile(_ bytes: Span<UInt8>) { _ = XKBFileOutline(array(bytes)) }

  private static func array(_ bytes: Span<UInt8>) -> [UInt8] { bytes.withUnsafeBufferPointer { Array($0) } }
}
