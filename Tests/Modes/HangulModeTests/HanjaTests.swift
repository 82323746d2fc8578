#if Hangul
  import KeywrightHangulMode
  import InputModes
  import KeywrightKeyEvents
  import Keywright
  import Testing
  import KeywrightXKB

  /// Hanja in place of the syllable under composition.
  @Suite struct HanjaTests {
    private static let compiled = CompiledKeyboards()

    private func simulator(_ keys: String) throws -> Simulator {
      let simulator = try Simulator(
        SimulatorConfiguration(compose: .off, modes: [try HangulModes().mode("hangul:2")], compiled: Self.compiled))
      try simulator.play(keys)
      return simulator
    }

    @Test func `F9 shows the Hanja of the syllable with their meanings, nine on a page`() throws {
      let simulator = try simulator("G K S F9")
      let shown = try #require(simulator.candidates)
      #expect(shown.page.first == Candidates.Candidate(text: "韓", comment: "나라 이름 한, 한나라 한"))
      #expect(shown.page.count == 9 && shown.highlighted == 0 && shown.pageIndex == 0 && shown.pageCount > 1)
      #expect(simulator.picture == "[한|]")
    }

    @Test(
      arguments: [
        ("the first by Return", "ENTER", "韓|"),
        ("the first by its digit", "1", "韓|"),
        ("the second by its digit", "2", "漢|"),
        ("the second by an arrow", "DOWN ENTER", "漢|"),
        ("back again", "DOWN RIGHT UP LEFT ENTER", "韓|"),
        ("not before the first", "UP UP ENTER", "韓|"),
        ("Escape keeps the syllable", "ESC", "[한|]"),
        ("F9 again keeps it too", "F9", "[한|]"),
        ("a letter goes on composing", "R", "한[ㄱ|]"),
        ("BackSpace takes a letter back", "BACKSPACE", "[하|]"),
        ("a space ends the syllable", "SPACE", "한 |"),
        ("a shortcut ends it", "LEFTCTRL+1", "한|"),
      ])
    func `keys choose or leave`(name: String, keys: String, picture: String) throws {
      let simulator = try simulator("G K S F9 \(keys)")
      #expect(simulator.picture == picture, "\(name)")
      #expect(simulator.candidates == nil, "\(name)")
    }

    @Test func `a page down and up, and a digit of that page`() throws {
      let simulator = try simulator("G K S F9 PAGEDOWN")
      let page = try #require(simulator.candidates)
      #expect(page.pageIndex == 1 && page.highlighted == 0)
      try simulator.play("PAGEUP")
      #expect(simulator.candidates?.pageIndex == 0)
      try simulator.play("PAGEDOWN 3")
      #expect(simulator.text == page.page[2].text)
      #expect(simulator.outcome.commits == [page.page[2].text])
    }

    @Test func `a candidate is chosen by pointing`() throws {
      let simulator = try simulator("R K SPACE G K S F9")
      #expect(!simulator.choose(9))
      #expect(simulator.choose(1))
      #expect(simulator.picture == "가 漢|")
      #expect(simulator.candidates == nil)
      try simulator.play("R K")
      #expect(simulator.picture == "가 漢[가|]")
    }

    @Test func `a digit beyond the page chooses nothing`() throws {
      let simulator = try simulator("Z N P F F9")
      #expect(simulator.candidates == nil, "no Hanja is read 퀠")
      #expect(simulator.picture == "[퀠|]")
    }

    @Test func `with nothing composed F9 is a key like any other`() throws {
      let simulator = try simulator("F9 R F9 ESC")
      #expect(simulator.candidates == nil)
    }

    @Test func `leaving takes the Hanja away and keeps the syllable`() throws {
      let simulator = try simulator("G K S F9")
      simulator.blur()
      #expect(simulator.text == "한")
      simulator.focus("field")
      #expect(simulator.candidates == nil)
      try simulator.play("1")
      #expect(simulator.picture == "한1|")
    }
  }
#endif
