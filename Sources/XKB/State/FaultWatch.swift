public import Diagnostics
public import KeyEvents

/// Notices when the running version of libxkbcommon gives a person something wrong; each fault once for each key.
///
/// Call ``willPress(_:keysyms:text:in:)`` before a press reaches the state, and ``didUpdate(_:from:in:)`` after each update.
public struct FaultWatch {
  private struct Sighting: Hashable {
    var code: DiagnosticCode
    var key: KeyCode
  }

  private let facts: OwnFileFacts
  private var seen: Set<Sighting> = []
  /// The warnings so far, in order.
  public private(set) var warnings: [Diagnostic] = []

  /// A watch over the typing on one keymap.
  public init(_ loaded: LoadedKeymap) { facts = loaded.facts }

  /// Looks at what a press is about to give; the keysyms and the text are those that the state gives now.
  public mutating func willPress(_ code: KeyCode, keysyms: KeysymList, text: String, in state: KeyboardState) {
    switch keysyms {
    case .none: checkTrailingNoSymbol(code, state)
    case .one(let keysym):
      if keysym == .isoGroupLatch { checkLayoutLatch() }
      if text.isEmpty, !keysym.isModifier { checkCaps(code, keysym, state) }
    case .several: break
    }
  }

  /// Looks at the state after an update of a key; the modifiers are those before it.
  public mutating func didUpdate(_ code: KeyCode, from before: ModifierState, in state: KeyboardState) {
    let after = state.modifiers
    let lost = before.locked.subtracting(after.locked)
    if !lost.isEmpty, !state.heldKeys.contains(code) { checkLostLock(code, lost, state) }
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
  /// Caps Lock turned a keysym with text into one without.
  private mutating func checkCaps(_ code: KeyCode, _ keysym: Keysym, _ state: KeyboardState) {
    guard state.modifiers.effective.contains(.lock), let layout = state.layout(code),
      let level = state.level(code, layout: layout),
      case .one(let plain) = state.keymap.keysyms(of: code, layout: layout, level: level), plain != keysym,
      !plain.text.isEmpty, keysym.text.isEmpty
    else { return }
    report(
      .warning(
        .capsGivesNothing, "with Caps Lock, \(plain.name) ('\(plain.text)') types nothing",
        hint: "libxkbcommon before 1.7 knows no upper case of it, as other systems of that time do not"), code)
  }

  private mutating func checkTrailingNoSymbol(_ code: KeyCode, _ state: KeyboardState) {
    guard let place = facts.trailingNoSymbol[code], !XKBLibrary.running.dropsTrailingNoSymbol,
      let layout = state.layout(code), let level = state.level(code, layout: layout), level >= 2
    else { return }
    report(
      .warning(
        .trailingNoSymbol, "the key types nothing here because its list of symbols ends with NoSymbol", at: place,
        hint: "leave the last NoSymbol out; libxkbcommon 1.9 and later ignore it"), code)
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
