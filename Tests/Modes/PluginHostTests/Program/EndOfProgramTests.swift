import Glibc
import InputModes
import KeywrightKeyEvents
import PluginHost
import TestSupport
import Testing

/// How the host parts with the programs of plugins.
@Suite struct EndOfProgramTests {
  /// What a program prints on standard error, told once its engine is gone.
  private func lines(of commands: String, atEnd last: String = "") throws -> (told: [String], lost: Int) {
    let plugins = try TestPlugins()
    let path = try plugins.program(
      """
      while IFS= read -r line; do
        n=${line#*'"request":'}
        n=${n%%[,\\}]*}
        case $line in
        *'"call":"hello"'*) echo '{"request":'"$n"',"version":1,"name":"test","modes":[{"id":"mode"}]}'; exit ;;
        *'"call":"create"'*) \(commands); echo '{"request":'"$n"'}' ;;
        *) echo '{"request":'"$n"'}' ;;
        esac
      done
      \(last)
      """)
    let plugin = try Plugin(path: path, timeLimit: .seconds(30))
    do {
      var engine = plugin.modes[0].makeInputMethod()
      _ = engine.handle(Keystroke(event: KeyEvent(KeyCode(30), .press), types: true))
    }
    return (plugin.reports.takeLines(), plugin.reports.takeLostLineCount())
  }

  @Test(
    arguments: [
      ("printf 'no end' >&2", "", ["no end"]),
      ("echo one >&2; printf two >&2", "", ["one", "two"]),
      (":", "echo farewell >&2", ["farewell"]),
      ("printf 'a\\n\\nb' >&2", "printf c >&2", ["a", "", "bc"]),
    ])
  func `what a program prints is told to the end`(commands: String, last: String, told: [String]) throws {
    #expect(try lines(of: commands, atEnd: last).told == told, "\(commands) \(last)")
  }

  @Test(arguments: [4095, 4096, 4097, 100_000]) func `a long line is told in pieces`(count: Int) throws {
    let (told, lost) = try lines(of: "head -c \(count) /dev/zero | tr '\\0' a >&2; echo >&2")
    #expect(told.joined() == String(repeating: "a", count: count))
    #expect(told.count == (count + 4095) / 4096)
    #expect(lost == 0)
  }

  @Test func `a piece ends with a scalar`() throws {
    let (told, _) = try lines(of: "printf a >&2; yes é | head -n 4000 | tr -d '\\n' >&2; echo >&2")
    #expect(told.joined() == "a" + String(repeating: "é", count: 4000))
  }

  @Test func `lines beyond a thousand are counted`() throws {
    let (told, lost) = try lines(of: "yes | head -n 2500 >&2")
    #expect(told == Array(repeating: "y", count: 1000))
    #expect(lost == 1500)
  }

  @Test func `where SIGCHLD is ignored programs end and are waited for all the same`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      for end in ["exit 7", "kill -9 $$"] {
        let plugins = try TestPlugins()
        let path = try plugins.program(answering: end)
        let plugin = try Plugin(path: path, timeLimit: .seconds(30))
        var engine = plugin.modes[0].makeInputMethod()
        _ = engine.handle(Keystroke(event: KeyEvent(KeyCode(30), .press), types: true))
        guard plugin.reports.takeDiagnostics().count == 1 else { exit(1) }
      }
      var lines: [[UInt8]] = []
      let ended = IsolatedRun.run(
        limit: .seconds(30), total: .seconds(30), line: { lines.append($0) }, printed: { _ in },
        work: { tell in
          tell("told")
          return 0
        })
      guard ended == .done(status: 0), lines == [Array("told".utf8)] else { exit(2) }
      let died = IsolatedRun.run(
        limit: .seconds(30), total: .seconds(30), line: { _ in }, printed: { _ in }, work: { _ in exit(3) })
      guard died == .failed("ended the process") else { exit(3) }
    }
  }
}
