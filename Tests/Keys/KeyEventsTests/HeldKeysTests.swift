import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

struct HeldKeysTests {
  private let a = KeyCode(30)
  private let shift = KeyCode(42)
  private let names = KeyNameTable()

  @Test func `events that make sense pass unchanged`() {
    var held = HeldKeys()
    for direction in [KeyEvent.Direction.press, .repeat, .repeat, .release, .press, .release] {
      let event = KeyEvent(a, direction, at: .seconds(1))
      let (given, fault) = held.admit(event)
      #expect(given == event)
      #expect(fault == nil)
    }
    #expect(held.codes.isEmpty)
  }

  @Test func `a press of a held key counts as a repeat`() {
    var held = HeldKeys()
    _ = held.admit(KeyEvent(a, .press))
    let (event, fault) = held.admit(KeyEvent(a, .press, at: .seconds(2)))
    #expect(event == KeyEvent(a, .repeat, at: .seconds(2)))
    #expect(fault == .pressOfHeldKey)
    #expect(held.codes == [a])
  }

  @Test(arguments: [
    (KeyEvent.Direction.release, HeldKeys.Fault.releaseWithoutPress), (.repeat, .repeatWithoutPress),
  ])
  func `what was not pressed is dropped`(direction: KeyEvent.Direction, expected: HeldKeys.Fault) {
    var held = HeldKeys()
    _ = held.admit(KeyEvent(shift, .press))
    let (event, fault) = held.admit(KeyEvent(a, direction))
    #expect(event == nil)
    #expect(fault == expected)
    #expect(held.codes == [shift])
  }

  @Test func `all keys are released in reverse`() {
    var held = HeldKeys()
    _ = held.admit(KeyEvent(shift, .press))
    _ = held.admit(KeyEvent(a, .press))
    #expect(
      held.releaseAll(at: .seconds(3)) == [
        KeyEvent(a, .release, at: .seconds(3)), KeyEvent(shift, .release, at: .seconds(3)),
      ])
    #expect(held.codes.isEmpty)
    #expect(held.releaseAll(at: .seconds(3)).isEmpty)
  }

  @Test(arguments: [
    (
      HeldKeys.Fault.pressOfHeldKey,
      """
      keywright: k:1:2: warning: A is pressed while it is down; this counts as a repeat [KW-R005]
        hint: release it before: -A
      """
    ),
    (
      .releaseWithoutPress,
      """
      keywright: k:1:2: warning: A is released but was not down; the release is left out [KW-R006]
        hint: press it before: +A
      """
    ),
    (
      .repeatWithoutPress,
      """
      keywright: k:1:2: warning: A repeats but is not down; the repeat is left out [KW-R008]
        hint: press it before: +A
      """
    ),
  ])
  func `faults say what becomes of the event`(fault: HeldKeys.Fault, text: String) {
    let place = SourcePlace(file: "k", line: 1, column: 2)
    #expect(fault.diagnostic(a, names: names, at: place).rendered() == text)
  }

  @Test func `what is down at the end is named`() {
    var held = HeldKeys()
    #expect(held.atEndDiagnostic(names: names) == nil)
    _ = held.admit(KeyEvent(shift, .press))
    _ = held.admit(KeyEvent(a, .press))
    #expect(
      held.atEndDiagnostic(names: names)?.rendered() == """
        keywright: warning: still down at the end: LEFTSHIFT, A [KW-R011]
          hint: release what should not stay down
        """)
    for number in UInt16(2)...11 { _ = held.admit(KeyEvent(KeyCode(number), .press)) }
    #expect(
      held.atEndDiagnostic(names: names)?.message
        == "still down at the end: LEFTSHIFT, A, 1, 2, 3, 4, 5, 6 and 4 more")
  }
}
