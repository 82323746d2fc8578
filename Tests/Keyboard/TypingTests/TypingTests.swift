import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import KeywrightXKB
import TestSupport
import Testing

@testable import KeywrightTyping

extension String {
  /// The scalars, so that canonically equivalent texts differ.
  fileprivate var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}

/// What the planner plans types exactly the text that was asked for.
@Suite struct TypingTests {
  private static let blocking: Modifiers = [.control, .mod1]

  /// Every text that a chord types on a keyboard as it is, but for Return and Tab, which a field takes for keys.
  private func typable(_ source: KeyboardSource, after keys: String = "") throws -> [[Unicode.Scalar]] {
    let loaded = try compiled.keymap(source, loader: KeymapLoader())
    let table = try compiled.compose(.locale("en_US.UTF-8"), loader: ComposeLoader()).table
    let state = try #require(KeyboardState(loaded.keymap))
    if keys.contains("CAPSLOCK") {
      state.update(KeyCode(58), .press)
      state.update(KeyCode(58), .release)
    }
    let texts = TypableTexts(state, startsSequence: table.canStart, blocking: Self.blocking).chords.keys
    return texts.filter { $0 != ["\r"] && $0 != ["\t"] }
      .sorted { $0.lexicographicallyPrecedes($1) { $0.value < $1.value } }
  }

  @Test(
    arguments: [
      "us", "us(intl)", "us(dvorak)", "us(altgr-intl)", "de", "de(neo)", "fr", "fr(bepo)", "es", "pt", "br", "it", "ru",
      "gr", "il", "ara", "tr", "cz", "hu", "pl", "se", "lv(apostrophe)", "ca(multix)", "eu", "vn", "th", "in", "ge",
      "am",
      "kr(kr104)",
    ], ["", "CAPSLOCK"])
  func whatIsPlannedTypesTheText(layout: String, locked: String) throws {
    let source = names(layout)
    let pieces = try typable(source, after: locked)
    #expect(pieces.count > 60)
    var random = SplitMix64(seed: 42)
    for _ in 0..<4 {
      var text = ""
      for _ in 0..<40 { text.unicodeScalars.append(contentsOf: pieces.randomElement(using: &random) ?? []) }
      let simulator = try simulator(source)
      try simulator.play(locked)
      try simulator.type(text)
      #expect(simulator.text.scalars == text.scalars)
      #expect(simulator.outcome.typed.scalars == text.scalars)
    }
  }

  @Test(arguments: [
    "grp:alt_shift_toggle", "grp:caps_toggle", "grp:win_space_toggle", "grp:toggle", "grp:shifts_toggle",
    "grp:ctrl_shift_toggle", "grp:sclk_toggle", "grp:alts_toggle", "grp:rctrl_toggle", "grp:menu_toggle",
  ])
  func layoutsAreSwitchedWhereNeeded(option: String) throws {
    let text = "Hello, Привет! γειά 1½ мир; Ω"
    let simulator = try simulator(names("us,ru,gr(polytonic)", option), compose: .off)
    #expect(throws: Diagnostic.self) { try simulator.type(text) }
    #expect(simulator.text == "")
    let typable = text.replacing("½", with: "/").replacing("ά", with: "α")
    try simulator.type(typable)
    #expect(simulator.text.scalars == typable.scalars)
  }

  @Test(
    arguments: [
      (
        "us", "+()*$<>=-",
        "LEFTSHIFT+EQUAL LEFTSHIFT+9 LEFTSHIFT+0 LEFTSHIFT+8 LEFTSHIFT+4 LEFTSHIFT+COMMA LEFTSHIFT+DOT EQUAL MINUS"
      ),
      ("de", "<>|+(", "102ND LEFTSHIFT+102ND RIGHTALT+102ND RIGHTBRACE LEFTSHIFT+8"),
      ("fr", "1.+", "LEFTSHIFT+1 LEFTSHIFT+COMMA LEFTSHIFT+EQUAL"),
    ])
  func theKeysAreThoseThatATypistPresses(layout: String, text: String, keys: String) throws {
    let typed = try simulator(names(layout))
    var pressed: [KeyEvent] = []
    typed.onTrace = { if let event = $0.keystroke?.event { pressed.append(KeyEvent(event.code, event.direction)) } }
    try typed.type(text)
    let asked = try KeystrokeNotation(names: KeyNameTable()).parse(keys)
    #expect(
      pressed
        == asked.actions.compactMap {
          if case .key(let event) = $0 { KeyEvent(event.code, event.direction) } else { nil }
        })
    #expect(typed.text == text)
  }

  @Test func aTextBeginsInTheLayoutThatIsLocked() throws {
    let simulator = try simulator(names("us,ru", "grp:caps_toggle"))
    try simulator.play("CAPSLOCK")
    try simulator.type("да")
    #expect(simulator.outcome.keysyms.map(\.single.name) == ["ISO_Next_Group", "Cyrillic_de", "Cyrillic_a"])
    try simulator.type("yes да")
    #expect(simulator.text == "даyes да")
  }

  @Test func theEmojiKeyboardTypesEmojiOfItsPages() throws {
    let source = KeyboardSource.bundled("emoji")
    let emoji = try typable(source).filter { $0.contains { $0.properties.isEmoji && $0.value > 0xFF } }
    #expect(emoji.count > 100)
    var text = ""
    for scalars in emoji { text.unicodeScalars.append(contentsOf: scalars) }
    let simulator = try simulator(source)
    try simulator.type(text)
    #expect(simulator.text.scalars == text.scalars)
  }

  @Test func scalarsCountNotLooks() throws {
    // U+212B and Å, U+037E and a semicolon look the same and are canonically equivalent.
    let simulator = try simulator(names("se"))
    try simulator.type("\u{C5};")
    #expect(simulator.text.scalars == ["\u{C5}", ";"])
    #expect(throws: Diagnostic.self) { try simulator.type("\u{212B}") }
    #expect(throws: Diagnostic.self) { try simulator.type("\u{37E}") }
    #expect(throws: Diagnostic.self) { try simulator.type("A\u{30A}") }
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb"])
  func lineEndsAreTheReturnKey(text: String) throws {
    let simulator = try simulator(names("us"))
    try simulator.type(text)
    #expect(simulator.text == "a\nb")
  }

  @Test func noChordOfControlOrAltIsPlanned() throws {
    let loaded = try compiled.keymap(names("us"), loader: KeymapLoader())
    let state = try #require(KeyboardState(loaded.keymap))
    let texts = TypableTexts(state, startsSequence: { _ in false }, blocking: Self.blocking).chords
    let shortcutKeys: Set<KeyCode> = [KeyCode(29), KeyCode(97), KeyCode(56), KeyCode(100)]
    #expect(texts.values.allSatisfy { shortcutKeys.isDisjoint(with: $0.keys) })
    #expect(texts.keys.allSatisfy { text in !text.contains { $0.value == 8 || $0.value == 27 || $0.value == 127 } })
    #expect(texts[["a"]] == KeyChord([KeyCode(30)]))
    #expect(texts[["A"]]?.keys.count == 2)
  }

  @Test func keysThatAreHeldStayHeld() throws {
    let simulator = try simulator(names("us"))
    try simulator.play("+LEFTSHIFT")
    try simulator.type("AB!")
    try simulator.play("C -LEFTSHIFT D")
    #expect(simulator.text == "AB!Cd")
  }
}
