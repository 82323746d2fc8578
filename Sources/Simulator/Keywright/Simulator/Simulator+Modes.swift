import EmojiPicker
public import InputModes
public import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
public import TextFields

extension Simulator {
  /// The candidates that the method in use shows; nil for none.
  public var candidates: Candidates? { session?.candidates }
  /// The line that the method in use shows beside its candidates; empty for none.
  public var auxiliaryLine: String { session?.auxiliaryLine ?? "" }

  /// Switches a mode on, at a place of the order or at its end; throws when its keyboard cannot be loaded.
  public func add(_ mode: InputMode, at place: Int? = nil) throws(Diagnostic) {
    checkCaller()
    var loading: [Diagnostic] = []
    try keyboards.prepare(mode, warnings: &loading)
    for warning in loading { warn(warning) }
    registry.add(mode, at: place)
  }

  /// Switches a mode off; a field that uses it gets the mode that is resolved anew.
  public func remove(_ id: InputModeID) {
    checkCaller()
    guard registry.mode(id) != nil else { return }
    let isInUse = session?.mode.id == id
    beginTrace(.mode)
    if isInUse { leaveSession(.modeSwitch) }
    registry.remove(id)
    methods = methods.filter { $0.key.mode != id }
    if isInUse, let focused {
      let slot = fields[focused]
      take(resolver.resolve(slot.preferences, context: slot.field.traits.contextIdentifier, in: registry))
    }
    endTrace()
  }

  /// The user switches to an active mode; the field's context remembers it. False when the mode is not active.
  @discardableResult
  public func switchMode(to id: InputModeID) -> Bool {
    checkCaller()
    guard let mode = registry.mode(id) else { return false }
    beginTrace(.mode)
    change(to: Resolution(mode: mode, reason: .switched, because: "the user switched to \(id)"))
    if let focused { registry.remember(id, for: fields[focused].field.traits.contextIdentifier) }
    endTrace()
    return true
  }

  /// The user presses the globe key: the next mode, or after emoji the one before it.
  @discardableResult
  public func globe() -> Bool {
    guard let mode = registry.modeAfterGlobe else { return false }
    return switchMode(to: mode.id)
  }

  /// The user chooses a candidate of the page, by its index from 0. False when there is no such candidate.
  @discardableResult
  public func choose(_ index: Int) -> Bool {
    checkCaller()
    guard let page = session?.candidates?.page, page.indices.contains(index) else { return false }
    beginTrace(.choose)
    let isEmoji = typesEmoji
    if let batch = callingOut({ session?.method.choose(index) }) {
      apply(batch)
      if isEmoji { settleEmoji() }
    }
    endTrace()
    return true
  }

  /// How many methods may pass a field on to the next one before it stays where it is.
  private static let requestLimit = 8

  /// An input method asks for a mode; what is not active stays where it is.
  func request(_ id: InputModeID) {
    guard requestDepth < Self.requestLimit else {
      warn(
        .warning(
          .modeRequestLoop,
          "the mode \(session?.mode.id.rawValue ?? "in use") asks for \(id) as soon as it is taken into use, the latest of "
            + "\(Self.requestLimit) in a row; it stays in use",
          hint: "let an input method ask for a mode when a key is pressed"))
      return
    }
    requestDepth += 1
    defer { requestDepth -= 1 }
    guard let mode = registry.mode(id) else {
      warn(
        .warning(
          .preferredModeNotActive,
          "the mode \(session?.mode.id.rawValue ?? "in use") asks for \(id), which is not active",
          hint: "add \(id) to the active modes"))
      return
    }
    let asker = session?.mode.id.rawValue ?? "an input method"
    change(to: Resolution(mode: mode, reason: .requested, because: "\(asker) asked for \(id)"))
  }

  /// Goes from one mode to another inside a field.
  private func change(to resolution: Resolution) {
    if session?.mode.id == resolution.mode?.id {
      self.resolution = resolution
      session?.resolution = resolution
      return
    }
    leaveSession(.modeSwitch)
    take(resolution)
  }

  /// Takes a mode into use in a field that had another one.
  private func take(_ resolution: Resolution) {
    if let focused {
      let now = clock.now
      fields[focused].editPicker { $0.keyboardChanged(resolution, at: now) }
    }
    enter(resolution)
  }

  /// Takes a mode into use in the focused field.
  func enter(_ resolution: Resolution) {
    let isSwitch = self.resolution.mode?.id != resolution.mode?.id
    self.resolution = resolution
    trace?.resolution = resolution
    if let id = resolution.mode?.id { registry.use(id) }
    keyboards.use(resolution.mode, keepingLatches: !isSwitch)
    explain(resolution.because)
    guard let mode = resolution.mode, let focused else { return }
    let key = MethodKey(field: focused, mode: mode.id)
    let method = methods.removeValue(forKey: key) ?? callingOut(mode.makeInputMethod)
    session = ModeSession(resolution: resolution, mode: mode, method: method)
    let keymap = keyboards.current.keymap
    let symbols = KeySymbols { keymap.keysyms(of: $0, layout: $1, level: $2).single }
    let context = inputContext(fields[focused].field)
    let batch = callingOut {
      session?.method.noteKeyboard(symbols)
      return session?.method.activate(context)
    }
    if let batch { apply(batch) }
  }

  /// Ends the work of the method in use, which keeps its state for when the mode comes back to the field.
  func leaveSession(_ cause: DeactivationCause) {
    guard let leaving = session, let focused else { return }
    unmark(cause == .blur ? leaving.policies.onBlur : leaving.policies.onModeSwitch)
    let isEmoji = typesEmoji
    if let batch = callingOut({ session?.method.deactivate(cause) }) { apply(batch.withoutRequests) }
    if isEmoji, cause == .modeSwitch { settleEmoji() }
    guard let left = session else { return }
    methods[MethodKey(field: focused, mode: left.mode.id)] = left.method
    session = nil
    passesEveryKey = false
  }

  /// Tells the method in use that what it was composing is void.
  func resetMethod(_ cause: ResetCause) {
    if let batch = callingOut({ session?.method.reset(cause) }) { apply(batch.withoutRequests) }
  }

  private func inputContext(_ field: TextField) -> InputContext {
    InputContext(
      identifier: field.traits.contextIdentifier, traits: field.traits, surroundingText: field.surroundingText)
  }
}

extension TextField {
  /// What an input method gets to see of the text.
  public var surroundingText: SurroundingText {
    let range = markedRange ?? selection.range
    let limit = SurroundingText.limit
    return SurroundingText(
      before: buffer.string(in: max(0, range.lowerBound - limit)..<range.lowerBound),
      after: buffer.string(in: range.upperBound..<min(buffer.count, range.upperBound + limit)))
  }
}

extension InputBatch {
  /// The batch of a method that is told to stop, which can neither ask for a mode nor forward a key.
  fileprivate var withoutRequests: InputBatch {
    var batch = self
    batch.modeRequest = nil
    batch.forwardedKey = nil
    return batch
  }
}
