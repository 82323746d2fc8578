public import KeywrightDiagnostics

/// What some versions of libxkbcommon get wrong or do not know yet, and what is done about it here.
///
/// Where the right text can be given without guessing, it is; where not, what a person sees there is given, with a warning. The list
/// follows the release notes of libxkbcommon from 1.6 on: each change that alters a keysym, a text, a modifier, a layout, a keymap,
/// what rules choose or what Compose gives has a row.
public enum LibraryFault: String, CaseIterable, Hashable, Sendable {
  /// A surrogate as a keysym gives bytes that are no UTF-8.
  case surrogateText
  /// `modifier_map None` is refused.
  case modifierMapNone
  /// A NUL after the text of a keymap is refused.
  case trailingNul
  /// A Compose file has room for fewer entries.
  case composeEntries
  /// A variant without its layout is dropped in silence.
  case variantWithoutLayout
  /// ISO_Level5_* cancel a Compose sequence.
  case level5CancelsCompose
  /// With Caps Lock µ, ß and ÿ become keysyms that do not exist.
  case latin1Case
  /// A byte order mark loses the first line of a Compose file.
  case composeByteOrderMark
  /// A byte order mark makes a file of XKB data unreadable.
  case byteOrderMark
  /// A file that includes itself ends the process.
  case recursiveInclude
  /// Caps Lock and types do not know every letter.
  case unicodeCase
  /// A NoSymbol among the keysyms of a level takes away its text.
  case noSymbolInList
  /// After two latches at once a modifier stays pressed.
  case latchesStick
  /// A latch of the layout does nothing.
  case layoutLatch
  /// A section with two groups writes into the layouts that follow.
  case secondGroup
  /// An explicit action for one layout takes away what keysyms mean in the others.
  case actionOfOneLayout
  /// A level has one action at most.
  case severalActions
  /// Indicators of the base or the latched layout are not told apart from others.
  case groupIndicators
  /// A NoSymbol at the end of a list takes part in choosing the key's type.
  case trailingNoSymbol
  /// Caps Lock leaves keys with several keysyms alone.
  case capsOnSeveral
  /// Control characters have no names as keysyms.
  case controlCharacterNames
  /// A key without symbols gives no virtual modifier.
  case keyWithoutSymbols
  /// Empty statements, keysyms as texts, lists of one or no keysym are refused.
  case newSyntax
  /// An entry of a type counts although no key gives one of its modifiers.
  case mixedTypeEntries
  /// Of a short Compose sequence and a longer one that begins with it, the longer one stays, whichever comes last.
  case composePrefix
  /// A Compose line with a keysym alone keeps the text of the line that it replaces.
  case composeOverride
  /// The action VoidAction is unknown.
  case voidAction
  /// A latch that another key breaks clears a lock of its modifier.
  case brokenLatch
  /// A latch that is pressed twice unlocks Caps Lock.
  case doubleLatchUnlocks
  /// Levels above the eighth have no names.
  case levelNames
  /// Key codes above 4095 are refused.
  case highKeycodes
  /// A locale without Compose data of its own does not fall back to en_US.UTF-8.
  case composeLocaleFallback
  /// The folders of extensions are not searched.
  case extensionFolders
  /// The digits of a telephone have no text.
  case telephoneDigits
  /// LEDs of the first layout are dark until a key is pressed.
  case ledsAtStart
  /// Keysym names of later versions are unknown.
  case newKeysymNames
  /// Actions that name the first or the last layout are unknown.
  case firstAndLastLayout
  /// A text of a Compose file may hold a NUL, which ends it.
  case nulEscape
  /// Rules do not know `layout[any]` and the like.
  case rulesLayoutIndices
  /// A file of one's own without a default section hides the system's.
  case hiddenDefaultSection
  /// A keymap has the eight real modifiers alone.
  case extendedModifiers
  /// The second keymap format is unknown.
  case secondFormat
  /// An option for one layout is unknown.
  case optionOfOneLayout
  /// Components are not included by an absolute path or a variable.
  case includesByPath
  /// Partial rules are not read.
  case partialRules
  /// Actions of a server, such as RedirectKey, are unknown.
  case serverActions
  /// The `*` of rules matches a layout or a variant that is not there.
  case rulesStar
  /// Rules do not know `<none>`, `<some>` and `<any>`.
  case rulesWildcards
  /// A replacing include, `a^b`, is unknown.
  case replacingInclude
  /// A keymap must have all of its sections.
  case missingSections
  /// What actions have by default in a section does not reach what the section includes.
  case isolatedIncludes
  /// Going back a layout as often as there are layouts ends the process.
  case negativeLayouts
  /// Turning off sticky keys may end the process.
  case stickyKeysCrash
  /// A key of the keypad does not use up a latch.
  case keypadKeepsLatch
  /// A latch that is pressed twice locks before it is released.
  case doubleLatchLocksEarly
  /// With Control, Compose gets the keysym of a layout without ASCII.
  case controlWithoutASCII

  /// How the fault is dealt with.
  public enum Answer: Hashable, Sendable {
    /// The right text is given; what is still to be said carries this code.
    case corrected(DiagnosticCode?)
    /// What the library gives, and a warning.
    case warned(DiagnosticCode)
    /// The input is refused.
    case refused(DiagnosticCode)
    /// Nothing need be done, because of this.
    case immaterial(String)
  }

  /// The version from which on the library is right: `1.7.0`; nil when no version is yet.
  public var fixedIn: LibraryVersion? {
    switch self {
    case .surrogateText, .modifierMapNone, .trailingNul, .composeEntries, .variantWithoutLayout: LibraryVersion(1, 6)
    case .level5CancelsCompose, .latin1Case, .composeByteOrderMark, .byteOrderMark, .recursiveInclude:
      LibraryVersion(1, 7)
    case .unicodeCase, .noSymbolInList, .latchesStick, .layoutLatch, .secondGroup, .actionOfOneLayout, .severalActions,
      .groupIndicators:
      LibraryVersion(1, 8)
    case .trailingNoSymbol, .capsOnSeveral, .controlCharacterNames, .keyWithoutSymbols, .newSyntax: LibraryVersion(1, 9)
    case .mixedTypeEntries: LibraryVersion(1, 9, 2)
    case .composePrefix, .composeOverride, .voidAction: LibraryVersion(1, 10)
    case .brokenLatch, .doubleLatchUnlocks, .levelNames: LibraryVersion(1, 11)
    case .highKeycodes, .composeLocaleFallback: LibraryVersion(1, 12)
    case .extensionFolders: LibraryVersion(1, 13)
    case .telephoneDigits, .newKeysymNames: LibraryVersion(1, 13, 2)
    case .ledsAtStart, .firstAndLastLayout: LibraryVersion(1, 14)
    case .nulEscape: LibraryVersion(1, 6)
    case .rulesLayoutIndices, .rulesStar: LibraryVersion(1, 8)
    case .negativeLayouts: LibraryVersion(1, 8, 1)
    case .rulesWildcards, .replacingInclude, .missingSections: LibraryVersion(1, 9)
    case .hiddenDefaultSection: LibraryVersion(1, 9)
    case .extendedModifiers: LibraryVersion(1, 10)
    case .secondFormat: LibraryVersion(1, 11)
    case .optionOfOneLayout: LibraryVersion(1, 11)
    case .includesByPath: LibraryVersion(1, 11)
    case .partialRules: LibraryVersion(1, 13)
    case .serverActions: LibraryVersion(1, 14)
    case .stickyKeysCrash, .isolatedIncludes, .keypadKeepsLatch, .doubleLatchLocksEarly, .controlWithoutASCII: nil
    }
  }

  /// The version that has the fault first; nil when every older one has it.
  public var introducedIn: LibraryVersion? {
    switch self {
    case .negativeLayouts: LibraryVersion(1, 8)
    case .isolatedIncludes: LibraryVersion(1, 9)
    case .stickyKeysCrash: LibraryVersion(1, 14)
    case .surrogateText, .modifierMapNone, .trailingNul, .composeEntries, .variantWithoutLayout, .level5CancelsCompose,
      .composeByteOrderMark, .byteOrderMark, .recursiveInclude, .noSymbolInList, .latchesStick, .secondGroup,
      .actionOfOneLayout, .severalActions, .groupIndicators, .controlCharacterNames, .keyWithoutSymbols, .newSyntax,
      .composePrefix, .composeOverride, .voidAction, .levelNames, .highKeycodes, .composeLocaleFallback,
      .extensionFolders, .ledsAtStart, .firstAndLastLayout, .controlWithoutASCII, .nulEscape, .rulesLayoutIndices,
      .hiddenDefaultSection, .extendedModifiers, .secondFormat, .optionOfOneLayout, .includesByPath, .partialRules,
      .serverActions, .rulesStar, .rulesWildcards, .replacingInclude, .missingSections, .latin1Case, .unicodeCase,
      .layoutLatch, .trailingNoSymbol, .capsOnSeveral, .mixedTypeEntries, .brokenLatch, .doubleLatchUnlocks,
      .telephoneDigits, .newKeysymNames, .keypadKeepsLatch, .doubleLatchLocksEarly:
      nil
    }
  }

  /// What is done about it.
  public var answer: Answer {
    switch self {
    case .surrogateText, .level5CancelsCompose, .unicodeCase, .noSymbolInList, .capsOnSeveral, .mixedTypeEntries,
      .telephoneDigits, .ledsAtStart, .controlWithoutASCII:
      .corrected(nil)
    case .byteOrderMark: .corrected(.byteOrderMark)
    case .composeByteOrderMark: .corrected(.composeByteOrderMark)
    case .composePrefix: .corrected(.composeSequenceShadowed)
    case .composeOverride: .corrected(.composeOverrideIncomplete)
    case .trailingNoSymbol: .corrected(.trailingNoSymbol)
    case .keypadKeepsLatch: .corrected(.latchKeptByKeypad)
    case .latin1Case: .warned(.capsGivesNothing)
    case .latchesStick: .warned(.modifierStuck)
    case .layoutLatch: .warned(.groupLatchUnsupported)
    case .brokenLatch, .doubleLatchUnlocks: .warned(.latchClearedLock)
    case .doubleLatchLocksEarly: .warned(.latchLockedEarly)
    case .secondGroup: .warned(.groupOfOtherLayout)
    case .actionOfOneLayout: .warned(.interpretationSkipped)
    case .controlCharacterNames, .newKeysymNames: .warned(.unknownKeysymName)
    case .keyWithoutSymbols: .warned(.emptyVirtualModifier)
    case .voidAction, .firstAndLastLayout: .warned(.actionIgnored)
    case .composeEntries: .warned(.composeTableRefused)
    case .nulEscape: .warned(.composeUnknownEscape)
    case .rulesLayoutIndices: .warned(.keymapSyntax)
    case .hiddenDefaultSection: .warned(.sectionHidesStock)
    case .extendedModifiers: .warned(.emptyVirtualModifier)
    case .secondFormat: .refused(.keymapFormatUnsupported)
    case .optionOfOneLayout: .warned(.unknownOption)
    case .includesByPath: .refused(.includeNotFound)
    case .partialRules: .warned(.partialRulesIgnored)
    case .rulesStar, .rulesWildcards: .warned(.ruleOfNewerVersion)
    case .replacingInclude: .warned(.libraryMessage)
    case .missingSections: .refused(.keymapDoesNotCompile)
    case .isolatedIncludes: .warned(.lockKept)
    case .negativeLayouts: .warned(.libraryCrashed)
    case .stickyKeysCrash: .refused(.libraryCrashed)
    case .serverActions: .warned(.statementIgnored)
    case .recursiveInclude: .refused(.includeCycle)
    case .modifierMapNone, .levelNames: .refused(.keymapDoesNotCompile)
    case .trailingNul, .severalActions, .newSyntax: .refused(.keymapSyntax)
    case .groupIndicators: .immaterial("no layout or option of xkeyboard-config has such an indicator")
    case .highKeycodes: .immaterial("the kernel has no key above 767")
    case .variantWithoutLayout: .immaterial("a variant is read together with its layout")
    case .composeLocaleFallback: .immaterial("a locale without Compose data is a warning here")
    case .extensionFolders: .immaterial("only the folders that are named and the system's own are searched")
    }
  }

  /// What the library gets wrong, one sentence without a full stop.
  public var summary: String {
    switch self {
    case .surrogateText: "a surrogate as a keysym types bytes that are not text"
    case .modifierMapNone: "modifier_map None is an error"
    case .trailingNul: "a NUL after a keymap is an error"
    case .composeEntries: "a Compose file holds fewer entries"
    case .variantWithoutLayout: "a variant without its layout is dropped in silence"
    case .level5CancelsCompose: "ISO_Level5 keys cancel a Compose sequence"
    case .latin1Case: "with Caps Lock, µ, ß and ÿ type nothing"
    case .composeByteOrderMark: "a byte order mark loses the first line of a Compose file"
    case .byteOrderMark: "a byte order mark makes XKB data unreadable"
    case .recursiveInclude: "a file that includes itself ends the process"
    case .unicodeCase: "Caps Lock and key types do not know ς, ı, Georgian, Coptic and other letters"
    case .noSymbolInList: "a NoSymbol among several keysyms takes away their text"
    case .latchesStick: "after two latches at once a modifier stays pressed"
    case .layoutLatch: "a latch of the layout does nothing"
    case .secondGroup: "a section with two groups writes into another layout"
    case .actionOfOneLayout: "an action for one layout takes away those of the keysyms in others"
    case .severalActions: "several actions on one level are an error"
    case .groupIndicators: "indicators of the base or the latched layout are wrong"
    case .trailingNoSymbol: "a NoSymbol at the end of a list decides the key's type"
    case .capsOnSeveral: "Caps Lock does not act on several keysyms of a key"
    case .controlCharacterNames: "control characters have no names as keysyms"
    case .keyWithoutSymbols: "a key without symbols gives no virtual modifier"
    case .newSyntax: "empty statements, keysyms as texts and lists of one are errors"
    case .mixedTypeEntries: "a type's entry counts although no key gives one of its modifiers"
    case .composePrefix: "a Compose sequence does not replace a longer one that begins with it"
    case .composeOverride: "a Compose line with a keysym alone keeps the text of the line before"
    case .voidAction: "VoidAction is unknown"
    case .brokenLatch: "a latch that another key breaks clears a lock"
    case .doubleLatchUnlocks: "a latch that is pressed twice unlocks Caps Lock"
    case .levelNames: "names of levels above the eighth are errors"
    case .highKeycodes: "keycodes above 4095 are refused"
    case .composeLocaleFallback: "a locale without Compose data has no Compose"
    case .extensionFolders: "the folders of extensions are not searched"
    case .telephoneDigits: "the digits of a telephone type nothing"
    case .ledsAtStart: "an LED of the first layout is dark until a key is pressed"
    case .newKeysymNames: "keysym names of later versions are unknown"
    case .firstAndLastLayout: "actions do not know the layouts First and Last"
    case .nulEscape: "a NUL in a text of Compose ends it"
    case .rulesLayoutIndices: "rules do not know layout[any], [first] and [later]"
    case .hiddenDefaultSection: "an own file without a default section hides the system's"
    case .extendedModifiers: "virtual modifiers stand for the eight real ones alone"
    case .secondFormat: "keymap format v2 is unknown"
    case .optionOfOneLayout: "options for one layout (opt!2) are unknown"
    case .includesByPath: "components are not included by a path or by %H"
    case .partialRules: "partial rules (evdev.post) are not read"
    case .serverActions: "RedirectKey, overlays and sticky keys do nothing"
    case .rulesStar: "the * of rules matches a layout or variant that is not there"
    case .rulesWildcards: "rules do not know <none>, <some> and <any>"
    case .replacingInclude: "an include that replaces (a^b) is ignored"
    case .missingSections: "a keymap without one of its sections is an error"
    case .isolatedIncludes: "the left Shift key does not end a lock of Shift"
    case .negativeLayouts: "going back a layout as often as there are layouts ends the process"
    case .stickyKeysCrash: "turning off sticky keys may end the process"
    case .keypadKeepsLatch: "a keypad key does not use up a latch"
    case .doubleLatchLocksEarly: "a latch that is pressed twice locks before it is released"
    case .controlWithoutASCII: "with Control, Compose gets a keysym that is not ASCII although another layout has one"
    }
  }

  /// Whether a library has the fault.
  public func isPresent(in library: XKBLibrary) -> Bool {
    switch self {
    // What is tried on the library itself tells more than what is known of its version.
    case .latin1Case: !library.mapsLatin1Case
    case .unicodeCase: !library.mapsUnicodeCase
    case .layoutLatch: !library.latchesLayouts
    case .trailingNoSymbol: !library.dropsTrailingNoSymbol
    case .capsOnSeveral: !library.capitalisesSeveral
    case .mixedTypeEntries: !library.ignoresMixedEntries
    case .brokenLatch: !library.brokenLatchKeepsLock
    case .doubleLatchUnlocks: !library.doubleLatchKeepsCaps
    case .telephoneDigits, .newKeysymNames: !library.knowsLatestKeysyms
    case .keypadKeepsLatch: !library.pointerKeysBreakLatches
    case .doubleLatchLocksEarly: !library.locksLatchOnRelease
    // The third number is known only where a package tells it.
    case .negativeLayouts: library.lowestMinorVersion == 8 && library.version != "1.8.1"
    case .stickyKeysCrash, .isolatedIncludes:
      introducedIn.map { library.lowestMinorVersion >= $0.minor } ?? true
    case .surrogateText, .modifierMapNone, .trailingNul, .composeEntries, .variantWithoutLayout, .level5CancelsCompose,
      .composeByteOrderMark, .byteOrderMark, .recursiveInclude, .noSymbolInList, .latchesStick, .secondGroup,
      .actionOfOneLayout, .severalActions, .groupIndicators, .controlCharacterNames, .keyWithoutSymbols, .newSyntax,
      .composePrefix, .composeOverride, .voidAction, .levelNames, .highKeycodes, .composeLocaleFallback,
      .extensionFolders, .ledsAtStart, .firstAndLastLayout, .controlWithoutASCII, .nulEscape, .rulesLayoutIndices,
      .hiddenDefaultSection, .extendedModifiers, .secondFormat, .optionOfOneLayout, .includesByPath, .partialRules,
      .serverActions, .rulesStar, .rulesWildcards, .replacingInclude, .missingSections:
      fixedIn.map { library.lowestMinorVersion < $0.minor } ?? true
    }
  }
}
