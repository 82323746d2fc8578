import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

@testable import KeyRecordings

/// The key names of kanata and keyd, whole: read, written, and reported where there are none.
@Suite struct ForeignKeyNamesTests {
  private static func tap(_ code: UInt16) -> [KeyEvent] {
    [KeyEvent(KeyCode(code), .press), KeyEvent(KeyCode(code), .release)]
  }

  @Test(arguments: [
    ("kanata", ForeignKeyNames.kanata, 549), ("kanata's output", .kanataOutput, 767), ("keyd", .keyd, 272),
  ])
  func everyNameIsThere(_: String, names: ForeignKeyNames, count: Int) {
    #expect(names.all.count == count)
  }

  @Test(
    arguments: [
      ("sft", 42), ("shft", 42), ("‹⇧", 42), ("⇧›", 54), ("RightShift", 54), ("␠", 57), ("⏎", 28), ("🔢⏎", 96),
      ("kp=", 355), ("clr", 355), ("NumpadEqual", 117), ("+", 78), ("yen", 43), ("¥", 124), ("met", 125), ("ctl", 29),
      ("<", 86), ("↑", 103), ("🔉", 114), ("fn", 464), ("katakana", 90), ("nop0", 676), ("𝌆", 127),
    ] as [(String, UInt16)])
  func kanataReads(name: String, code: UInt16) {
    let result = read("d:\(name) u:\(name)\n", as: .kanata)
    #expect(result.events == Self.tap(code))
    #expect(result.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("hangeul", 122), ("iso-level3-shift", 84), ("f24", 194), ("prog4", 194), ("zoom", 372), ("fn", 464),
      ("voicecommand", 582), ("bookmarks", 156), ("\\", 43), ("shift", 42), ("micmute", 248), ("kpjpcomma", 95),
    ] as [(String, UInt16)])
  func keydReads(name: String, code: UInt16) {
    let result = read("\(name) down\n\(name) up\n", as: .keyd)
    #expect(result.events == Self.tap(code))
    #expect(result.diagnostics.isEmpty)
  }

  /// Case counts, as it does in the programs.
  @Test(arguments: [
    (RecordingFormat.kanata, "d:SFT\n", "SFT", "did you mean sft?", ForeignKeyNames.kanata.program),
    (.keyd, "Shift down\n", "Shift", "did you mean shift?", ForeignKeyNames.keyd.program),
    (
      .kanata, "d:wobblewobble\n", "wobblewobble",
      "keys are named as kanata does: lsft, spc, q, KeyQ; names of deflocalkeys are not known",
      ForeignKeyNames.kanata.program
    ),
    (
      .keyd, "wobblewobble down\n", "wobblewobble", "keys are named as keyd does: leftshift, space, q",
      ForeignKeyNames.keyd.program
    ),
  ])
  func whatIsNoNameIsSaidOfTheVersionThatIsKnown(
    format: RecordingFormat, text: String, name: String, hint: String, program: String
  ) {
    #expect(
      read(text, as: format).diagnostics == [
        .error(
          .unknownKeyName, "no key is named “\(name)” in \(program)", at: SourcePlace(file: "r", line: 1, column: 1),
          hint: hint)
      ])
  }

  /// What a program counts among the keys and Linux does not is left out, and said once.
  @Test(arguments: [
    (RecordingFormat.kanata, "d:a d:mwu u:mwu d:mwu u:a\n", "mwu", 5),
    (.keyd, "a down\nscrollup down\nscrollup up\na up\n", "scrollup", 1),
  ])
  func wheelsAreNoKeys(format: RecordingFormat, text: String, name: String, column: Int) {
    let result = read(text, as: format)
    #expect(result.events == Self.tap(30))
    #expect(
      result.diagnostics == [
        .warning(
          .buttonIgnored, "“\(name)” is not a key of a keyboard; all its events are left out",
          at: SourcePlace(file: "r", line: format == .keyd ? 2 : 1, column: column),
          hint: "give the keys that were pressed")
      ])
  }

  @Test func mouseButtonsOfKanataAreButtons() {
    let result = read("d:mlft u:mlft d:a u:a\n", as: .kanata)
    #expect(result.events == Self.tap(30))
    #expect(result.diagnostics.map(\.code) == [.buttonIgnored])
  }

  /// Every key that has a name is written by it and read back as the same; every other is reported.
  @Test(arguments: [(RecordingFormat.kanata, ForeignKeyNames.kanata), (.keyd, .keyd)])
  func everyKeyIsWrittenOrReported(format: RecordingFormat, names: ForeignKeyNames) throws {
    let table = KeyNameTable()
    for number in 1...KeyCode.maximum.rawValue where !KeyCode(number).isButton {
      let events = Self.tap(number)
      let (bytes, warnings) = try written(events.map(KeystrokeAction.key), as: format)
      if names.name(of: KeyCode(number)) != nil {
        #expect(warnings.isEmpty)
        #expect(read(bytes, as: format).events == events, "\(number)")
      } else {
        #expect(
          warnings == [
            .warning(
              .lostInConversion,
              "\(names.program) has no name for \(table.readableName(of: KeyCode(number))); their events are left out",
              hint: "convert to a format that knows every key: evemu, libinput, evdev or notation")
          ])
      }
    }
  }

  @Test func whatOnlyTheConfigurationKnowsIsLeftOutWithAWarning() {
    let result = read("d:a ls:nav u:a vk:boo:tap 🎭foo\n", as: .kanata)
    #expect(result.events == Self.tap(30))
    #expect(
      result.diagnostics
        == zip([5, 16, 27], ["ls:nav", "vk:boo:tap", "🎭foo"]).map { column, word in
          .warning(
            .configuredStepIgnored, "only the configuration of kanata knows what “\(word)” does; it is left out",
            at: SourcePlace(file: "r", line: 1, column: column),
            hint: "give the keys that were pressed, if it stands for some")
        })
  }
}
