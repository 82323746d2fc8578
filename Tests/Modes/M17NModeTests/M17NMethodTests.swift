#if M17N
  import KeywrightDiagnostics
  import InputModes
  import KeywrightKeyEvents
  import Keywright
  import KeywrightM17NMode
  import Testing
  import TextFields
  import KeywrightXKB

  /// Methods of the database through the whole path: keyboard, mode and field.
  @Suite struct M17NMethodTests {
    private static let compiled = CompiledKeyboards()

    private func simulator(_ method: String, initial: String = "", _ keys: String = "") throws -> Simulator {
      let simulator = try Simulator(
        SimulatorConfiguration(
          compose: .off, modes: [try M17NModes().mode(InputModeID("m17n:\(method)"))],
          fields: [FieldConfiguration(backspace: .scalar, initial: initial)], compiled: Self.compiled))
      try simulator.play(keys)
      return simulator
    }

    @Test(
      arguments: [
        ("vi-telex", "A S", "[á|]"), ("vi-telex", "A S SPACE", "á |"), ("vi-telex", "A S ENTER", "á\n|"),
        ("vi-telex", "A S LEFT", "|á"), ("vi-telex", "A S ESC", "á|"), ("vi-telex", "A S LEFTSHIFT", "[á|]"),
        ("vi-telex", "A S LEFTCTRL+C", "á|"), ("vi-telex", "A BACKSPACE", "|"),
        ("vi-telex", "X A SPACE BACKSPACE BACKSPACE BACKSPACE", "|"), ("ko-han2", "G K 1", "하1|"),
        ("zh-py", "N I", "[你|]"), ("zh-py", "N I SPACE", "你|"), ("zh-py", "N I RIGHT SPACE", "泥|"),
        ("zh-py", "N I DOWN 1", "腻|"), ("t-lsymbol", "SLASH LEFTSHIFT+SEMICOLON LEFTSHIFT+0 2", "😃|"),
      ])
    func `keys compose, choose or end`(method: String, keys: String, picture: String) throws {
      let simulator = try simulator(method, keys)
      #expect(simulator.picture == picture, "\(method): \(keys)")
    }

    @Test func `candidates come in pages, with the highlight and how many there are`() throws {
      let simulator = try simulator("zh-py", "N I")
      #expect(simulator.candidates?.page.map(\.text) == ["你", "泥", "拟", "擬", "呢", "妮", "霓", "倪", "尼", "匿"])
      #expect(simulator.candidates?.highlighted == 0 && simulator.candidates?.pageIndex == 0)
      #expect(simulator.candidates?.pageCount == 12)
      try simulator.play("DOWN RIGHT")
      #expect(simulator.candidates?.page.first?.text == "腻")
      #expect(simulator.candidates?.highlighted == 1 && simulator.candidates?.pageIndex == 1)
    }

    @Test(arguments: [0, 1, 4, 9])
    func `a candidate is chosen by pointing`(place: Int) throws {
      let simulator = try simulator("zh-py", "N I DOWN")
      let text = try #require(simulator.candidates?.page[place].text)
      #expect(simulator.choose(place))
      #expect(simulator.picture == "\(text)|")
      #expect(simulator.candidates == nil)
    }

    @Test func `pointing beside the candidates chooses nothing`() throws {
      var method = try M17NModes().mode("m17n:zh-py").makeInputMethod()
      for place in [0, -1, 10, .max] {
        let batch = method.choose(place)
        #expect(batch == .handled, "\(place)")
      }
    }

    @Test(
      arguments: [
        ("a vowel sign has nothing to stand on", "", "Y", "|"),
        ("it has a consonant before it", "ส", "Y", "สั|"),
        ("the consonant has one already", "สั", "Y", "สั|"),
        ("a tone mark that was typed first goes after it", "ส", "J Y", "สั่|"),
      ])
    func `the text before the caret counts`(name: String, initial: String, keys: String, picture: String) throws {
      let simulator = try simulator("th-kesmanee", initial: initial, keys)
      #expect(simulator.picture == picture, "\(name)")
    }

    @Test func `the line says more than the title, or nothing`() throws {
      let simulator = try simulator("ja-anthy", "K A")
      #expect(simulator.auxiliaryLine == "")
      try simulator.play("SPACE")
      #expect(simulator.auxiliaryLine == "漢")
      simulator.blur()
      #expect(simulator.text == "か")
    }

    @Test func `a known fault is a warning of the simulator`() throws {
      let simulator = try simulator("t-unicode")
      #expect(simulator.warnings.map(\.code) == [.engineFault])
    }

    @Test func `a control character of the database is told, not typed`() throws {
      let simulator = try simulator("ur-phonetic")
      try simulator.play("A LEFTSHIFT+5 A")
      #expect(simulator.text == "اا")
      #expect(
        simulator.warnings == [
          .warning(
            .engineFault,
            "the mode m17n:ur-phonetic has the control character U+0003 where the text of the key “%” should be, and it types nothing",
            hint:
              "the fault lies in the installed m17n database; on a real desktop the character goes to the application"
          )
        ])
    }

    @Test func `a crash of libm17n costs what was being composed its marks, no text and no process`() throws {
      let mode = try M17NModes().mode("m17n:zh-zhuyin")
      let configuration = SimulatorConfiguration(compose: .off, modes: [mode])
      let (dying, other) = (try Simulator(configuration), try Simulator(configuration))
      try other.play("SLASH")
      // libm17n 1.8.0 reads in front of its buffer of keys, and does not survive it.
      try dying.play("SLASH ENTER SPACE A")
      try other.play("A")
      #expect(dying.picture == "ㄥ\n [ㄇ|]")
      let hint = "the fault lies in the installed libm17n; on a real desktop the input method would have died"
      let rest = "in the mode m17n:zh-zhuyin: what was composed stays as it is, and the mode begins anew"
      let crash = Diagnostic.warning(
        .engineFault, "libm17n crashed, or gave no answer, on the key “ ” \(rest)", hint: hint)
      guard dying.warnings == [crash] else {
        #expect(dying.warnings.isEmpty)
        return
      }
      #expect(other.picture == "ㄥ[ㄇ|]")
      #expect(other.warnings == [.warning(.engineFault, "libm17n crashed elsewhere \(rest)", hint: hint)])
    }

    @Test func `a text that grows beyond any word is committed with a warning, and none of it is lost`() throws {
      let mode = try M17NModes().mode("m17n:hi-itrans")
      let simulator = try Simulator(SimulatorConfiguration(compose: .off, modes: [mode]))
      try simulator.play(String(repeating: "K ", count: 3000))
      #expect(simulator.text.unicodeScalars.count == 6000)
      #expect(Set(simulator.text.unicodeScalars) == Set("क्".unicodeScalars))
      #expect(
        simulator.warnings == [
          .warning(
            .engineTextTooLong,
            "the mode m17n:hi-itrans composes a text of more than 4096 characters: it is committed, and the mode begins anew",
            hint: "end a word with the keys of the mode, such as Space or Return")
        ])
    }

    @Test func `methods in several tasks do not disturb each other`() async throws {
      let words = [
        ("vi-telex", "T I E E S N G", "tiếng"), ("hi-itrans", "N A M A S T E", "नमस्ते"), ("ko-han2", "G K S R M F", "한글"),
        ("zh-py", "N I SPACE", "你"),
      ]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (method, keys, text) in words + words {
          group.addTask {
            for _ in 0..<20 {
              let simulator = try simulator(method, keys)
              #expect(simulator.text == text)
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }
#endif
