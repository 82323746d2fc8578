package import KeywrightDiagnostics
import KeywrightFiles

/// How a plugin is run: inside this process, or as a program.
package enum PluginKind: Hashable, Sendable {
  /// A shared library with the C entry point.
  case library
  /// A program that speaks JSON lines.
  case program

  /// The kind of a file: one whose name ends in `.so`, or that is an ELF library, is loaded; any other is a program.
  package init(path: String) throws(Diagnostic) {
    if path.hasSuffix(".so") || path.contains(".so.") {
      try Self.checkReadable(path)
      self = .library
      return
    }
    let header = try Self.checkReadable(path)
    self = Self.isLibrary(header) ? .library : .program
  }

  /// The first bytes of the file, which has to be there.
  @discardableResult
  private static func checkReadable(_ path: String) throws(Diagnostic) -> [UInt8] {
    do {
      return try FileChunks(path: path == "-" ? "./-" : path).next(upTo: 4096) ?? []
    } catch {
      throw PluginMessages.notLoaded(path, error.cause, hint: "name a shared library or a program that you may read")
    }
  }

  /// Whether these are the first bytes of a shared object that has no interpreter, as programs have one.
  private static func isLibrary(_ header: [UInt8]) -> Bool {
    func number(_ offset: Int, _ bytes: Int) -> Int? {
      guard offset >= 0, offset <= header.count - bytes else { return nil }
      return (0..<bytes).reversed().reduce(0) { $0 << 8 | Int(header[offset + $1]) }
    }
    let (sharedObject, interpreter) = (3, 3)
    guard header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), number(16, 2) == sharedObject,
      let table = number(32, 4), let size = number(54, 2), let count = number(56, 2)
    else { return false }
    return (0..<count).allSatisfy { number(table + $0 * size, 4) != interpreter }
  }
}
