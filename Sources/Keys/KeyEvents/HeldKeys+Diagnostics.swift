public import KeywrightDiagnostics

extension HeldKeys.Fault {
  /// The code of warnings of the fault.
  public var code: DiagnosticCode {
    switch self {
    case .pressOfHeldKey: .pressOfHeldKey
    case .releaseWithoutPress: .releaseWithoutPress
    case .repeatWithoutPress: .repeatWithoutPress
    }
  }

  /// What a warning says of the fault of a key.
  package func message(of key: String) -> String {
    switch self {
    case .pressOfHeldKey: "\(key) is pressed while it is down; this counts as a repeat"
    case .releaseWithoutPress: "\(key) is released but was not down; the release is left out"
    case .repeatWithoutPress: "\(key) repeats but is not down; the repeat is left out"
    }
  }

  /// The fault as a warning about one key.
  public func diagnostic(_ code: KeyCode, names: KeyNameTable, at place: SourcePlace = SourcePlace()) -> Diagnostic {
    let name = names.readableName(of: code)
    let hint =
      switch self {
      case .pressOfHeldKey: "release it before: -\(name)"
      case .releaseWithoutPress, .repeatWithoutPress: "press it before: +\(name)"
      }
    return .warning(self.code, message(of: name), at: place, hint: hint)
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
