package import KeywrightDiagnostics

/// Looks whether the events of a stream make sense beside the keys that are down, and warns with their places.
package struct HeldKeyWatch: Sendable {
  private let names: KeyNameTable
  private let namesKeys: Bool
  private var held = HeldKeys()
  private var limiter: WarningLimiter

  /// A watch over a keyboard on which every key is up; without `namesKeys` warnings do not say which key it is.
  package init(names: KeyNameTable, namesKeys: Bool, place: SourcePlace) {
    self.names = names
    self.namesKeys = namesKeys
    limiter = WarningLimiter(place: place)
  }

  /// Answers what becomes of an event; nil where it is left out.
  mutating func admit(_ event: KeyEvent, at place: SourcePlace, _ output: inout KeystrokeSequence) -> KeyEvent? {
    let (admitted, fault) = held.admit(event)
    guard let fault else { return admitted }
    if fault == .pressOfHeldKey { output.notePressOfHeldKey() }
    limiter.add(fault.code, to: &output.diagnostics) {
      namesKeys
        ? fault.diagnostic(event.code, names: names, at: place)
        : .warning(fault.code, fault.message(of: "a key"), at: place)
    }
    return admitted
  }

  /// Says at the end what was only counted.
  mutating func finish(_ output: inout KeystrokeSequence) { limiter.finish(&output.diagnostics) }
}
