import CKeywrightEndings
import Glibc
import KeywrightDiagnostics
import KeywrightFiles

/// A temporary folder with copies of those files of an XKB folder that start with a byte order mark, without it.
///
/// The library refuses the mark; searched before the folder itself, the copies take the place of the files. They go when a
/// signal ends the process too, where it has the handlers of `kw_endings_install`.
final class BOMStrippedOverlay {
  /// The temporary folder, removed with the value.
  let path: String
  /// The folder that it repairs.
  let folder: String
  /// The files that were copied, by their real paths.
  private(set) var files: [String] = []
  private var created: [String] = []

  /// The overlay of a folder; nil when none of its files has a mark.
  init?(of scan: OwnFolderScan) {
    let folder = scan.folder
    let marked = scan.marked
    guard !marked.isEmpty, let path = Self.makeFolder() else { return nil }
    self.path = path
    self.folder = folder
    for (kind, name) in marked {
      let original = "\(folder)/\(kind)/\(name)"
      guard let bytes = try? FileReader.contents(of: original, limit: XKBFileOutline.sizeLimit).bytes else { continue }
      if copy(bytes.dropFirst(ByteOrderMark.utf8.count), to: "\(kind)/\(name)") { files.append(original) }
    }
  }

  deinit {
    for path in created.reversed() { kw_temporary_remove(path) }
    kw_temporary_remove(path)
  }

  var warnings: [Diagnostic] {
    files.map { ByteOrderMark.warning(at: SourcePlace(file: $0, line: 1, column: 1)) }
  }

  private static func makeFolder() -> String? {
    var template = Array("/tmp/keywright-XXXXXX".utf8CString)
    return template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, kw_temporary_unique_folder(start) else { return nil }
      return String(cString: start)
    }
  }

  private func copy(_ bytes: ArraySlice<UInt8>, to name: String) -> Bool {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if kw_temporary_folder(folder) == 0 { created.append(folder) }
    }
    let target = "\(path)/\(name)"
    let file = kw_temporary_file(target)
    guard file >= 0 else { return false }
    defer { close(file) }
    created.append(target)
    return bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = write(file, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
        if count <= 0 { return false }
        offset += count
      }
      return true
    }
  }
}
