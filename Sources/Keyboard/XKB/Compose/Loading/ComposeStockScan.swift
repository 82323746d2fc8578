import Glibc
import KeywrightFiles
import KeywrightKeyEvents

/// The first keys of a file of the X locale data, found without holding the file in memory.
///
/// Touching half a megabyte of fresh memory costs a start more than all else that Compose does there.
enum ComposeStockScan {
  private static let chunkSize = 1 << 16

  /// The keysyms that sequences begin with; nil where the file is not plain lines that the library takes as they are:
  /// then it has to be read as any other.
  static func firstKeys(of path: String) -> Set<UInt32>? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= ComposeFlattener.fileSizeLimit
    else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: chunkSize) { scan(descriptor, buffer: $0) }
  }

  private static func scan(_ descriptor: Int32, buffer: UnsafeMutableBufferPointer<UInt8>) -> Set<UInt32>? {
    guard let base = buffer.baseAddress else { return nil }
    var firstKeys: Set<UInt32> = []
    // The beginning of a line that the next chunk goes on with.
    var carried = 0
    var isFirst = true
    while carried < buffer.count {
      let count = read(descriptor, base + carried, buffer.count - carried)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 && carried == 0 ? firstKeys : nil }
      let filled = UnsafeBufferPointer(start: base, count: carried + count)
      if isFirst, filled.first == 0xEF { return nil }
      isFirst = false
      let end = filled.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let scan = ComposeLineScan(UnsafeBufferPointer(rebasing: filled[..<end]))
      guard scan.includes.isEmpty else { return nil }
      firstKeys.formUnion(scan.firstKeys)
      carried = filled.count - end
      memmove(base, base + end, carried)
    }
    return nil
  }
}
