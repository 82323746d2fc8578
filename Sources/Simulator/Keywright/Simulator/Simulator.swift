import EmojiPicker
public import InputModes
public import KeywrightDiagnostics
public import KeywrightKeyEvents
import KeywrightTyping
import KeywrightXKB
import TextFields

/// A person at a keyboard: plays key events through a keyboard and an input mode into text fields.
///
/// One simulator is one person's state and belongs to one task at a time. Several share keymaps and Compose tables
/// through `CompiledKeyboards`. Only the simulator advances time.
///
/// An input method, or ``onTrace``, is called in the middle of things: it may read the simulator that calls it, but must not
/// play, switch, focus or edit anything there. That is an error of whoever wrote it, and stops the program with a message.
///
/// ```swift
/// let simulator = try Simulator(layout: "us,ru", options: ["grp:alt_shift_toggle"])
/// try simulator.play("H I LEFTALT+LEFTSHIFT H I")
/// print(simulator.picture)  // hiрш|
/// ```
public final class Simulator {
  /// The active modes, the one in use, and what contexts remember.
  @exclusivity(unchecked) public internal(set) var registry: InputModeRegistry
  /// The mode in use or last used, and why.
  @exclusivity(unchecked) public internal(set) var resolution: Resolution
  /// Everything there was to warn about, each thing once.
  @exclusivity(unchecked) public internal(set) var warnings: [Diagnostic] = []
  /// Called with each step; without it nothing of the trace is computed.
  @exclusivity(unchecked) public var onTrace: ((TraceEvent) -> Void)?
  /// Asked before each key and deadline that an input method may take long over; once true, they are left out.
  ///
  /// The caller that limits the time of a step sets it, and reports that the time is over.
  @exclusivity(unchecked) public var isCutShort: (() -> Bool)?

  // Checking at every access that no other one is going on would cost a fifth of the time of a key. What each key touches is
  // unchecked instead, and whatever changes any of it checks once that nothing foreign is being called.
  let resolver: ModeResolver
  /// Whether there is a hidden field, whose icon button may be moving at any time.
  let hasPickers: Bool
  @exclusivity(unchecked) var keyboards: ModeKeyboards
  let fields: [FieldSlot]
  @exclusivity(unchecked) var focused: Int? {
    didSet {
      if let oldValue, focused == nil { lastFocused = oldValue }
      if focused != nil { hasToldOfNoFocus = false }
    }
  }
  /// The field that lost the focus last.
  @exclusivity(unchecked) private(set) var lastFocused: Int?
  /// Whether keys that reach no field have been warned of since the focus was lost.
  @exclusivity(unchecked) var hasToldOfNoFocus = false
  @exclusivity(unchecked) var session: ModeSession?
  /// Whether the method in use leaves every key to the text field, and nothing moves by itself meanwhile.
  @exclusivity(unchecked) var passesEveryKey = false
  @exclusivity(unchecked) var clock = VirtualClock()
  @exclusivity(unchecked) var journal: Journal
  @exclusivity(unchecked) var trace: TraceEvent?
  var methods: [MethodKey: any InputMethod] = [:]
  /// What is known of typing texts, by keymap.
  let typingTables: SharedTypingTables
  /// The names of keys, for notation and messages.
  public private(set) lazy var keyNames = typingTables.keyNames
  /// How many methods in a row have asked for a mode as soon as theirs was taken into use.
  @exclusivity(unchecked) var requestDepth = 0
  private var knownWarnings: Set<Diagnostic> = []
  /// Whether an input method or the reader of the trace is being called.
  @exclusivity(unchecked) private(set) var isCallingOut = false

  /// An engine belongs to a field and a mode.
  struct MethodKey: Hashable {
    var field: Int
    var mode: InputModeID
  }

  /// How many different warnings are kept.
  static let warningLimit = 1000

  /// A simulator whose first field has the focus; `onTrace` is told of that already.
  ///
  /// Throws when the keymap, the Compose file or the keyboard of a mode cannot be loaded.
  public init(
    _ configuration: SimulatorConfiguration, onTrace: ((TraceEvent) -> Void)? = nil
  ) throws(Diagnostic) {
    var loading: [Diagnostic] = []
    keyboards = try ModeKeyboards(configuration, warnings: &loading)
    var modes = configuration.modes
    if modes.isEmpty {
      modes = [.keyboard(layouts: configuration.keymap.shorthand, primaryLanguage: nil, keyboard: nil)]
    }
    registry = InputModeRegistry(modes)
    for mode in modes { try keyboards.prepare(mode, warnings: &loading) }
    resolver = configuration.resolver
    fields = configuration.fields.map(FieldSlot.init)
    hasPickers = fields.contains { $0.isHidden }
    typingTables = configuration.typingTables
    journal = Journal(isKept: configuration.keepsJournal)
    resolution = Resolution(mode: nil, reason: .none, because: "no field has had the focus")
    self.onTrace = onTrace
    for warning in loading { warn(warning) }
    if let first = fields.first { focus(first.name) }
  }

  /// A simulator with one plain field on a keymap: `us`, `us,fr(bepo)`.
  public convenience init(layout: String, options: [String] = []) throws(Diagnostic) {
    try self.init(
      SimulatorConfiguration(keymap: .names(KeymapNames(shorthand: layout, options: options))))
  }

  /// Calls what others have written.
  @inline(__always)
  func callingOut<Result>(_ call: () -> Result) -> Result {
    isCallingOut = true
    defer { isCallingOut = false }
    return call()
  }

  /// Stops the program where something is to be changed from inside of a call.
  @inline(__always)
  func checkCaller() {
    precondition(!isCallingOut, "an input method or onTrace has changed the simulator that was calling it")
  }

  /// The time since the start.
  public var now: Duration { clock.now }

  /// Adds a warning to the list, each once.
  public func warn(_ warning: Diagnostic) {
    trace?.warnings.append(warning)
    guard warnings.count < Self.warningLimit, knownWarnings.insert(warning).inserted else { return }
    warnings.append(warning)
  }
}

extension KeyboardSource {
  /// How the mode on this keymap is called: its layouts, or the name of its file.
  var shorthand: String {
    switch self {
    case .names(let names): names.layouts.map(\.description).joined(separator: ",")
    case .file(let path): path
    case .text: "text"
    case .bundled(let name): name
    }
  }
}
