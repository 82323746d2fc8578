import BuiltInModes
import EmojiPicker
import InputModes
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import KeywrightXKB
import TestSupport
import Testing
import TextFields

@testable import Keywright

/// Random keys and steps, also from methods that answer anything: nothing traps, and fields stay whole.
@Suite struct RandomStepTests {
  @Test(arguments: 0..<16 as Range<UInt64>)
  func fieldsStayWhole(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let policies: [MarkedTextPolicy] = [.commit, .discard, .keep]
    let policy = MarkedTextPolicies(
      onBlur: policies.randomElement(using: &random) ?? .keep,
      onModeSwitch: policies.randomElement(using: &random) ?? .keep,
      onCaretMove: policies.randomElement(using: &random) ?? .keep)
    let modes: [InputMode] = [
      .plain, .toy(policies: policy), .emoji, .toy("other", language: .emoji, text: .raw, policies: policy),
      InputMode(id: "wild", primaryLanguage: nil) { WildMethod(seed: seed) },
    ]
    let simulator = try Simulator(
      SimulatorConfiguration(
        keymap: .names(KeymapNames(shorthand: "us(intl),ru", options: ["grp:caps_toggle", "compose:ralt"])),
        cancelledKey: CancelledKey.allCases.randomElement(using: &random) ?? .pass, modes: modes,
        fields: [
          FieldConfiguration(name: "a", initial: "Grüße 👩‍👩‍👧 한글\nनमस्ते"),
          FieldConfiguration(name: "b", backspace: .scalar),
          FieldConfiguration(name: "icon", kind: .hidden(accept: .emoji), preferences: [.language(.emoji)]),
          FieldConfiguration(name: "now", kind: .hidden(settle: .immediate), icon: "🦊"),
        ], compiled: sharedKeyboards))
    if seed.isMultiple(of: 2) { simulator.onTrace = { _ = $0.json } }
    for index in 0..<600 {
      step(simulator, modes, &random)
      try check(simulator, "seed \(seed), step \(index)")
    }
    simulator.finish()
    _ = simulator.outcome.json
  }

  private func step(_ simulator: Simulator, _ modes: [InputMode], _ random: inout SplitMix64) {
    let names = ["a", "b", "icon", "now", "nowhere"]
    let texts = ["", "x", "e\u{301}", "\u{200D}", "👩", "\u{1F1F0}", "\r\n", "\u{FE0F}", "안녕"]
    let position = Int.random(in: -3..<20, using: &random)
    let mode = modes.randomElement(using: &random) ?? .plain
    switch Int.random(in: 0..<48, using: &random) {
    case 0: simulator.focus(names.randomElement(using: &random) ?? "a")
    case 1: simulator.blur()
    case 2: simulator.tap()
    case 3: simulator.longPress(Bool.random(using: &random) ? .began : .ended)
    case 4: simulator.paste(texts.randomElement(using: &random) ?? "")
    case 5: simulator.click(at: position)
    case 6: simulator.select(position..<position + Int.random(in: 0..<9, using: &random))
    case 7: simulator.globe()
    case 8: simulator.switchMode(to: mode.id)
    case 9: simulator.remove(mode.id)
    case 10, 11: try? simulator.add(mode, at: position)
    case 12: simulator.choose(position)
    case 13: simulator.wait(.milliseconds(Int.random(in: -5..<3000, using: &random)))
    case 14: simulator.finish()
    case 15: try? simulator.type(texts.randomElement(using: &random) ?? "")
    default:
      let code = KeyCode(UInt16.random(in: 0..<130, using: &random))
      let direction = KeyEvent.Direction(rawValue: UInt8.random(in: 0..<3, using: &random)) ?? .press
      simulator.handle(KeyEvent(code, direction, at: simulator.now))
      if Bool.random(using: &random) { simulator.handle(KeyEvent(code, .release, at: simulator.now)) }
    }
  }

  private func check(_ simulator: Simulator, _ place: String) throws {
    for slot in simulator.fields {
      let field = slot.field
      let count = field.text.unicodeScalars.count
      #expect(field.buffer.count == count, "\(place)")
      #expect(field.selection.range.clamped(to: 0..<count) == field.selection.range, "\(place)")
      if let marked = field.markedRange {
        #expect(marked.clamped(to: 0..<count) == marked && !marked.isEmpty, "\(place)")
        #expect(marked.contains(field.selection.head) || marked.upperBound == field.selection.head, "\(place)")
      }
      #expect(field.isFirstResponder == (simulator.focusedField == slot.name), "\(place)")
      if slot.isHidden, !field.isFirstResponder { #expect(field.text == "", "\(place)") }
      #expect((slot.picker.map(\.isEditing) ?? field.isFirstResponder) == field.isFirstResponder, "\(place)")
    }
    #expect(
      (simulator.session == nil) == (simulator.focusedField == nil || simulator.resolution.mode == nil), "\(place)")
    if let mode = simulator.session?.mode.id { #expect(simulator.registry.mode(mode) != nil, "\(place)") }
    #expect(simulator.trace == nil, "\(place)")
  }
}

/// A method that answers anything at any time.
private struct WildMethod: InputMethod {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed ^ 0xFEED) }

  mutating func activate(_ context: InputContext) -> InputBatch { batch() }
  mutating func handle(_ keystroke: Keystroke) -> InputBatch { batch() }
  mutating func choose(_ candidate: Int) -> InputBatch { batch() }
  mutating func reset(_ cause: ResetCause) -> InputBatch { batch() }
  mutating func deactivate(_ cause: DeactivationCause) -> InputBatch { batch() }
  mutating func tick(_ now: Duration) -> InputBatch { batch() }

  private mutating func batch() -> InputBatch {
    func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    var batch = InputBatch(isHandled: Bool.random(using: &random))
    let wild = [Int.min, -1, 0, 1, 2, 7, Int.max]
    let texts = ["", "w", "\u{301}", "👩‍👩‍👧", "\u{200D}", "\n"]
    if one(in: 4) {
      batch.deletion = SurroundingDeletion(
        before: wild.randomElement(using: &random) ?? 0, after: wild.randomElement(using: &random) ?? 0)
    }
    if one(in: 3) { batch.commit = texts.randomElement(using: &random) ?? "" }
    if one(in: 3) {
      let marked = MarkedText(
        texts.randomElement(using: &random) ?? "", spans: [MarkedSpan(3..<9, .underline)],
        cursor: wild.randomElement(using: &random))
      batch.markedText = .set(marked, MarkedTextPolicies(onBlur: .keep, onModeSwitch: .keep, onCaretMove: .keep))
    } else if one(in: 3) {
      batch.markedText = .clear
    }
    if one(in: 6) {
      let keysyms: [Keysym] = [.return, .tab, .backSpace, .left, Keysym(0x61), .noSymbol]
      batch.forwardedKey = Keystroke(
        event: KeyEvent(KeyCode(30), .press), keysyms: .one(keysyms.randomElement(using: &random) ?? .tab), text: "a",
        types: true)
    }
    if one(in: 6) { batch.modeRequest = .previous }
    if one(in: 6) {
      batch.modeRequest = .mode(["xkb:us", "toy", "wild", "none"].randomElement(using: &random) ?? "wild")
    }
    if one(in: 5) { batch.deadline = .milliseconds(Int.random(in: -9..<9000, using: &random)) }
    if one(in: 5) { batch.candidates = .show(Candidates(page: [.init(text: "w")], highlighted: 4, pageIndex: -1)) }
    return batch
  }
}
