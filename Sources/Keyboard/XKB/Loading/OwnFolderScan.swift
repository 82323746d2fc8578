import Glibc
import KeywrightFiles

/// What is found in a folder of XKB data of the user before any of it is read.
struct OwnFolderScan {
  let folder: String
  /// The files that start with a byte order mark.
  private(set) var marked: [(kind: String, name: String)] = []
  /// Whether there are FIFOs or devices, for which the library would wait, or more files than are looked at.
  private(set) var hasOddFiles = false

  private static let kinds = ["compat", "keycodes", "rules", "symbols", "types"]
  private static let mostFiles = 4096

  init(_ folder: String) {
    self.folder = folder
    for kind in Self.kinds { look(into: kind) }
  }

  /// Looks at the files of a kind, and at those in its folders, `sun_vndr/us`.
  private mutating func look(into kind: String) {
    var left = Self.mostFiles
    for name in folders(in: "", kind, left: &left) { _ = folders(in: "\(name)/", kind, left: &left) }
  }

  /// Looks at the files of a kind in one of its folders, as long as some may be looked at, and answers which are folders.
  private mutating func folders(in parent: String, _ kind: String, left: inout Int) -> [String] {
    let names = Folder.names(in: "\(folder)/\(kind)/\(parent)", limit: Self.mostFiles + 1)
    if names.count > left { hasOddFiles = true }
    let looked = names.prefix(left)
    left -= looked.count
    return looked.filter { look(at: parent + $0, kind) }
  }

  /// Looks at a file, and answers whether it is a folder.
  private mutating func look(at name: String, _ kind: String) -> Bool {
    let path = "\(folder)/\(kind)/\(name)"
    switch FileKind(path: path) {
    case .folder: return true
    case .other: hasOddFiles = true
    case .regular: if Self.hasMark(path) { marked.append((kind, name)) }
    case nil: break
    }
    return false
  }

  private static func hasMark(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3) { buffer in
      read(file, buffer.baseAddress, 3) == 3 && buffer.elementsEqual(ByteOrderMark.utf8)
    }
  }
}
