import InputModes
public import KeywrightDiagnostics
public import KeywrightKeyEvents
import KeywrightTyping
import KeywrightXKB
import TextFields

extension Simulator {
  /// Plays keystrokes in the notation; times count from now.
  ///
  /// Throws the first error of the notation, or of a `"text"` that cannot be typed.
  public func play(_ notation: String) throws(Diagnostic) {
    let sequence: KeystrokeSequence
    do {
      sequence = try KeystrokeNotation(names: keyNames).parse(notation, keymapKey: keymapKey)
    } catch {
      throw error.first
    }
    try play(sequence)
  }

  /// Plays a sequence; times count from now, and a warning about a step says where the step was written.
  public func play(_ sequence: KeystrokeSequence) throws(Diagnostic) {
    let start = clock.now
    for (index, action) in sequence.steps.enumerated() {
      try play(action, start: start, at: sequence.places[index])
    }
  }

  /// Plays actions; their times count from now.
  public func play(_ actions: some Sequence<KeystrokeAction>) throws(Diagnostic) {
    try play(actions, start: clock.now)
  }

  /// Plays actions whose times count from `start`: the next part of something that has begun before.
  public func play(_ actions: some Sequence<KeystrokeAction>, start: Duration) throws(Diagnostic) {
    for action in actions { try play(action, start: start) }
  }

  /// Plays the next part of a recording; times count from `start`.
  public func play(_ steps: KeystrokeSteps, start: Duration) throws(Diagnostic) {
    for step in steps { try play(step, start: start) }
  }

  /// The key of a name in the keymap in use: what the notation asks for names that evdev lacks.
  public func keymapKey(_ name: String) -> KeyCode? { keyboards.current.keymap.key(named: name) }

  /// Plays one action, whose time counts from `start`; `place` is where it was written.
  public func play(
    _ action: KeystrokeAction, start: Duration, at place: @autoclosure () -> SourcePlace = SourcePlace()
  ) throws(Diagnostic) {
    switch action {
    case .key(let event):
      let time = min(start, VirtualClock.maximum) + min(event.time, VirtualClock.maximum)
      handle(KeyEvent(event.code, event.direction, at: time), at: place)
    case .wait(let duration): wait(duration)
    case .text(let text, let place): try type(text, at: place)
    }
  }

  /// Lets the clock run; deadlines and animations that fall due happen on the way.
  public func wait(_ duration: Duration) {
    checkCaller()
    var target = clock
    target.advance(by: duration)
    runClock(to: target.now)
  }

  /// Types a text with the keys that give it on the current keyboard.
  ///
  /// Throws KW-T001, before any key is pressed, for the first character that no key gives.
  public func type(_ text: String, at place: SourcePlace = SourcePlace()) throws(Diagnostic) {
    let keyboard = keyboards.current
    let known = typingTables.tables(of: keyboard.keymap)
    guard
      var planner = TextPlanner(keyboard, composing: composes, blocking: Self.shortcutModifiers, tables: known)
    else {
      throw .error(.textNotTypable, "there is no memory to plan the keys in", at: place, hint: "free some memory")
    }
    defer { typingTables.add(planner.tables, of: keyboard.keymap) }
    let typedIn = focused
    for event in try planner.events(typing: text, at: clock.now, place: place) { handle(event) }
    if typedIn != nil, focused == nil, text.unicodeScalars.contains("\t") { warnOfTab(in: text, at: place) }
  }

  /// A Tab that somebody wrote into a text leaves the field, which may not be what was meant.
  private func warnOfTab(in text: String, at place: SourcePlace) {
    warn(
      .warning(
        .tabLeftField, "the Tab in \(Quoted.text(text)) has left the text field, so it is no part of what was typed",
        at: place, hint: "take it out of the text; write TAB where the field is to be left"))
  }

  /// Plays one key event; a time in the past counts as now.
  ///
  /// A press of a held key counts as a repeat, a release or repeat of a key that is up is left out; both are warned of.
  public func handle(_ event: KeyEvent) { handle(event) { SourcePlace() } }

  /// Plays one key event; `place` answers where it was written, should there be something to warn of.
  private func handle(_ event: KeyEvent, at place: () -> SourcePlace) {
    checkCaller()
    if handleOnFastPath(event) || isCutShort?() ?? false { return }
    runClock(to: event.time)
    beginTrace(.key)
    let keyboard = keyboards.current
    let (admitted, fault) = keyboard.state.held.judge(event)
    if let fault { warn(fault.diagnostic(event.code, names: keyNames, at: place())) }
    guard var event = admitted else {
      traceKey(Keystroke(event: event, modifiers: keyboard.state.modifiers), keyboard)
      explain("the event makes no sense beside the keys that are down and is left out")
      endTrace()
      return
    }
    event.time = clock.now
    var keystroke = keyboard.decode(event, composing: composes)
    if keyboard.hasFaults { for warning in keyboard.takeFaults() { warn(warning) } }
    journal.record(keystroke)
    traceKey(keystroke, keyboard)
    replaySwallowed(before: &keystroke, keyboard)
    if isWithheld(keystroke, keyboard) {
      explainWithheld(keystroke)
    } else {
      deliver(keystroke, keyboard)
    }
    endTrace()
  }

  /// The modifiers that turn a key into a shortcut unless the level used them up.
  static var shortcutModifiers: Modifiers { [.control, .mod1] }

  /// Whether the method in use lets Compose run.
  private var composes: Bool { session?.method.keystrokeText != .raw }

  /// Whether Compose keeps the key for itself.
  private func isWithheld(_ keystroke: Keystroke, _ keyboard: Keyboard) -> Bool {
    switch keystroke.compose {
    case .pending: true
    // A key that is not swallowed may have begun another sequence.
    case .cancelled: keyboard.cancelledKey == .swallow || keyboard.isComposing
    case .none, .ignored, .composed: false
    }
  }

  /// Types what a cancelled sequence had swallowed, where the policy replays it, so that only the key itself is left.
  private func replaySwallowed(before keystroke: inout Keystroke, _ keyboard: Keyboard) {
    guard keystroke.compose == .cancelled, keyboard.cancelledKey == .replay else { return }
    keystroke.text = keyboard.isComposing ? "" : keystroke.rawText
    perform(FieldKey(inserting: keyboard.replayedText))
  }

  private func deliver(_ keystroke: Keystroke, _ keyboard: Keyboard) {
    guard focused != nil else {
      lose(keystroke, keyboard)
      return
    }
    let isEmoji = typesEmoji
    if let wantsText = session?.method.wantsSurroundingText {
      if wantsText, let focused {
        let text = fields[focused].field.surroundingText
        callingOut { session?.method.noteSurroundingText(text) }
      }
      guard let batch = callingOut({ session?.method.handle(keystroke) }) else { return }
      trace?.isHandled = batch.isHandled
      // A release that means nothing to the method leaves its deadline alone.
      if keystroke.types || !batch.changesNothing { apply(batch) }
      if batch.isHandled {
        explainHandled(keystroke)
        if isEmoji { settleEmoji() }
        return
      }
    }
    let key = fieldKey(keystroke, keyboard)
    explainPassed(keystroke, key)
    perform(key)
    if isEmoji { settleEmoji() }
  }

  /// What a keystroke means to a text field.
  func fieldKey(_ keystroke: Keystroke, _ keyboard: Keyboard) -> FieldKey {
    FieldKey(keystroke, shortcut: Shortcut(blocking: Self.shortcutModifiers).name(of: keystroke, on: keyboard.keymap))
  }

  /// No field has the focus: what the key would have typed is lost, which must be said.
  private func lose(_ keystroke: Keystroke, _ keyboard: Keyboard) {
    guard keystroke.types else { return }
    explain("no field has the focus")
    let key = fieldKey(keystroke, keyboard)
    guard key.touchesField else { return }
    // Where no field ever had it, nobody expects a text.
    guard let lastFocused else { return }
    if case .insert(let text) = key, fields[lastFocused].isHidden {
      fields[lastFocused].note(discarded: text)
      trace?.edits.append(.discarded(text))
    }
    guard !hasToldOfNoFocus else { return }
    hasToldOfNoFocus = true
    let name = keyNames.notationName(of: keystroke.event.code)
    warn(
      .warning(
        .keysReachNoField, "\(name) and what follows reach no text field: none has the focus any more",
        hint: "Tab leaves a field, and a hidden field is left once it has its icon; end the keys there"))
  }
}
