/// Bytes that stay at one place as long as somebody holds this.
final class LoadedBytes: Sendable {
  // Written before anybody else knows of them, never after.
  nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

  init(_ contents: [UInt8]) {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: contents.count)
    _ = buffer.initialize(from: contents)
    bytes = UnsafeBufferPointer(buffer)
  }

  deinit { bytes.deallocate() }
}
