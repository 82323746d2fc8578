import Glibc
import KeywrightDiagnostics
import KeywrightFiles

/// Shows what a library prints, as it is, up to a bound.
final class OutputCut {
  private static let limit = 1 << 20
  private let console: Console
  private var shown = 0
  private var lost = 0

  init(_ console: Console) { self.console = console }

  func show(_ bytes: ArraySlice<UInt8>) {
    let rest = bytes.prefix(Self.limit - shown)
    shown += rest.count
    lost += bytes.count - rest.count
    if !rest.isEmpty { _ = FileSink.writeAll(Array(rest), to: STDERR_FILENO) }
  }

  /// Says how much was not shown.
  func finish(_ path: String) {
    guard lost > 0 else { return }
    _ = FileSink.writeAll([UInt8(ascii: "\n")], to: STDERR_FILENO)
    console.report(
      PluginReportPrinter.cut("\(path) printed \(lost) more bytes on its standard streams, which are not shown"))
  }
}
