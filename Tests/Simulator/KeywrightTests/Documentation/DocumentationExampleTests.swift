import EmojiPicker
import Foundation
import InputModes
import Keywright
import KeywrightKeyEvents
import KeywrightXKB
import TestSupport
import Testing
import TextFields

/// The examples in the doc comments of the types that people meet first: each stands here once more, compiled and run.
@Suite struct DocumentationExampleTests {
  /// The files whose type has an example.
  private static let files = [
    "Simulator/Keywright/Simulator/Simulator.swift", "Simulator/Keywright/Simulator/SimulatorConfiguration.swift",
    "Fields/TextFields/Field/TextField.swift", "Modes/InputModes/InputMode.swift",
    "Modes/InputModes/Contract/InputMethod.swift", "Modes/InputModes/Registry/InputModeRegistry.swift",
    "Modes/InputModes/Resolver/ModeResolver.swift", "Fields/EmojiPicker/EmojiPicker.swift",
    "Keys/KeyEvents/Notation/KeystrokeNotation.swift", "Keyboard/XKB/Loading/KeymapLoader.swift",
  ]

  /// The lines of a text without the space at their beginning and what they print.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let line = line.drop { $0 == " " }
      return line.range(of: "  // ").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
  }

  @Test(arguments: files) func theExampleIsOneOfThese(_ file: String) throws {
    let source = try String(contentsOfFile: Checkout.path("Sources/\(file)"), encoding: .utf8)
    let comment = source.split(separator: "\n").filter { $0.hasPrefix("///") }.map { $0.dropFirst(3) }
    let start = try #require(comment.firstIndex { $0 == " ```swift" }, "\(file) has no example")
    let code = comment[(start + 1)...].prefix { $0 != " ```" }.joined(separator: "\n")
    let compiled = Self.lines(try String(contentsOfFile: Checkout.path(Self.here), encoding: .utf8))
    let example = Self.lines(code)
    let isThere = compiled.indices.contains { compiled[$0...].starts(with: example) }
    #expect(isThere, "the example of \(file) is not compiled:\n\(code)")
  }

  private static let here = "Tests/Simulator/KeywrightTests/Documentation/DocumentationExampleTests.swift"

  /// What an example prints.
  private final class Printed {
    var lines: [String] = []
  }

  @Test func aSimulator() throws {
    let printed = Printed()
    func print(_ value: String) { printed.lines.append(value) }
    let simulator = try Simulator(layout: "us,ru", options: ["grp:alt_shift_toggle"])
    try simulator.play("H I LEFTALT+LEFTSHIFT H I")
    print(simulator.picture)  // hiрш|
    #expect(printed.lines == ["hiрш|"])
  }

  @Test func aConfiguration() throws {
    var configuration = SimulatorConfiguration(compose: .off)
    configuration.keymap = .names(KeymapNames(shorthand: "fr(bepo)"))
    configuration.fields = [FieldConfiguration(initial: "caf")]
    let simulator = try Simulator(configuration)
    try simulator.play("<AD02>")
    #expect(simulator.text == "café")
  }

  @Test func aTextField() {
    let printed = Printed()
    func print(_ value: String) { printed.lines.append(value) }
    var field = TextField()
    field.becomeFirstResponder()
    field.insert("한글")
    field.deleteBackward()
    print(field.picture)  // 한|
    #expect(printed.lines == ["한|"])
  }

  struct Shout: InputMethod {
    mutating func handle(_ keystroke: Keystroke) -> InputBatch {
      let loud = keystroke.text.uppercased()
      return loud == keystroke.text ? .passed : InputBatch(commit: loud)
    }
  }

  @Test func aModeAndItsMethod() {
    let shout = InputMode(id: "demo:shout", primaryLanguage: "en") { Shout() }
    var engine = shout.makeInputMethod()
    let key = Keystroke(event: KeyEvent(KeyCode(30), .press), text: "a")
    #expect(engine.handle(key).commit == "A")
  }

  @Test func aRegistryAndAResolver() {
    let printed = Printed()
    func print(_ value: some Any) { printed.lines.append("\(value)") }
    let english = InputMode(id: "xkb:us", primaryLanguage: "en") { Shout() }
    let emoji = InputMode(id: "emoji", primaryLanguage: .emoji) { Shout() }
    var registry = InputModeRegistry([english, emoji])
    registry.use("emoji")
    registry.move("emoji", to: 0)
    print(registry.activeInputModes.map(\.id))
    #expect(registry.activeInputModes.map(\.id) == ["emoji", "xkb:us"])
    let resolution = ModeResolver().resolve([.language(.emoji)], context: "", in: registry)
    print(resolution.reason)  // preferred
    #expect(printed.lines.last == "preferred")
    var picker = EmojiPicker(existing: "🟣")
    picker.tap(resolution, at: .zero)
    picker.pick("😀", at: .seconds(1))
    print(picker.saved.text)  // 😀
    #expect(printed.lines.last == "😀")
  }

  @Test func aNotation() throws {
    let printed = Printed()
    func print(_ value: String) { printed.lines.append(value) }
    let notation = KeystrokeNotation()
    let sequence = try notation.parse("LEFTSHIFT+H I 100ms ENTER")
    print(notation.text(of: sequence.actions))
    #expect(try notation.parse(printed.lines[0]).actions.count == sequence.actions.count)
  }

  @Test func aLoader() throws {
    let folder = try TemporaryFolder(["symbols/x": "xkb_symbols \"x\" { };\n"])
    func print(_ diagnostics: some Any) { #expect("\(diagnostics)" == "[]") }
    func example() throws {
      let loader = KeymapLoader(includeDirectories: ["my-xkb"])
      let loaded = try loader.load(.names(KeymapNames(shorthand: "de(neo)")))
      print(loaded.diagnostics)
    }
    // There is no such folder where tests run.
    #expect(throws: (any Error).self) { try example() }
    let loader = KeymapLoader(includeDirectories: [folder.path])
    #expect(try loader.load(.names(KeymapNames(shorthand: "de(neo)"))).keymap.layoutCount == 1)
  }
}
