import KeywrightDiagnostics
import KeywrightKeyEvents

/// Notices when the running version of libxkbcommon gives a person something wrong; each fault once for each key.
///
/// Call ``willPress(_:_:in:)`` before a press reaches the state, and ``didUpdate(_:_:from:in:)`` after each update.
struct FaultWatch {
  private struct Sighting: Hashable {
    var code: DiagnosticCode
    var key: KeyCode
  }

  /// A latch that was latched already when it was pressed.
  private struct DoubleLatch {
    var key: KeyCode
    var locked: Modifiers
  }

  private let facts: OwnFileFacts
  private let alone: LayoutsAlone?
  private var seen: Set<Sighting> = []
  private var doubleLatch: DoubleLatch?
  /// The warnings so far, in order.
  private(set) var warnings: [Diagnostic] = []

  /// A watch over the typing on one keymap.
  init(_ loaded: LoadedKeymap) {
    facts = loaded.facts
    alone = loaded.alone
  }

  /// Looks at what a press is about to give in the state of now.
  mutating func willPress(_ code: KeyCode, _ key: DecodedKey, in state: KeyboardState) {
    checkTrailingNoSymbol(code, key)
    checkOtherLayouts(code, key, state)
    guard case .one(let keysym) = key.keysyms else { return }
    if keysym == .isoGroupLatch { checkLayoutLatch() }
    if keysym.isModifier { checkInterpretation(code, keysym, key, state) }
    if key.text.isEmpty, !keysym.isModifier { checkCaps(code, keysym, state) }
  }

  /// Looks at the state after an update of a key; the modifiers are those before it.
  mutating func didUpdate(
    _ code: KeyCode, _ motion: KeyboardState.Motion, from before: ModifierState, in state: KeyboardState
  ) {
    let after = state.modifiers
    switch motion {
    case .press:
      checkDoubleLatch(code, from: before, to: after)
      if state.hasBrokenLatch { reportBrokenLatch(code) }
    case .release:
      if doubleLatch?.key == code { doubleLatch = nil }
      let lost = before.locked.subtracting(after.locked)
      if !lost.isEmpty { checkLostLock(code, lost, state) }
      checkKeptLock(code, from: before, to: after, state)
    }
    if state.heldKeys.isEmpty, !after.depressed.isEmpty {
      // Whatever is typed afterwards, it is the same fault.
      report(
        .warning(
          .modifierStuck, "\(after.depressed.names.joined(separator: "+")) stays pressed although no key is held",
          hint: "libxkbcommon before 1.8 does this after two latches at once; a newer version types on as it should"),
        KeyCode(0))
    }
  }

  private mutating func report(_ warning: Diagnostic, _ key: KeyCode) {
    if seen.insert(Sighting(code: warning.code, key: key)).inserted { warnings.append(warning) }
  }
}

extension FaultWatch {
  /// A key of the keypad, which would move the pointer, has ended a latch.
  private mutating func reportBrokenLatch(_ code: KeyCode) {
    report(
      .warning(
        .latchKeptByKeypad,
        "the keypad uses up the latch here, as on an X server; libxkbcommon, and so Wayland, keeps it",
        hint: "let another key follow the latch to get the same text on every desktop"), code)
  }

  /// The second press of a latch locks at once, which counts when another key follows before its release.
  private mutating func checkDoubleLatch(_ code: KeyCode, from before: ModifierState, to after: ModifierState) {
    if let latch = doubleLatch, latch.key != code, latch.locked.isSubset(of: after.locked) {
      doubleLatch = nil
      report(
        .warning(
          .latchLockedEarly,
          "\(latch.locked.names.joined(separator: "+")) is locked because its latch was pressed twice, and stays so although"
            + " another key was pressed meanwhile; an X server does not lock it",
          hint: "release the latch before the next key to get the same text on every desktop"), latch.key)
    }
    let locked = after.locked.subtracting(before.locked).intersection(before.latched)
    if !locked.isEmpty, !XKBLibrary.running.locksLatchOnRelease { doubleLatch = DoubleLatch(key: code, locked: locked) }
  }

  /// In a keymap of several layouts, a key gives something else than its layout has.
  private mutating func checkOtherLayouts(_ code: KeyCode, _ key: DecodedKey, _ state: KeyboardState) {
    guard let alone, state.layoutIndex > 0, !XKBLibrary.running.latchesLayouts else { return }
    guard state.layoutIndex < alone.count else {
      // The keymap has more layouts than were chosen.
      report(
        .warning(
          .groupOfOtherLayout,
          "layout \(state.layoutIndex + 1) is in use, but \(alone.count) \(alone.count == 1 ? "was" : "were") chosen: a section of"
            + " the layouts has two groups",
          hint: "libxkbcommon 1.8 and later leave the second group out; use one of them"), KeyCode(0))
      return
    }
    // A key without a symbol has been written by nobody: what the model's own section gives one layout, others may lack.
    guard let layout = key.layout, layout == state.layoutIndex, let level = key.level, key.keysyms != .none,
      alone.haveSecondGroups,
      let right = alone.keysyms(of: code, layout: layout, level: level),
      right != state.keymap.keysyms(of: code, layout: layout, level: level)
    else { return }
    report(
      .warning(
        .groupOfOtherLayout,
        "the key gives \(Self.names(key.keysyms)) here, but the layout \(alone.name(layout)) has \(Self.names(right)): a section of"
          + " another layout has two groups",
        hint: "libxkbcommon 1.8 and later give each layout its own; use one of them, or put the layout first"), code)
  }

  /// A key means nothing in this layout since it has actions of its own for another one.
  private mutating func checkInterpretation(
    _ code: KeyCode, _ keysym: Keysym, _ key: DecodedKey, _ state: KeyboardState
  ) {
    guard let layout = key.layout, state.keymap.layoutCount(of: code) > 1, !XKBLibrary.running.latchesLayouts,
      state.keymap.actingKeys.isLeftToOtherLayouts(code, layout: layout, keysym: keysym)
    else { return }
    report(
      .warning(
        .interpretationSkipped,
        "\(keysym.name) does nothing in layout \(layout + 1), because the key has an action of its own in another layout",
        hint: "libxkbcommon 1.8 and later do what the keysym means; with older ones write the action for each layout"),
      code)
  }

  private static func names(_ keysyms: KeysymList) -> String {
    keysyms == .none ? "nothing" : keysyms.all.map(\.name).joined(separator: " ")
  }

  /// Caps Lock turned a keysym with text into one without.
  private mutating func checkCaps(_ code: KeyCode, _ keysym: Keysym, _ state: KeyboardState) {
    guard state.modifiers.effective.contains(.lock), let layout = state.layout(code),
      let level = state.level(code, layout: layout),
      case .one(let plain) = state.keymap.keysyms(of: code, layout: layout, level: level), plain != keysym,
      !plain.text.isEmpty, keysym.text.isEmpty
    else { return }
    report(
      .warning(
        .capsGivesNothing, "with Caps Lock, \(plain.name) (“\(plain.text)”) types nothing",
        hint:
          "libxkbcommon before 1.7 cannot convert this keysym to upper case; other systems of that time cannot either"),
      code)
  }

  /// The user's file writes a list that ends with NoSymbol, and this level comes of it.
  private mutating func checkTrailingNoSymbol(_ code: KeyCode, _ key: DecodedKey) {
    guard let place = facts.trailingNoSymbol[code], !XKBLibrary.running.dropsTrailingNoSymbol,
      key.correction == .level || key.keysyms == .none && key.level.map({ $0 >= 2 }) ?? false
    else { return }
    report(
      .warning(
        .trailingNoSymbol,
        "with libxkbcommon before 1.9 the key types nothing here because its list of symbols ends with NoSymbol",
        at: place,
        hint: "leave the last NoSymbol out; libxkbcommon 1.9 and later ignore it"), code)
  }

  /// A lock of Shift that the left Shift key of the system's data ends, but for its defaults that are not included.
  private mutating func checkKeptLock(
    _ code: KeyCode, from before: ModifierState, to after: ModifierState, _ state: KeyboardState
  ) {
    guard before.locked.intersection(after.locked).contains(.shift),
      LibraryFault.isolatedIncludes.isPresent(in: .running),
      before.depressed.contains(.shift), !after.depressed.contains(.shift),
      state.keymap.keysyms(of: code, layout: 0, level: 0) == .one(.shiftL)
    else { return }
    report(
      .warning(
        .lockKept,
        "Shift stays locked although Shift_L was pressed; an X server unlocks it, as libxkbcommon before 1.9 does",
        hint: "unlock it with the keys that have locked it to get the same text on every desktop"), code)
  }

  private mutating func checkLayoutLatch() {
    guard !facts.tellsLayoutLatch, !XKBLibrary.running.latchesLayouts else { return }
    // Whichever key has it, it is the same fault.
    report(Self.layoutLatch(at: SourcePlace()), KeyCode(0))
  }

  static func layoutLatch(at place: SourcePlace) -> Diagnostic {
    .warning(
      .groupLatchUnsupported,
      "a latch of the layout (ISO_Group_Latch, LatchGroup) does nothing in libxkbcommon before 1.8",
      at: place, hint: "use libxkbcommon 1.8 or later to see what this keymap does")
  }

  /// The release of a latch key has taken away a lock because another key was pressed meanwhile.
  private mutating func checkLostLock(_ code: KeyCode, _ lost: Modifiers, _ state: KeyboardState) {
    // A key may well unlock by itself, be it only under the modifiers that were held when it was pressed.
    guard let found = state.foundByReleased, found.key == code,
      let alone = KeyboardState.locks(afterTapping: code, on: state.keymap, from: found.state)
    else { return }
    // What came up while the key was held, the key cannot have meant.
    let given = lost.intersection(Modifiers(library: found.state.locked))
    guard given != lost || !alone.isDisjoint(with: lost), !XKBLibrary.running.brokenLatchKeepsLock else { return }
    report(
      .warning(
        .latchClearedLock,
        "a latch that another key broke has cleared the lock of \(lost.names.joined(separator: "+"))",
        hint: "libxkbcommon before 1.11 does this; a newer version keeps the lock"), code)
  }
}
