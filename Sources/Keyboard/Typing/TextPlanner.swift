public import KeywrightDiagnostics
public import KeywrightKeyEvents
public import KeywrightXKB

/// Plans the keys that type a text on a keyboard as it is now: direct keys, modifiers and layout switches.
public struct TextPlanner {
  private let scratch: KeyboardState
  private let composeTable: ComposeTable?
  private let blocking: Modifiers
  private let isReady: Bool
  /// What has been found out, for the next planner on the same keyboard.
  public private(set) var tables: TypingTables

  /// A planner for the state that a keyboard has now.
  ///
  /// - Parameters:
  ///   - keyboard: the keyboard; it is not changed.
  ///   - composing: whether the keys go through Compose.
  ///   - blocking: modifiers that turn a key into a shortcut unless the level used them up.
  ///   - tables: what earlier planners found out about this keyboard.
  public init?(
    _ keyboard: Keyboard, composing: Bool, blocking: Modifiers, tables: TypingTables = TypingTables()
  ) {
    guard let scratch = KeyboardState(keyboard.keymap) else { return nil }
    scratch.adopt(from: keyboard.state)
    self.scratch = scratch
    self.composeTable = composing ? keyboard.composeTable : nil
    self.blocking = blocking
    self.tables = tables
    self.isReady =
      keyboard.state.modifiers.latched.isEmpty && keyboard.state.layouts.latched == 0
      && !keyboard.isComposing
  }

  /// The events that type a text, all at one time.
  ///
  /// A newline is the Return key, a tab the Tab key. Throws KW-T001 for the first character that no key gives.
  public mutating func events(
    typing text: String, at time: Duration, place: SourcePlace = SourcePlace()
  ) throws(Diagnostic) -> [KeyEvent] {
    guard isReady else {
      throw .error(
        .textNotTypable, "cannot type “\(text)” while a modifier is latched or a Compose sequence is pending",
        at: place, hint: "finish the sequence first, or give the keys themselves")
    }
    var events: [KeyEvent] = []
    var rest = Self.keyScalars(text)[...]
    while !rest.isEmpty {
      let (chord, length) = try nextChord(for: rest, events: &events, time: time, text: text, place: place)
      events += chord.events(at: time)
      rest = rest.dropFirst(length)
    }
    return events
  }

  /// The scalars of a text, with the Return key's for every line end: a line feed, alone or after a carriage return.
  private static func keyScalars(_ text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar != "\n" { scalars.append(scalar) } else if last != "\r" { scalars.append("\r") }
      last = scalar
    }
    return scalars
  }

  private mutating func nextChord(
    for rest: ArraySlice<Unicode.Scalar>, events: inout [KeyEvent], time: Duration, text: String, place: SourcePlace
  ) throws(Diagnostic) -> (KeyChord, Int) {
    if let found = match(rest) { return found }
    // Layouts in the order of how many switches lead to them.
    var queue: [(modifiers: ModifierState, layouts: LayoutState, path: [KeyChord])] = [
      (scratch.modifiers, scratch.layouts, [])
    ]
    var seen: Set<Int> = [scratch.layoutIndex]
    let start = queue[0]
    while let (modifiers, layouts, path) = queue.first {
      queue.removeFirst()
      scratch.restoreLocks(modifiers.locked, layout: layouts.locked)
      for (layout, chord) in LayoutSwitches(scratch).chords where seen.insert(layout).inserted {
        press(chord)
        if let found = match(rest) {
          for step in path + [chord] { events += step.events(at: time) }
          return found
        }
        queue.append((scratch.modifiers, scratch.layouts, path + [chord]))
        scratch.restoreLocks(modifiers.locked, layout: layouts.locked)
      }
    }
    scratch.restoreLocks(start.modifiers.locked, layout: start.layouts.locked)
    throw untypable(rest, of: text, at: place)
  }

  private mutating func match(_ rest: ArraySlice<Unicode.Scalar>) -> (KeyChord, Int)? {
    let table = currentTable()
    var length = min(table.longest, rest.count)
    while length > 0 {
      if let chord = table.chords[Array(rest.prefix(length))] { return (chord, length) }
      length -= 1
    }
    return nil
  }

  private mutating func currentTable() -> TypableTexts {
    let situation = TypingTables.Situation(
      layout: scratch.layoutIndex, locked: scratch.modifiers.locked, heldKeys: scratch.heldKeys,
      isComposing: composeTable != nil, blocking: blocking)
    if let table = tables[situation] { return table }
    let composeTable = composeTable
    let table = TypableTexts(
      scratch, startsSequence: { composeTable?.canStart($0) ?? false }, blocking: blocking)
    tables[situation] = table
    return table
  }

  private func press(_ chord: KeyChord) {
    for event in chord.events(at: .zero) {
      scratch.update(event.code, event.direction == .press ? .press : .release)
    }
  }

  private func untypable(_ rest: ArraySlice<Unicode.Scalar>, of text: String, at place: SourcePlace) -> Diagnostic {
    let scalar = rest.first ?? " "
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    let held = scratch.heldKeys.isEmpty ? "" : " while keys are held"
    return .error(
      .textNotTypable, "no key types “\(scalar)” (U+\(padded)) of “\(text)” on this keyboard\(held)", at: place,
      hint: scratch.heldKeys.isEmpty
        ? "choose a layout that has it, or give the keys of its dead key or Compose sequence"
        : "release the keys before the text")
  }
}
