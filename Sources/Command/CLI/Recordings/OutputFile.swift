import KeywrightDiagnostics
import KeywrightFiles

/// Where a command writes to: standard output, or a file that appears, or is replaced, only when it is complete.
struct OutputFile: ~Copyable {
  private let console: Console
  /// The file; nil for standard output.
  private var file: FileReplacement?

  /// An output to a path; nil or `-` is standard output. Devices and FIFOs are written to directly.
  init(_ path: String?, console: Console) throws(Diagnostic) {
    self.console = console
    guard let path, path != "-" else {
      file = nil
      return
    }
    do throws(FileFailure) {
      file = try FileReplacement(path: path)
    } catch {
      throw error.writing()
    }
  }

  func write(_ bytes: [UInt8]) throws(Diagnostic) {
    guard file != nil else { return try console.write(bytes) }
    do throws(FileFailure) {
      try file?.write(bytes)
    } catch {
      throw error.writing()
    }
  }

  /// Puts the complete file in its place.
  func commit() throws(Diagnostic) {
    do throws(FileFailure) {
      try file?.commit()
    } catch {
      throw error.writing()
    }
  }
}
