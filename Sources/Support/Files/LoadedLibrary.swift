#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A shared library that this process has loaded.
public struct LoadedLibrary: Hashable, Sendable {
  /// The file that it came from, links followed.
  public let file: String

  /// The library of a file.
  public init(file: String) { self.file = file }

  /// The library whose file begins with a name, `libhangul.so`; nil when none is loaded.
  public init?(_ name: String) {
    guard let maps = try? FileReader.contents(of: "/proc/self/maps", limit: 16 << 20).bytes else { return nil }
    for line in maps.split(separator: UInt8(ascii: "\n")) {
      guard let slash = line.firstIndex(of: UInt8(ascii: "/")) else { continue }
      let path = String(decoding: line[slash...], as: UTF8.self)
      guard let last = path.split(separator: "/").last, last.hasPrefix(name) else { continue }
      file = path
      return
    }
    return nil
  }

  /// The version in the description that its package puts beside it for pkg-config; nil where there is none.
  public func packagedVersion(_ package: String) -> String? {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let description = (folder + ["pkgconfig", "\(package).pc"]).joined(separator: "/")
    guard let bytes = try? FileReader.contents(of: description, limit: 1 << 16).bytes else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.first { $0.hasPrefix("Version:") }.map { line in
      String(line.dropFirst("Version:".count).drop { $0 == " " })
    }
  }
}
