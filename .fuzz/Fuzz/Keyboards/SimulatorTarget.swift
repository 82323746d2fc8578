import BuiltInModes
import EmojiPicker
import InputModes
import Keywright
import KeywrightKeyEvents
import KeywrightXKB
import TextFields

/// Keys, edits, modes and fields by chance, on a keyboard with dead keys, two layouts and Compose.
enum SimulatorTarget {
  private static let compiled = CompiledKeyboards()
  private static let names = KeymapNames(shorthand: "us(intl),ru", options: ["grp:alt_shift_toggle", "compose:caps"])
  private static let modes = ["xkb:us(intl),ru", "emoji", "emoji:search", "unicode"].compactMap {
    ModeCatalogue(keymapNames: KeymapNames(layouts: [])).mode(InputModeID($0))
  }
  private static let fields = [
    FieldConfiguration(initial: "a\u{301}\u{1F468}\u{200D}\u{1F469}b", recordsEvents: true),
    FieldConfiguration(name: "scalars", backspace: .scalar), FieldConfiguration(name: "icon", kind: .hidden()),
    FieldConfiguration(name: "emoji", kind: .hidden(accept: .emoji, settle: .immediate), context: "x"),
  ]

  static func play(_ bytes: Span<UInt8>) {
    var bytes = FuzzBytes(bytes)
    var answers: [InputBatch] = []
    for _ in 0..<bytes.number(below: 8) { answers.append(answer(&bytes)) }
    let configuration = SimulatorConfiguration(
      keymap: .names(names), modes: modes + [.scripted(answers)], fields: fields, compiled: compiled)
    guard let simulator = try? Simulator(configuration) else { preconditionFailure("there is no keyboard to play on") }
    if bytes.number(below: 2) == 1 { simulator.onTrace = { _ in } }
    while !bytes.isEmpty {
      step(simulator, &bytes)
      FieldInvariants.check(simulator)
    }
    simulator.finish()
    FieldInvariants.check(simulator)
    _ = simulator.outcome
  }

  private static func step(_ simulator: Simulator, _ bytes: inout FuzzBytes) {
    switch bytes.byte() {
    case 0: simulator.click(at: bytes.position())
    case 1:
      let (start, end) = (bytes.position(), bytes.position())
      simulator.select(min(start, end)..<max(start, end))
    case 2: simulator.paste(bytes.text())
    case 3: simulator.globe()
    case 4: simulator.choose(bytes.position())
    case 5: simulator.focus(fields[bytes.number(below: 4)].name)
    case 6: simulator.blur()
    case 7: simulator.tap(fields[bytes.number(below: 4)].name)
    case 8: simulator.longPress(bytes.number(below: 2) == 0 ? .began : .ended)
    case 9:
      simulator.switchMode(
        to: simulator.registry.activeInputModes[
          bytes.number(below: 5) % max(1, simulator.registry.activeInputModes.count)
        ].id)
    case 10: simulator.wait(.milliseconds(bytes.position() % 10_000))
    case 11: try? simulator.type(bytes.text())
    case 12: _ = simulator.takeEvents(of: fields[0].name)
    case let byte:
      let direction = KeyEvent.Direction(rawValue: byte % 4) ?? .press
      let time = simulator.now + .milliseconds(Int(byte / 4))
      simulator.handle(KeyEvent(KeyCode(UInt16(bytes.byte()) % 0x80), direction, at: time))
    }
  }

  private static func answer(_ bytes: inout FuzzBytes) -> InputBatch {
    var batch = InputBatch(isHandled: bytes.number(below: 2) == 0, commit: bytes.text())
    switch bytes.number(below: 3) {
    case 0: break
    case 1: batch.markedText = .clear
    default:
      var marked = MarkedText(bytes.text())
      marked.cursor = bytes.position()
      let policies = MarkedTextPolicies(
        onBlur: policy(&bytes), onModeSwitch: policy(&bytes), onCaretMove: policy(&bytes))
      batch.markedText = .set(marked, policies)
    }
    if bytes.number(below: 4) == 0 {
      batch.deletion = SurroundingDeletion(before: bytes.position(), after: bytes.position())
    }
    if bytes.number(below: 8) == 0 { batch.deadline = .milliseconds(bytes.position() % 10_000) }
    if bytes.number(below: 8) == 0 { batch.modeRequest = .previous }
    return batch
  }

  private static func policy(_ bytes: inout FuzzBytes) -> MarkedTextPolicy {
    [.commit, .discard, .keep][bytes.number(below: 3)]
  }
}
