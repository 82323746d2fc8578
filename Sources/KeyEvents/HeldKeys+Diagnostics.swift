public import Diagnostics

extension HeldKeys.Fault {
  /// The fault as a warning about one key.
  public func diagnostic(_ code: KeyCode, names: KeyNameTable, at place: SourcePlace = SourcePlace()) -> Diagnostic {
    let name = names.readableName(of: code)
    return switch self {
    case .pressOfHeldKey:
      .warning(
        .pressOfHeldKey, "\(name) is pressed while it is down; this counts as a repeat", at: place,
        hint: "release it before: -\(name)")
    case .releaseWithoutPress:
      .warning(
        .releaseWithoutPress, "\(name) is released but was not down; the release is left out", at: place,
        hint: "press it before: +\(name)")
    case .repeatWithoutPress:
      .warning(
        .repeatWithoutPress, "\(name) repeats but is not down; the repeat is left out", at: place,
        hint: "press it before: +\(name)")
    }
  }
}

extension HeldKeys {
  /// A warning that names the keys that are still down at the end; nil when all are up.
  public func atEndDiagnostic(names: KeyNameTable, at place: SourcePlace = SourcePlace()) -> Diagnostic? {
    guard !codes.isEmpty else { return nil }
    let shown = codes.prefix(8).map(names.readableName)
    let rest = codes.count - shown.count
    let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return .warning(
      .keysHeldAtEnd, "still down at the end: \(list)", at: place, hint: "release what should not stay down")
  }
}
