public import Diagnostics

/// What older versions of libxkbcommon get wrong, and what is done about it here.
///
/// Where the right text can be given without guessing, it is; where not, what a person sees there is given, with a warning.
public enum LibraryFault: String, CaseIterable, Hashable, Sendable {
  /// A surrogate as a keysym gives bytes that are no UTF-8.
  case surrogateText
  /// ISO_Level5_* cancel a Compose sequence.
  case level5CancelsCompose
  /// With Caps Lock µ, ß and ÿ become keysyms that do not exist.
  case latin1Case
  /// A byte order mark loses the first line of a Compose file.
  case composeByteOrderMark
  /// A file that includes itself ends the process.
  case recursiveInclude
  /// After two latches at once a modifier stays pressed.
  case latchesStick
  /// A latch of the layout does nothing.
  case layoutLatch
  /// A NoSymbol at the end of a list takes part in choosing the key's type.
  case trailingNoSymbol
  /// Of a short Compose sequence and a longer one that begins with it, the longer one stays, whichever comes last.
  case composePrefix
  /// A Compose line with a keysym alone keeps the text of the line that it replaces.
  case composeOverride
  /// A latch that another key breaks clears a lock of its modifier.
  case brokenLatch

  /// How the fault is dealt with.
  public enum Answer: Hashable, Sendable {
    /// The right text is given; what is still to be said carries this code.
    case corrected(DiagnosticCode?)
    /// What the library gives, and a warning.
    case warned(DiagnosticCode)
    /// The input is refused.
    case refused(DiagnosticCode)
  }

  /// The minor version, 1.x, from which on the library is right.
  public var fixedInMinorVersion: Int {
    switch self {
    case .surrogateText: 6
    case .level5CancelsCompose, .latin1Case, .composeByteOrderMark, .recursiveInclude: 7
    case .latchesStick, .layoutLatch: 8
    case .trailingNoSymbol: 9
    case .composePrefix, .composeOverride: 10
    case .brokenLatch: 11
    }
  }

  /// The version from which on nothing need be done: `1.7.0`.
  public var neededUntil: String { "1.\(fixedInMinorVersion).0" }

  /// What is done about it.
  public var answer: Answer {
    switch self {
    case .surrogateText, .level5CancelsCompose: .corrected(nil)
    case .composeByteOrderMark: .corrected(.composeByteOrderMark)
    case .composePrefix: .corrected(.composeSequenceShadowed)
    case .composeOverride: .corrected(.composeOverrideIncomplete)
    case .latin1Case: .warned(.capsGivesNothing)
    case .latchesStick: .warned(.modifierStuck)
    case .layoutLatch: .warned(.groupLatchUnsupported)
    case .trailingNoSymbol: .warned(.trailingNoSymbol)
    case .brokenLatch: .warned(.latchClearedLock)
    case .recursiveInclude: .refused(.includeCycle)
    }
  }

  /// What the library gets wrong, one sentence without a full stop.
  public var summary: String {
    switch self {
    case .surrogateText: "a surrogate as a keysym types bytes that are no text"
    case .level5CancelsCompose: "ISO_Level5 keys cancel a Compose sequence"
    case .latin1Case: "with Caps Lock, µ, ß and ÿ type nothing"
    case .composeByteOrderMark: "a byte order mark loses the first line of a Compose file"
    case .recursiveInclude: "a file that includes itself ends the process"
    case .latchesStick: "after two latches at once a modifier stays pressed"
    case .layoutLatch: "a latch of the layout does nothing"
    case .trailingNoSymbol: "a NoSymbol at the end of a list decides the key's type"
    case .composePrefix: "a Compose sequence does not replace a longer one that begins with it"
    case .composeOverride: "a Compose line with a keysym alone keeps the text of the line before"
    case .brokenLatch: "a latch that another key breaks clears a lock"
    }
  }

  /// Whether a library has the fault.
  public func isPresent(in library: XKBLibrary) -> Bool { library.lowestMinorVersion < fixedInMinorVersion }
}
