import Glibc
import Scenarios
import TestSupport
import Testing

@Suite struct StreamingTests {
  @Test func aHundredThousandScenariosNeedNoMemory() throws {
    let folder = try TemporaryFolder()
    var text = ""
    for number in 0..<100_000 {
      text += "scenario \"number \(number)\"\n  keys A LEFTSHIFT+B\n  expect text \"aB\"\n"
    }
    let path = try folder.file("many.keys", text)
    text = ""
    var reader = try ScenarioReader(path: path)
    var (count, before) = (0, 0)
    while let item = reader.next() {
      if case .scenario(let scenario) = item, scenario.errors.isEmpty { count += 1 }
      if count == 1000 { before = Self.residentPages() }
    }
    #expect(count == 100_000)
    let grown = (Self.residentPages() - before) * Int(sysconf(Int32(_SC_PAGESIZE)))
    #expect(grown < 32 << 20, "it has grown by \(grown) bytes")
  }

  private static func residentPages() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, 256, file) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
