import KeyRecordings
import KeywrightDiagnostics
import Testing

struct CompressionTests {
  /// `A B C\n`, packed by gzip.
  private static let packed: [UInt8] = [
    0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0x73, 0x54, 0x70, 0x52, 0x70, 0xE6, 0x02, 0, 0xE0, 0x74, 0xD6, 0x86, 0x06,
    0,
    0, 0,
  ]
  private static let damaged = Array(packed[..<12]) + [0xFF, 0xFF] + packed[14...]

  @Test(
    arguments: [
      ("plain text", Array("A B\n".utf8), "A B\n", ""),
      ("nothing", [], "", ""),
      ("text that begins as gzip does", [0x1F, 0x8B], "\u{1F}\u{FFFD}", ""),
      ("packed", packed, "A B C\n", ""),
      ("two members", packed + packed, "A B C\nA B C\n", ""),
      ("padding after it", packed + [0, 0, 0], "A B C\n", ""),
      ("padding between two members", packed + [0, 0] + packed, "A B C\nA B C\n", ""),
      (
        "something else after it", packed + Array("junk".utf8), "A B C\n",
        """
        keywright: r: warning: what follows the end of the gzip file is none of it; it is left out [KW-R025]
          hint: copy the file again, or pack all of it with gzip
        """
      ),
      (
        "something else after padding", packed + [0, 0, 0x41], "A B C\n",
        """
        keywright: r: warning: what follows the end of the gzip file is none of it; it is left out [KW-R025]
          hint: copy the file again, or pack all of it with gzip
        """
      ),
      (
        "what begins as gzip does after it", packed + [0x1F, 0x8B, 0x09, 0], "A B C\n",
        """
        keywright: r: warning: what follows the end of the gzip file is none of it; it is left out [KW-R025]
          hint: copy the file again, or pack all of it with gzip
        """
      ),
      (
        "a second member cut off in its first bytes", packed + packed.prefix(2), "A B C\n",
        """
        keywright: r: warning: the gzip file is cut off; what could be unpacked is kept [KW-R025]
          hint: copy the file again, if there is more of it
        """
      ),
      (
        "cut off", Array(packed.dropLast(9)), "A B C\n",
        """
        keywright: r: warning: the gzip file is cut off; what could be unpacked is kept [KW-R025]
          hint: copy the file again, if there is more of it
        """
      ),
      (
        "damaged", damaged, "A",
        """
        keywright: r: error: the gzip file is damaged here [KW-R025]
          hint: unpack it with gunzip, which may tell more, or copy it again
        """
      ),
    ] as [(String, [UInt8], String, String)], [1, 3, 100])
  func `gzip is unpacked on the way`(sample: (String, [UInt8], String, String), chunk: Int) {
    let (name, bytes, text, messages) = sample
    var recording = RecordingBytes(file: "r")
    var given: [UInt8] = []
    var found: [String] = []
    func take(_ piece: Span<UInt8>) { piece.withUnsafeBufferPointer { given.append(contentsOf: $0) } }
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      let piece = Array(bytes[start..<min(bytes.count, start + chunk)])
      if let message = recording.read(piece.span, take) { found.append(message.description) }
    }
    if let message = recording.finish(take) { found.append(message.description) }
    let unpacked = String(decoding: given, as: UTF8.self)
    // Of what is damaged, more or less may come.
    #expect(name == "damaged" ? unpacked.hasPrefix(text) : unpacked == text, "\(name)")
    #expect(found.joined(separator: "\n") == messages, "\(name)")
  }
}
