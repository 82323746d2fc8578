import Keywright
import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents
import KeywrightXKB
import Scenarios

/// A state test of kbvm: a keymap, what is pressed, and what kbvm tells of it.
struct KbvmTest {
  private static let failureLimit = 100
  private static let shownStrangeLines = 3
  /// How far above the test the folder `include` of kbvm's own keymap parts may lie.
  private static let includeDepth = 6

  private let test: ForeignTest
  private let configuration: SimulatorConfiguration
  private let isStrict: Bool

  init(_ test: ForeignTest, configuration: SimulatorConfiguration, isStrict: Bool) {
    self.test = test
    self.configuration = configuration
    self.isStrict = isStrict
  }

  /// What comes of the test, and what of it has no counterpart here.
  func results() -> [ScenarioResult] {
    do throws(Diagnostic) {
      if let reason = try obstacle() { return [ScenarioResult(test.identity(), .skipped(reason: reason))] }
      let expectations = KbvmExpectation.all(in: try test.text(of: "expected.txt"))
      let commands = try commands(expectations)
      guard let keymap = try keymap() else { return [] }
      return compared(commands, keymap)
    } catch {
      if error.code.rawValue.hasPrefix("KW-K"), !isStrict {
        let line = error.place.line.map { " in line \($0)" } ?? ""
        let reason = "libxkbcommon does not compile map.xkb: \(error.message)\(line)"
        return [ScenarioResult(test.identity(), .skipped(reason: reason))]
      }
      return [ScenarioResult(test.identity(), .errored([error]))]
    }
  }

  /// Why a test that is none of the state has no meaning here; nil for one of the state.
  private func obstacle() throws(Diagnostic) -> String? {
    guard FileKind(path: test.path(of: "map.xkb")) == nil else { return nil }
    let words = try test.text(of: "input.txt").split { $0.isWhitespace }
    guard let first = words.first, KbvmCommand.verbs[String(first)] == nil, Keysym(name: String(first)) != nil else {
      return nil
    }
    return "it has no map.xkb: kbvm's tests of Compose give symbols, not keys"
  }

  /// The lines of the input, each with what is expected of it.
  private func commands(
    _ expectations: [KbvmExpectation]
  ) throws(Diagnostic) -> [(command: KbvmCommand, expectation: KbvmExpectation)] {
    let names = KeyNameTable()
    let path = test.path(of: "input.txt")
    var commands: [(KbvmCommand, KbvmExpectation)] = []
    let lines = try test.text(of: "input.txt").split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let place = SourcePlace(file: path, line: index + 1, column: 1)
      guard let command = try KbvmCommand(String(line), at: place, names: names) else { continue }
      guard expectations.indices.contains(index), expectations[index].text == line else {
        throw .error(
          .scenarioSyntax, "expected.txt does not repeat the line \(Quoted.text(String(line)))", at: place,
          hint: "expected.txt has every line of input.txt, and after each what happens, indented")
      }
      commands.append((command, expectations[index]))
    }
    return commands
  }

  private func keymap() throws(Diagnostic) -> KeyboardState? {
    var loader = configuration.keymapLoader
    loader.includeDirectories = includeFolders + loader.includeDirectories
    let map = KbvmMap.completed(try test.text(of: "map.xkb"))
    do throws(Diagnostic) {
      return KeyboardState(try loader.load(.text(map)).keymap)
    } catch {
      var error = error
      if error.place.file == nil { error.place.file = test.path(of: "map.xkb") }
      throw error
    }
  }

  /// Where kbvm's runner looks: the test's folder, its `extra-includes`, and the `include` of the whole suite.
  private var includeFolders: [String] {
    let above = (1...Self.includeDepth).map { test.path(of: String(repeating: "../", count: $0) + "include") }
    return [test.file.path, test.path(of: "extra-includes")].filter { FileKind(path: $0) == .folder }
      + above.filter { FileKind(path: $0) == .folder }.prefix(1)
  }

  private func compared(
    _ commands: [(command: KbvmCommand, expectation: KbvmExpectation)], _ state: KeyboardState
  ) -> [ScenarioResult] {
    let player = KbvmPlayer(state)
    var failures: [ExpectationFailure] = []
    var strange: [(line: Int, text: String)] = []
    for (command, expectation) in commands {
      let events = player.play(command)
      strange += expectation.strange
      guard let failure = failure(command, expectation, events), failures.count < Self.failureLimit else { continue }
      failures.append(failure)
    }
    let result = ScenarioResult(test.identity(), failures.isEmpty ? .passed : .failed(failures))
    return strange.isEmpty ? [result] : [result, skipped(strange)]
  }

  private func failure(
    _ command: KbvmCommand, _ expectation: KbvmExpectation, _ events: [KbvmEvent]
  ) -> ExpectationFailure? {
    let (wanted, found) = (expectation.events, events)
    let expected = wanted.enumerated().flatMap { $1.words(comparableWith: found.element(at: $0)) }
    let actual = found.enumerated().flatMap { $1.words(comparableWith: wanted.element(at: $0)) }
    guard expected != actual else { return nil }
    return ExpectationFailure(
      place: SourcePlace(file: test.path(of: "expected.txt"), line: expectation.line, column: 1),
      subject: "the events", line: command.text, expected: .list(expected), actual: .list(actual))
  }

  private func skipped(_ strange: [(line: Int, text: String)]) -> ScenarioResult {
    let shown = strange.prefix(Self.shownStrangeLines).map { "\(Quoted.text($0.text)) in line \($0.line)" }
    let more = strange.count > shown.count ? " and \(strange.count - shown.count) more" : ""
    return ScenarioResult(
      test.identity("what libxkbcommon does not have", at: SourcePlace(file: test.path(of: "expected.txt"))),
      .skipped(reason: shown.joined(separator: ", ") + more))
  }
}

extension Array {
  /// The element at an index; nil where there is none.
  fileprivate func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
