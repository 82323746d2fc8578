import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightHangulMode
import KeywrightKeyEvents
import KeywrightXKB

extension Pair {
  /// The keyboard of libhangul that is compared.
  private static let hangulKeyboard = "2"

  private static func hangulMode() throws(Diagnostic) -> InputMode {
    try HangulModes().mode(InputModeID("hangul:\(hangulKeyboard)"))
  }

  /// A stream through a simulator with one plain field, against the C loop.
  static func simulator(_ stream: KeyStream, hangul: Bool) throws(Diagnostic) -> Pair {
    var configuration = SimulatorConfiguration(keymap: .names(stream.names), keepsJournal: false)
    if hangul { configuration.modes = [try hangulMode()] }
    let baseline = try Baseline(stream, hangulKeyboard: hangul ? hangulKeyboard : nil)
    let events = stream.events
    return Pair(count: events.count) { () throws(Diagnostic) in
      try baseline.play()
    } keywright: { [configuration] () throws(Diagnostic) in
      let simulator = try Simulator(configuration)
      return Run.timed {
        for event in events { simulator.handle(event) }
      } text: {
        simulator.text
      }
    }
  }

  /// The keystrokes of a stream through the engine of a Hangul mode, against the loop over libhangul.
  ///
  /// Both get the keys that type a character, as the simulator hands them over.
  static func hangulMethod(_ stream: KeyStream) throws(Diagnostic) -> Pair {
    let mode = try hangulMode()
    let loaded = try KeymapLoader().load(.names(stream.names))
    guard let keyboard = Keyboard(loaded, compose: nil) else {
      throw .error(.benchmarkFailed, "there is no memory for a keyboard", hint: "free some memory")
    }
    let characters = stream.events.compactMap { CharacterKey(keyboard.decode($0)) }
    let keys = characters.compactMap { $0.scalar.map { CChar(truncatingIfNeeded: $0.value) } }
    return Pair(count: characters.count) { () throws(Diagnostic) in
      try Baseline.playHangul(keys, keyboard: hangulKeyboard)
    } keywright: { () throws(Diagnostic) in
      guard let method = mode.makeInputMethod() as? any CharacterInputMethod else {
        throw .error(
          .benchmarkFailed, "libhangul is not available", hint: "install libhangul1 and build with the trait Hangul")
      }
      var text = ""
      return Run.timed {
        for key in characters {
          switch method.handleCharacter(key) {
          case .passed: if let scalar = key.scalar { text.unicodeScalars.append(scalar) }
          case .composed(let isHandled, let commit, _):
            if let commit { text.unicodeScalars.append(commit) }
            if !isHandled, let scalar = key.scalar { text.unicodeScalars.append(scalar) }
          case .batch(let batch):
            text += batch.commit
            if !batch.isHandled, let scalar = key.scalar { text.unicodeScalars.append(scalar) }
          }
        }
      } text: {
        text
      }
    }
  }
}
