import InputModes
import KeywrightKeyEvents
import PluginHost
import Testing
import TextFields

@Suite struct LibraryEngineTests {
  private let plugin: Plugin

  init() throws {
    let plugins = try TestPlugins()
    plugin = try Plugin(
      path: plugins.library("Plugins/everything.c"),
      keymapNames: KeymapNames(model: "pc104", layouts: [], options: ["o"]))
  }

  @Test func `modes say what they are`() throws {
    #expect(plugin.name == "test")
    #expect(plugin.modes.map(\.id) == ["plugin:test/everything", "plugin:test/told"])
    #expect(plugin.modes.map(\.name) == ["Everything", "plugin:test/told"])
    #expect(plugin.modes.map(\.primaryLanguage) == ["ko-KR", nil])
    #expect(
      plugin.modes.map(\.keyboard) == [
        .names(KeymapNames(shorthand: "us,fr(bepo)", model: "pc104", options: ["o"])), nil,
      ])
    let engines = try [plugin.engine(0), plugin.engine(1)]
    #expect(engines.map(\.keystrokeText) == [.raw, .composed])
    #expect(engines.map(\.wantsSurroundingText) == [false, true])
  }

  @Test func `everything that a batch can say arrives`() throws {
    var engine = try plugin.engine()
    let key = Keystroke(
      event: KeyEvent(KeyCode(42), .repeat, at: .milliseconds(3)), keysyms: .several([Keysym(1), Keysym(2)]),
      rawText: "q", text: "ô", compose: .composed(text: "ô", keysym: Keysym(0xF4)), layout: 1, level: 3,
      modifiers: ModifierState(depressed: .shift, latched: .mod5, locked: .lock), consumed: [.shift], types: true)
    let batch = engine.handle(key)
    #expect(
      batch
        == InputBatch(
          deletion: SurroundingDeletion(before: 2, after: 1), commit: "né",
          markedText: .set(
            MarkedText("日本", spans: [MarkedSpan(0..<1, .highlight), MarkedSpan(1..<2, .plain)], cursor: 1),
            MarkedTextPolicies(onBlur: .discard, onModeSwitch: .keep, onCaretMove: .commit)),
          candidates: .show(
            Candidates(
              page: [Candidates.Candidate(text: "😀", comment: "grin"), Candidates.Candidate(text: "가")],
              highlighted: 1, pageIndex: 2, pageCount: 3)),
          auxiliaryLine: "aux", forwardedKey: key, modeRequest: .mode("xkb:us"), deadline: .milliseconds(1500)))
  }

  @Test func `the plugin is told everything of a key`() throws {
    var engine = try plugin.engine(1)
    engine.noteSurroundingText(SurroundingText(before: "ab", after: "é"))
    let pressed = engine.handle(
      Keystroke(
        event: KeyEvent(KeyCode(30), .press, at: .microseconds(1_234_567)), keysyms: .one(Keysym(0x61)), rawText: "a",
        text: "A", compose: .composed(text: "ä", keysym: Keysym(0xE4)), layout: 2, level: 1,
        modifiers: ModifierState(depressed: .shift, latched: .control, locked: .mod2, effective: .mod4),
        consumed: .mod5, types: true))
    #expect(
      pressed.commit
        == "ab|é/code 30/direction 1/types 1/1234567 us/keysyms 1: 61/A/a/compose 3 e4 ä/layout 2/level 1/1 4 10 40 80")
    let released = engine.handle(Keystroke(event: KeyEvent(KeyCode(30), .release)))
    #expect(
      released.commit.hasSuffix(
        "/code 30/direction 0/types 0/0 us/keysyms 0: 0///compose 0 0 /layout -1/level -1/0 0 0 0 0"))
    let steps = [ComposeStep.none, .ignored, .pending, .cancelled].map { step in
      engine.handle(Keystroke(event: KeyEvent(KeyCode(30), .press), compose: step)).commit.contains("compose 0 0")
    }
    #expect(steps == [true, false, false, false])
  }

  @Test func `the plugin is told of everything else`() throws {
    var engine = try plugin.engine(1)
    var traits = TextFieldTraits(.hidden)
    traits.purpose = .terminal
    let context = InputContext(
      identifier: "chat", traits: traits, surroundingText: SurroundingText(before: "x", after: "y"))
    #expect(
      engine.activate(context).commit
        == "activate 1 chat/purpose 6/capitals 0/correction 1/spelling 1/return 5/1/x|y")
    #expect(
      engine.activate(InputContext()).commit
        == "activate 0 /purpose 0/capitals 2/correction 0/spelling 0/return 0/0/|")
    #expect(engine.choose(-1).commit == "choose -1")
    #expect(engine.tick(.milliseconds(5)).commit == "tick 5000")
    #expect(engine.deactivate(.blur).commit == "deactivate 0")
    #expect(engine.deactivate(.modeSwitch).commit == "deactivate 1")
    #expect(engine.reset(.textChange).commit == "reset 1")
    let reset = engine.reset(.caretMove)
    #expect(
      reset
        == InputBatch(
          commit: "reset 0", markedText: .clear, candidates: .clear, auxiliaryLine: "", modeRequest: .previous))
  }

  @Test func `functions that are left out answer nothing`() throws {
    let plugins = try TestPlugins()
    let plugin = try Plugin(path: plugins.library("Plugins/faulty.c", flags: ["-DFAULT=0"]))
    var engine = try plugin.engine()
    let answers = [
      engine.activate(InputContext()), engine.choose(0), engine.reset(.caretMove), engine.deactivate(.blur),
      engine.tick(.zero),
    ]
    #expect(answers == [.handled, .passed, .handled, .handled, .handled])
    #expect(plugin.reports.takeDiagnostics() == [])
  }
}
