import InputModes
import KeywrightFiles
import KeywrightKeyEvents
import PluginHost
import TestSupport
import Testing
import TextFields

@Suite struct ProgramEngineTests {
  private static let patience = Duration.seconds(30)

  @Test func `modes say what they are`() throws {
    let plugins = try TestPlugins()
    let modes =
      #"{"id":"a","language":"ko-KR","name":"A","layouts":"us,fr(bepo)","text":"raw","surrounding":true},{"id":"b"}"#
    let plugin = try Plugin(
      path: plugins.program(answering: ":", modes: modes), keymapNames: KeymapNames(model: "pc104", layouts: []),
      timeLimit: Self.patience)
    #expect(plugin.modes.map(\.id) == ["plugin:test/a", "plugin:test/b"])
    #expect(plugin.modes.map(\.name) == ["A", "plugin:test/b"])
    #expect(plugin.modes.map(\.primaryLanguage) == ["ko-KR", nil])
    #expect(plugin.modes.map(\.keyboard) == [.names(KeymapNames(shorthand: "us,fr(bepo)", model: "pc104")), nil])
    let engines = try [plugin.engine(0), plugin.engine(1)]
    #expect(engines.map(\.keystrokeText) == [.raw, .composed])
    #expect(engines.map(\.wantsSurroundingText) == [true, false])
  }

  private static let forwarded = Keystroke(
    event: KeyEvent(KeyCode(42), .repeat, at: .milliseconds(3)), keysyms: .several([Keysym(1), Keysym(2)]),
    rawText: "q", text: "ô", compose: .composed(text: "ô", keysym: Keysym(0xF4)), layout: 1, level: 3,
    modifiers: ModifierState(depressed: .shift, latched: .mod5, locked: .lock), consumed: [.shift], types: true)

  @Test(
    arguments: [
      ("", .passed),
      (#","handled":true"#, .handled),
      (#","handled":null,"commit":null,"delete":null,"forward":null,"mode":null,"deadline":null"#, .passed),
      (
        #","delete":{"before":2,"after":1}"#,
        InputBatch(isHandled: false, deletion: SurroundingDeletion(before: 2, after: 1))
      ),
      (#","commit":"n\u00e9""#, InputBatch(isHandled: false, commit: "né")),
      (
        #","marked":null,"candidates":null,"auxiliary":null"#,
        InputBatch(isHandled: false, markedText: .clear, candidates: .clear, auxiliaryLine: "")
      ),
      (
        #","marked":{"text":"ab"}"#,
        InputBatch(isHandled: false, markedText: .set(MarkedText("ab"), MarkedTextPolicies()))
      ),
      (
        #","marked":{"text":"ab","cursor":null,"spans":[{"start":0,"end":1,"style":"highlight"},{"start":1,"end":2}],"onBlur":"discard","onModeSwitch":"keep","onCaretMove":"commit"}"#,
        InputBatch(
          isHandled: false,
          markedText: .set(
            MarkedText("ab", spans: [MarkedSpan(0..<1, .highlight), MarkedSpan(1..<2, .underline)], cursor: nil),
            MarkedTextPolicies(onBlur: .discard, onModeSwitch: .keep, onCaretMove: .commit)))
      ),
      (
        #","marked":{"text":"ab","cursor":1}"#,
        InputBatch(isHandled: false, markedText: .set(MarkedText("ab", cursor: 1), MarkedTextPolicies()))
      ),
      (
        #","candidates":{"page":[{"text":"😀","comment":"grin"},{"text":"x"}],"highlighted":1,"pageIndex":2,"pageCount":3}"#,
        InputBatch(
          isHandled: false,
          candidates: .show(
            Candidates(
              page: [Candidates.Candidate(text: "😀", comment: "grin"), Candidates.Candidate(text: "x")],
              highlighted: 1, pageIndex: 2, pageCount: 3)))
      ),
      (#","auxiliary":"aux""#, InputBatch(isHandled: false, auxiliaryLine: "aux")),
      (#","mode":{"id":"xkb:us"}"#, InputBatch(isHandled: false, modeRequest: .mode("xkb:us"))),
      (#","mode":{"previous":true}"#, InputBatch(isHandled: false, modeRequest: .previous)),
      (#","deadline":1500000"#, InputBatch(isHandled: false, deadline: .milliseconds(1500))),
      (
        #","forward":{"code":30}"#,
        InputBatch(
          isHandled: false, forwardedKey: Keystroke(event: KeyEvent(KeyCode(30), .press), types: true))
      ),
      (
        #","forward":{"text":"ô","rawText":"q","keysyms":[1,2],"code":42,"direction":"repeat","us":3000,"types":true,"layout":1,"level":3,"depressed":["Shift"],"latched":["Mod5"],"locked":["Lock"],"effective":["Shift","Lock","Mod5"],"consumed":["Shift"],"compose":{"step":"composed","text":"ô","keysym":244}}"#,
        InputBatch(isHandled: false, forwardedKey: forwarded)
      ),
    ] as [(String, InputBatch)])
  func `everything that a batch can say arrives`(members: String, expected: InputBatch) throws {
    let plugins = try TestPlugins()
    try plugins.folder.file("answer", members)
    let plugin = try Plugin(
      path: plugins.program(answering: #"printf '{"request":%s%s}\n' "$n" "$(cat "${0%/*}/answer")""#),
      timeLimit: Self.patience)
    var engine = try plugin.engine()
    let batch = engine.handle(.typing("a"))
    #expect(batch == expected)
    #expect(plugins.reports(plugin) == [])
  }

  @Test func `the program is told everything, line by line`() throws {
    let plugins = try TestPlugins()
    let log = plugins.folder.adopt("log")
    let plugin = try Plugin(
      path: plugins.program(
        answering: #"echo "$line" >> "${0%/*}/log"; echo '{"request":'"$n"'}'"#,
        modes: #"{"id":"mode","surrounding":true}"#),
      timeLimit: Self.patience)
    var engine = try plugin.engine()
    var traits = TextFieldTraits(.hidden)
    traits.purpose = .email
    _ = engine.activate(
      InputContext(identifier: "", traits: traits, surroundingText: SurroundingText(before: "x", after: "\"")))
    engine.noteSurroundingText(SurroundingText(before: "ab", after: ""))
    _ = engine.handle(Self.forwarded)
    engine.noteSurroundingText(SurroundingText())
    _ = engine.handle(Keystroke(event: KeyEvent(KeyCode(30), .release)))
    _ = engine.choose(-1)
    _ = engine.tick(.milliseconds(5))
    _ = engine.reset(.textChange)
    _ = engine.deactivate(.modeSwitch)
    #expect(plugins.reports(plugin) == [])
    let lines = String(decoding: try FileReader.bytes(of: log, limit: 1 << 20), as: UTF8.self)
    #expect(
      lines == #"""
        {"request":2,"call":"activate","context":{"identifier":"","purpose":"email","autocapitalization":"none","autocorrection":"no","spellChecking":"no","returnKey":"done","hidden":true,"surrounding":{"before":"x","after":"\""}}}
        {"request":3,"call":"handle","key":{"text":"ô","rawText":"q","keysyms":[1,2],"code":42,"direction":"repeat","us":3000,"types":true,"layout":1,"level":3,"depressed":["Shift"],"latched":["Mod5"],"locked":["Lock"],"effective":["Shift","Lock","Mod5"],"consumed":["Shift"],"compose":{"step":"composed","text":"ô","keysym":244}},"surrounding":{"before":"ab","after":""}}
        {"request":4,"call":"handle","key":{"text":"","rawText":"","keysyms":[],"code":30,"direction":"release","us":0,"types":false,"layout":null,"level":null,"depressed":[],"latched":[],"locked":[],"effective":[],"consumed":[],"compose":{"step":"none"}},"surrounding":{"before":"","after":""}}
        {"request":5,"call":"choose","candidate":-1}
        {"request":6,"call":"tick","us":5000}
        {"request":7,"call":"reset","cause":"textChange"}
        {"request":8,"call":"deactivate","cause":"modeSwitch"}

        """#)
  }

  @Test func `the program gets PATH and LANG alone, no descriptor of ours, and the usual SIGPIPE`() throws {
    let plugins = try TestPlugins()
    let plugin = try Plugin(
      path: plugins.program(
        answering: #"""
          names=$(env | sed 's/=.*//' | grep -v '^\(PWD\|OLDPWD\|SHLVL\|_\)$' | sort | tr '\n' ' ')
          # 3 is the pipe of this very substitution.
          open=$(for d in 0 1 2 4 5 6 7 8 9; do [ -e /proc/$$/fd/$d ] && printf %s $d; done)
          ignored=$(sed -n 's/^SigIgn:.*\(....\)$/\1/p' /proc/$$/status)
          echo '{"request":'"$n"',"commit":"'"$names$open $ignored"'"}'
          """#),
      timeLimit: Self.patience)
    var engine = try plugin.engine()
    let batch = engine.handle(.typing("a"))
    #expect(batch.commit == "LANG PATH 012 0000")
  }

  @Test func `what it prints on standard error is kept, escaped by whoever shows it`() throws {
    let plugins = try TestPlugins()
    let plugin = try Plugin(
      path: plugins.program(
        answering: #"""
          printf 'one\ntwo \033[31m\n' >&2; head -c 100000 /dev/zero | tr '\0' x >&2; echo '{"request":'"$n"'}'
          """#),
      timeLimit: Self.patience)
    var engine = try plugin.engine()
    _ = engine.handle(.typing("a"))
    _ = engine.handle(.typing("a"))
    let lines = plugin.reports.takeLines()
    #expect(lines.prefix(2) == ["one", "two \u{1B}[31m"])
    #expect(lines.allSatisfy { $0.utf8.count <= 4096 })
    #expect(plugin.reports.takeLines() == [])
  }

  @Test func `a request larger than a pipe and an answer larger than a pipe pass each other`() throws {
    let plugins = try TestPlugins()
    let plugin = try Plugin(
      path: plugins.program(
        answering: #"""
          text=$(head -c 60000 /dev/zero | tr '\0' x)
          printf '{"request":%s,"commit":"%s","auxiliary":"%s"}\n' "$n" "$text" "$text"
          """#),
      timeLimit: Self.patience)
    var engine = try plugin.engine()
    var key = Keystroke.typing("a")
    key.text = String(repeating: "y", count: 200_000)
    let batch = engine.handle(key)
    #expect(batch.commit.utf8.count == 60_000)
    #expect(batch.auxiliaryLine?.utf8.count == 60_000)
    #expect(plugins.reports(plugin) == [])
  }
}
