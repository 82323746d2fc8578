import KeyRecordings
import KeywrightDiagnostics
import KeywrightFiles

/// A recording in a file or on standard input, packed or not, read piece by piece.
struct RecordingFile: ~Copyable {
  /// How messages call it.
  let name: String
  private let chunks: FileChunks

  init(_ path: String) throws(FileFailure) {
    name = Self.name(of: path)
    chunks = try FileChunks(path: path)
  }

  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Gives on all of it in pieces of bounded size, and what there is to say about how it is packed.
  consuming func read(
    progress: inout ReplayProgress?, _ give: (Span<UInt8>) throws -> Void, onMessage: (Diagnostic) -> Void
  ) throws {
    var bytes = RecordingBytes(file: name)
    while let chunk = try chunks.next(upTo: RecordingBytes.pieceSize) {
      if let message = try bytes.read(chunk.span, give) { onMessage(message) }
      progress?.advance(by: chunk.count, of: chunks.promisedSize)
    }
    if let message = try bytes.finish(give) { onMessage(message) }
  }
}
