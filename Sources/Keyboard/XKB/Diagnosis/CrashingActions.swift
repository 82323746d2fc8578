import KeywrightDiagnostics
import KeywrightKeyEvents

/// Actions with which some versions of the library crash while keys are played, where nothing could guard them.
struct CrashingActions {
  private let keymap: Keymap
  private let tokens: XKBTokens

  /// The keymap's own text is read, which takes its time, so only where a version has such a fault.
  init?(_ keymap: Keymap, library: XKBLibrary = .running) {
    guard Self.faults.contains(where: { $0.isPresent(in: library) }) else { return nil }
    self.keymap = keymap
    tokens = XKBTokens(Array(keymap.dump().utf8))
  }

  private static let faults: [LibraryFault] = [.negativeLayouts, .stickyKeysCrash]

  /// What is said of the first key with such an action: an error where any press may crash, a warning where only a keymap
  /// with too few layouts does; nil where no key has one.
  func diagnostic(in library: XKBLibrary = .running, file: String?) -> Diagnostic? {
    for fault in Self.faults where fault.isPresent(in: library) {
      guard let key = key(with: fault) else { continue }
      let isBack = fault == .negativeLayouts
      return Diagnostic(
        .libraryCrashed, severity: isBack ? .warning : .error,
        "libxkbcommon \(library.version) may crash when \(key) \(isBack ? "goes back a layout" : "turns sticky keys on or off")",
        at: SourcePlace(file: file), hint: "take the action away from the key, or use another version of libxkbcommon")
    }
    return nil
  }

  /// A key that has the action itself, or by what its keysym means.
  private func key(with fault: LibraryFault) -> String? {
    let list = tokens.tokens
    var index = 0
    while index + 1 < list.count {
      let isKey = tokens.isWord(list[index], "key") && list[index + 1].kind == .key
      guard isKey || tokens.isWord(list[index], "interpret") && list[index + 1].kind == .word else {
        index += 1
        continue
      }
      let end = list[index...].firstIndex { tokens.isSymbol($0, "}") } ?? list.endIndex
      if calls(in: index..<end, fault) {
        let name = tokens.text(list[index + 1])
        if isKey { return name }
        if let key = keyOfKeysym(name) { return key }
      }
      index = end
    }
    return nil
  }

  private func keyOfKeysym(_ name: String) -> String? {
    guard let keysym = Keysym(name: name) else { return nil }
    return keymap.keys.first { code in keymap.hasKeysym(code) { $0 == keysym.rawValue } }.flatMap {
      keymap.name(of: $0)
    }
  }

  /// Whether a token is the minus of as many layouts as there are, or more.
  private func goesBackTooFar(at index: Int) -> Bool {
    let list = tokens.tokens
    guard tokens.isSymbol(list[index], "-"), list.indices.contains(index + 1) else { return false }
    return Int(tokens.text(list[index + 1])).map { $0 >= keymap.layoutCount } ?? true
  }

  /// Whether some tokens call an action of the fault.
  private func calls(in range: Range<Int>, _ fault: LibraryFault) -> Bool {
    let list = tokens.tokens
    for open in range where tokens.isSymbol(list[open], "(") && open > range.lowerBound {
      let name = tokens.text(list[open - 1]).lowercased()
      let close = range.suffix(from: open).first { tokens.isSymbol(list[$0], ")") } ?? range.upperBound
      let arguments = (open + 1)..<max(open + 1, close)
      let isFound =
        fault == .negativeLayouts
        ? name.hasSuffix("group") && arguments.contains { goesBackTooFar(at: $0) }
        : name.hasSuffix("controls")
          && arguments.contains { tokens.isWord(list[$0], "stickykeys") || tokens.isWord(list[$0], "all") }
      if isFound { return true }
    }
    return false
  }
}
