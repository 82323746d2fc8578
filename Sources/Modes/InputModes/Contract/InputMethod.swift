public import KeywrightDiagnostics
public import KeywrightKeyEvents

/// The engine of an input mode: the plugin protocol. One engine serves one input context.
///
/// Every call returns one ``InputBatch``, which the host applies atomically. Time is a `Duration` since the start;
/// an engine never reads a clock, it states a deadline and gets ``tick(_:)``. It must not change the host that calls it: a
/// `Simulator` stops the program where one does.
///
/// ```swift
/// struct Shout: InputMethod {
///   mutating func handle(_ keystroke: Keystroke) -> InputBatch {
///     let loud = keystroke.text.uppercased()
///     return loud == keystroke.text ? .passed : InputBatch(commit: loud)
///   }
/// }
/// ```
public protocol InputMethod {
  /// Which text of a keystroke the method acts on.
  var keystrokeText: KeystrokeTextKind { get }
  /// Whether the method wants to be told of the text around the caret before each key, which costs the host some time.
  var wantsSurroundingText: Bool { get }
  /// Whether the method may ever use a key; one that leaves every key to the text field says false and spares the host calls.
  var usesKeys: Bool { get }
  /// Called before ``activate(_:)`` with the keysyms of the keyboard that is used with the mode.
  mutating func noteKeyboard(_ symbols: KeySymbols)
  /// Called before a key with the text around the caret, when the method wants it.
  mutating func noteSurroundingText(_ text: SurroundingText)
  /// A text field got the focus, or the mode was switched to.
  mutating func activate(_ context: InputContext) -> InputBatch
  /// A key event; answer ``InputBatch/passed`` to let the text field have it.
  mutating func handle(_ keystroke: Keystroke) -> InputBatch
  /// The user chose a candidate of the page shown, by its index from 0.
  mutating func choose(_ candidate: Int) -> InputBatch
  /// What was being composed is void; the host has already dealt with the marked text by its stated policy.
  mutating func reset(_ cause: ResetCause) -> InputBatch
  /// The text field lost the focus, or the mode was switched away from.
  mutating func deactivate(_ cause: DeactivationCause) -> InputBatch
  /// What there is to warn of since the last call; asked after each batch.
  mutating func takeWarnings() -> [Diagnostic]
  /// The clock has reached the deadline that the method stated.
  mutating func tick(_ now: Duration) -> InputBatch
}

extension InputMethod {
  public var keystrokeText: KeystrokeTextKind { .composed }
  public var wantsSurroundingText: Bool { false }
  public var usesKeys: Bool { true }
  public mutating func noteKeyboard(_ symbols: KeySymbols) {}
  public mutating func noteSurroundingText(_ text: SurroundingText) {}
  public mutating func activate(_ context: InputContext) -> InputBatch { .handled }
  public mutating func choose(_ candidate: Int) -> InputBatch { .passed }
  public mutating func reset(_ cause: ResetCause) -> InputBatch { .handled }
  public mutating func deactivate(_ cause: DeactivationCause) -> InputBatch { .handled }
  public mutating func takeWarnings() -> [Diagnostic] { [] }
  public mutating func tick(_ now: Duration) -> InputBatch { .handled }
}
