import Diagnostics
import HangulMode
import InputModes
import KeyEvents
import Keywright
import XKB

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
  /// The engine gets what the simulator hands it, releases and modifiers too; the loop gets the ASCII keys alone.
  static func hangulMethod(_ stream: KeyStream) throws(Diagnostic) -> Pair {
    let mode = try hangulMode()
    let loaded = try KeymapLoader().load(.names(stream.names))
    guard let keyboard = Keyboard(loaded, compose: nil) else {
      throw .error(.benchmarkFailed, "there is no memory for a keyboard", hint: "free some memory")
    }
    let keystrokes = stream.events.map { keyboard.decode($0) }
    let keys = keystrokes.flatMap { $0.text.utf8.map(CChar.init) }
    return Pair(count: keystrokes.count) { () throws(Diagnostic) in
      try Baseline.playHangul(keys, keyboard: hangulKeyboard)
    } keywright: { () throws(Diagnostic) in
      var method = mode.makeInputMethod()
      var text = ""
      return Run.timed {
        // By index: a loop over the array would copy each keystroke.
        for index in keystrokes.indices {
          let batch = method.handle(keystrokes[index])
          if !batch.commit.isEmpty { text += batch.commit }
          if !batch.isHandled, keystrokes[index].types { text += keystrokes[index].text }
        }
      } text: {
        text
      }
    }
  }
}
