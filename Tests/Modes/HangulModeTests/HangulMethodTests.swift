#if Hangul
  import KeywrightHangulMode
  import InputModes
  import KeywrightKeyEvents
  import Keywright
  import Testing
  import TextFields
  import KeywrightXKB

  /// Hangul through the whole path: keyboard, mode and field.
  @Suite struct HangulMethodTests {
    private static let compiled = CompiledKeyboards()

    private func simulator(
      _ id: InputModeID = "hangul:2", layout: String = "us", options: [String] = [], initial: String = ""
    ) throws -> Simulator {
      try Simulator(
        SimulatorConfiguration(
          keymap: .names(KeymapNames(shorthand: layout, options: options)), modes: [try HangulModes().mode(id)],
          fields: [FieldConfiguration(initial: initial)], compiled: Self.compiled))
    }

    @Test(
      arguments: [
        ("a space ends the syllable", "R K SPACE", "가 |"),
        ("Return ends it", "R K ENTER", "가\n|"),
        ("a sign ends it", "R K DOT", "가.|"),
        ("a digit ends it", "R K 1", "가1|"),
        ("an arrow ends it, then moves", "R K LEFT", "|가"),
        ("Home ends it, then moves", "R K HOME", "|가"),
        ("Delete ends it", "R K DELETE", "가|"),
        ("a shortcut ends it", "R K LEFTCTRL+C", "가|"),
        ("Alt ends it", "R K LEFTALT+X", "가|"),
        ("Shift does not", "R K LEFTSHIFT", "[가|]"),
        ("nor does Caps Lock, which means nothing to it", "R CAPSLOCK K R", "[각|]"),
        ("Caps Lock with Shift", "CAPSLOCK LEFTSHIFT+R K", "[까|]"),
        ("a repeat types again", "+R *R -R", "ㄱ[ㄱ|]"),
        (
          "BackSpace takes the letters back, then what was there", "BACKSPACE R K R R K BACKSPACE BACKSPACE",
          "각|"
        ),
        ("BackSpace with nothing composed", "R K SPACE BACKSPACE BACKSPACE", "|"),
        ("Control and BackSpace", "R K LEFTCTRL+BACKSPACE", "가|"),
        ("a Compose sequence comes after it", "R K COMPOSE APOSTROPHE E", "가é|"),
      ])
    func `keys end the syllable or go on with it`(name: String, keys: String, picture: String) throws {
      let simulator = try simulator(options: ["compose:menu"])
      try simulator.play(keys)
      #expect(simulator.picture == picture, "\(name)")
    }

    @Test func `Tab leaves the field, and the syllable stays`() throws {
      let simulator = try simulator()
      try simulator.play("R K TAB")
      #expect(simulator.text == "가")
      #expect(simulator.outcome.commits == ["가"])
      #expect(simulator.focusedField == nil)
    }

    @Test(
      arguments: [
        ("kr", "R K", "[가|]"), ("ru", "R K", "[가|]"), ("ru", "LEFTSHIFT+R K", "[까|]"), ("gr", "R K", "[가|]"),
        ("dvorak", "O V", "[가|]"), ("fr", "2 R K", "é[가|]"),
      ])
    func `it takes the Latin letters of the layout, or the keys where it has none`(
      layout: String, keys: String, picture: String
    ) throws {
      let simulator = try simulator(layout: layout)
      try simulator.play(keys)
      #expect(simulator.picture == picture, "\(layout)")
    }

    @Test func `the Hangul key switches to Latin and back, and ends the syllable`() throws {
      let simulator = try simulator(layout: "kr", options: ["korean:ralt_hangul"])
      try simulator.play("R K RIGHTALT")
      #expect(simulator.picture == "가|")
      #expect(simulator.auxiliaryLine == "Latin")
      try simulator.play("R K BACKSPACE RIGHTALT")
      #expect(simulator.auxiliaryLine == "")
      try simulator.play("R K")
      #expect(simulator.picture == "가r[가|]")
    }

    @Test func `Latin is remembered where the field gets the focus again`() throws {
      let simulator = try simulator(layout: "kr", options: ["korean:ralt_hangul"])
      try simulator.play("RIGHTALT")
      simulator.blur()
      simulator.focus("field")
      try simulator.play("R K")
      #expect(simulator.picture == "rk|")
      #expect(simulator.auxiliaryLine == "Latin")
    }

    @Test func `a click in the text ends the syllable, and the next one begins there`() throws {
      let simulator = try simulator(initial: "abc")
      try simulator.play("R K")
      #expect(simulator.picture == "abc[가|]")
      simulator.click(at: 1)
      try simulator.play("S K")
      #expect(simulator.picture == "a[나|]bc가")
    }
  }
#endif
