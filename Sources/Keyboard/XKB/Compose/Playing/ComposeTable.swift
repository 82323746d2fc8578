public import KeywrightDiagnostics
public import KeywrightKeyEvents
import KeywrightRuntimeSupport

/// The sequences of one Compose source: immutable, shared freely, and compiled when a key first needs it.
public final class ComposeTable: Sendable {
  private struct Made {
    var isCompiled = false
    var compose: CompiledCompose?
    var diagnostics: [Diagnostic] = []
    var entries: [ComposeEntry]?
    var loaded: LoadedCompose?
  }

  /// What is known before the library compiles it.
  private enum Content: Sendable {
    case asWritten(@Sendable () throws(Diagnostic) -> ComposeText)
    case read(ComposeReading)
    /// Not looked at yet.
    case deferred(@Sendable () -> LoadedCompose)
  }

  private let content: Content
  private let firstKeys: ComposeFirstKeys
  private let made: Guarded<Made>

  /// A table without sequences: Compose is off.
  public init() {
    content = .asWritten { () throws(Diagnostic) in ComposeText() }
    firstKeys = ComposeFirstKeys([])
    made = Guarded(Made(isCompiled: true, entries: []))
  }

  /// A table of the X locale data, of which only the first keys are known yet; its text is read when a key needs it.
  init(firstKeys: Set<UInt32>, text: @escaping @Sendable () throws(Diagnostic) -> ComposeText) {
    content = .asWritten(text)
    self.firstKeys = ComposeFirstKeys(firstKeys)
    made = Guarded(Made())
  }

  /// A table of the X locale data that is loaded when a key might begin one of its sequences.
  init(deferring load: @escaping @Sendable () -> LoadedCompose) {
    content = .deferred(load)
    firstKeys = ComposeFirstKeys([])
    made = Guarded(Made())
  }

  /// A table that our own reader has checked.
  init(reading: ComposeReading) {
    content = .read(reading)
    firstKeys = ComposeFirstKeys(
      Set(reading.entries.compactMap { $0.sequence.first }.filter { !$0.isModifier }.map(\.rawValue)))
    made = Guarded(Made(isCompiled: reading.entries.isEmpty))
  }

  /// Whether a key with this keysym begins a sequence; the answer needs no compiled table.
  public func canStart(_ keysym: Keysym) -> Bool {
    guard case .deferred = content else { return firstKeys.contains(keysym) }
    // No locale's data begins a sequence with a plain letter, digit or space: its users could not type that any more.
    guard !keysym.isASCIILetterDigitOrSpace, !keysym.isModifier, keysym != .noSymbol else { return false }
    return loaded().canStart(keysym)
  }

  /// The table with its first keys known: itself, or what was deferred.
  func loaded() -> ComposeTable {
    guard case .deferred(let load) = content else { return self }
    return made.withLock { made in
      if let loaded = made.loaded { return loaded.table }
      let loaded = load()
      made.loaded = loaded
      made.diagnostics = loaded.diagnostics
      return loaded.table
    }
  }

  /// Every sequence that can be typed, in the order of the lines; the first call may have to read the text.
  public func entries() -> [ComposeEntry] {
    switch content {
    case .deferred: return loaded().entries()
    case .read(let reading): return reading.entries
    case .asWritten(let text):
      return made.withLock { made in
        if let entries = made.entries { return entries }
        let entries = (try? text()).map { ComposeReading($0).entries } ?? []
        made.entries = entries
        return entries
      }
    }
  }

  /// Compiles the table if no key did yet, and gives the messages of the library: none, if all is well.
  @discardableResult
  public func compile() -> [Diagnostic] {
    if case .deferred = content {
      let table = loaded()
      return made.withLock { $0.diagnostics } + table.compile()
    }
    return made.withLock { made in
      compile(&made)
      return made.diagnostics
    }
  }

  func compiled() -> CompiledCompose? {
    if case .deferred = content { return loaded().compiled() }
    return made.withLock { made in
      compile(&made)
      return made.compose
    }
  }

  private func libraryText() throws(Diagnostic) -> ComposeLibraryText {
    switch content {
    case .asWritten(let text): ComposeLibraryText(try text())
    case .read(let reading): ComposeLibraryText(reading)
    case .deferred: ComposeLibraryText(ComposeText())
    }
  }

  private func compile(_ made: inout Made) {
    guard !made.isCompiled else { return }
    made.isCompiled = true
    let text: ComposeLibraryText
    do {
      text = try libraryText()
    } catch {
      made.diagnostics.append(error)
      return
    }
    let result = CompiledCompose.compile(text.bytes)
    made.compose = result.compose
    made.diagnostics = result.messages.map { message in
      .warning(
        .composeLineSkipped, "Compose line skipped: \(message.text)",
        at: message.line.map(text.place(ofLine:)) ?? text.start, hint: "correct the line or take it out")
    }
    if result.compose == nil {
      made.diagnostics.append(
        .warning(
          .composeTableRefused, "Compose is off: the library refuses the table", at: text.start,
          hint: "correct the lines named above, or name another file"))
    }
  }
}

extension Keysym {
  fileprivate var isASCIILetterDigitOrSpace: Bool {
    switch rawValue {
    case 0x20, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
