import CKeywrightInputDevices
import TestSupport
import Testing

@testable import KeywrightInputDevices

/// What of a device's records counts, in the words `+30` press, `-30` release, `*30` repeat, `=` the end of a frame.
struct KeyIntakeTests {
  private static let cases: [(held: [UInt16], keys: String, isInterrupted: Bool, kept: String, count: Int)] = [
    ([], "+30 = -30 =", false, "+30 = -30 =", 1),
    // The Return that started the command is let go of.
    ([28], "-28 = +28 = -28 =", false, "= +28 = -28 =", 1),
    ([28], "*28 = -28 =", false, "= =", 0),
    // Ctrl+C that ends it; a letter that is held no longer stays.
    ([], "+30 = -30 = +29 = +46 =", true, "+30 = -30 =", 1),
    ([], "+30 = +29 = -30 = +46 = *46 =", true, "+30 =", 1),
    // Another end keeps what is held.
    ([], "+30 = -30 = +29 = +46 =", false, "+30 = -30 = +29 = +46 =", 3),
    ([], "+30 = -30 =", true, "+30 = -30 =", 1),
  ]

  @Test(arguments: cases)
  func `start and end are cut off`(
    test: (held: [UInt16], keys: String, isInterrupted: Bool, kept: String, count: Int)
  ) throws {
    let records = try test.keys.split(separator: " ").map(Self.record)
    for chunk in [1, 3, records.count] {
      var intake = KeyIntake(heldKeys: test.held)
      var bytes: [UInt8] = []
      for start in stride(from: 0, to: records.count, by: chunk) {
        intake.take(Array(records[start..<min(start + chunk, records.count)]), stoppingAt: nil, into: &bytes)
      }
      intake.finish(isInterrupted: test.isInterrupted, into: &bytes)
      #expect(Self.words(bytes) == test.kept, "\(test.keys) in parts of \(chunk)")
      #expect(intake.pressCount == test.count, "\(test.keys) in parts of \(chunk)")
    }
  }

  @Test(arguments: [
    (1, "+30 = -30 ="), (2, "+30 = -30 = +31 = +32 = -31 = -32 ="),
    (9, "+30 = -30 = +31 = +32 = -31 = -32 = +33 = -33 ="),
  ])
  func `a number of keys ends when all are up`(count: Int, kept: String) throws {
    let records = try "+30 = -30 = +31 = +32 = -31 = -32 = +33 = -33 =".split(separator: " ").map(Self.record)
    var intake = KeyIntake(heldKeys: [])
    var bytes: [UInt8] = []
    intake.take(records, stoppingAt: count, into: &bytes)
    #expect(Self.words(bytes) == kept)
    #expect(intake.isQuiet)
  }

  @Test func `a key that is held for hours needs no memory`() throws {
    var intake = KeyIntake(heldKeys: [])
    var bytes: [UInt8] = []
    let repeats = try [KernelRecord](repeating: Self.record("*30"), count: 70_000)
    intake.take([try Self.record("+30")] + repeats, stoppingAt: nil, into: &bytes)
    #expect(bytes.count == 65_536 * MemoryLayout<input_event>.size)
  }

  private static func record(_ word: Substring) throws -> KernelRecord {
    var event = input_event()
    guard let value = Array("-+*").firstIndex(of: word.first ?? " ") else { return KernelRecord(event) }
    event.type = 1
    event.code = try #require(UInt16(word.dropFirst()))
    event.value = Int32(value)
    return KernelRecord(event)
  }

  private static func words(_ bytes: [UInt8]) -> String {
    let size = MemoryLayout<input_event>.size
    return stride(from: 0, to: bytes.count, by: size).map { start in
      let event = bytes[start..<start + size].withUnsafeBytes { $0.loadUnaligned(as: input_event.self) }
      return event.type == 0 ? "=" : "\(["-", "+", "*"][Int(event.value)])\(event.code)"
    }.joined(separator: " ")
  }
}
