import CKeywrightXKBSupport

/// Collects what a library says, so that nothing of it reaches the terminal raw.
final class LibraryLog {
  let pointer: UnsafeMutablePointer<kw_log>?

  init() { pointer = kw_log_new() }

  deinit { kw_log_free(pointer) }

  /// Every message so far, in order.
  var messages: [LibraryMessage] {
    guard let pointer, let bytes = pointer.pointee.bytes else { return [] }
    let buffer = UnsafeRawBufferPointer(start: bytes, count: pointer.pointee.length)
    var messages: [LibraryMessage] = []
    var offset = 0
    while offset + 5 <= buffer.count {
      let level = Int(buffer[offset])
      let length = Int(buffer.loadUnaligned(fromByteOffset: offset + 1, as: UInt32.self))
      guard length <= buffer.count - offset - 5 else { break }
      let text = String(decoding: buffer[(offset + 5)..<(offset + 5 + length)], as: UTF8.self)
      messages.append(LibraryMessage(level: level, raw: text))
      offset += 5 + length
    }
    return messages
  }

  func clear() { pointer?.pointee.length = 0 }
}
