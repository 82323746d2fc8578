public import Diagnostics
public import KeyEvents
import Synchronization

/// The sequences of one Compose source: immutable, shared freely, and compiled when a key first needs it.
public final class ComposeTable: Sendable {
  private struct Made {
    var isCompiled = false
    var compose: CompiledCompose?
    var diagnostics: [Diagnostic] = []
    var entries: [ComposeEntry]?
  }

  /// What is known before the library compiles it.
  private enum Content: Sendable {
    case asWritten(@Sendable () throws(Diagnostic) -> ComposeText)
    case read(ComposeReading)
  }

  private let content: Content
  private let firstKeys: ComposeFirstKeys
  private let made: Mutex<Made>

  /// A table without sequences: Compose is off.
  public init() {
    content = .asWritten { () throws(Diagnostic) in ComposeText() }
    firstKeys = ComposeFirstKeys([])
    made = Mutex(Made(isCompiled: true, entries: []))
  }

  /// A table of the X locale data, of which only the first keys are known yet; its text is read when a key needs it.
  init(firstKeys: Set<UInt32>, text: @escaping @Sendable () throws(Diagnostic) -> ComposeText) {
    content = .asWritten(text)
    self.firstKeys = ComposeFirstKeys(firstKeys)
    made = Mutex(Made())
  }

  /// A table that our own reader has checked.
  init(reading: ComposeReading) {
    content = .read(reading)
    firstKeys = ComposeFirstKeys(
      Set(reading.entries.compactMap { $0.sequence.first }.filter { !$0.isModifier }.map(\.rawValue)))
    made = Mutex(Made(isCompiled: reading.entries.isEmpty))
  }

  /// Whether a key with this keysym begins a sequence; the answer needs no compiled table.
  public func canStart(_ keysym: Keysym) -> Bool { firstKeys.contains(keysym) }

  /// Every sequence that can be typed, in the order of the lines; the first call may have to read the text.
  public func entries() -> [ComposeEntry] {
    switch content {
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
    made.withLock { made in
      compile(&made)
      return made.diagnostics
    }
  }

  func compiled() -> CompiledCompose? {
    made.withLock { made in
      compile(&made)
      return made.compose
    }
  }

  private func libraryText() throws(Diagnostic) -> ComposeLibraryText {
    switch content {
    case .asWritten(let text): ComposeLibraryText(try text())
    case .read(let reading): ComposeLibraryText(reading)
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
    made.diagnostics = result.log.map { line in
      .warning(
        .composeLineSkipped, "Compose line skipped: \(line.message)",
        at: line.line.map(text.place(ofLine:)) ?? text.start)
    }
    if result.compose == nil {
      made.diagnostics.append(
        .warning(
          .composeTableRefused, "Compose is off: the library refuses the table",
          at: text.start))
    }
  }
}
