import Glibc
import InputModes
import KeywrightFiles
import PluginHost
import TestSupport
import Testing

/// The example in the article on program plugins is what really goes over the line.
@Suite struct DocumentedExchangeTests {
  private static let article = Checkout.path("Sources/Modes/PluginHost/PluginHost.docc/ProgramPlugins.md")

  @Test func `the exchange of the article is that of the sample`() throws {
    let plugins = try TestPlugins()
    let logs = [plugins.folder.adopt("in"), plugins.folder.adopt("out")]
    let plugin = try Plugin(
      path: plugins.program(
        "tee -a \"${0%/*}/in\" | \(TestPlugins.sources)/Samples/arrows.sh | tee -a \"${0%/*}/out\""),
      timeLimit: .seconds(30))
    var engine = try plugin.engine()
    let batches = [
      engine.activate(InputContext(surroundingText: SurroundingText(before: "a "))),
      engine.handle(.typing("-", time: .milliseconds(10))), engine.handle(.typing(">", time: .milliseconds(20))),
      engine.deactivate(.blur),
    ]
    #expect(batches.map(\.commit) == ["", "", "→", ""])
    #expect(plugins.reports(plugin) == [])
    var (requests, answers) = (try Self.lines(logs[0]), try Self.lines(logs[1]))
    // tee hands an answer on before it writes it down.
    for _ in 0..<500 where answers.count < requests.count {
      usleep(10_000)
      answers = try Self.lines(logs[1])
    }
    try #require(requests.count == answers.count)
    let exchange = zip(requests, answers).flatMap { ["> \($0)", "< \($1)"] }
    let documented = try Self.lines(Self.article).filter { $0.hasPrefix("> ") || $0.hasPrefix("< ") }
    #expect(exchange == documented, "\(exchange.joined(separator: "\n"))")
  }

  private static func lines(_ path: String) throws -> [String] {
    String(decoding: try FileReader.bytes(of: path, limit: 1 << 20), as: UTF8.self).split(separator: "\n").map(
      String.init)
  }
}
