import KeywrightDiagnostics
import KeywrightKeyEvents

/// A Compose text read to its end: the sequences that hold, and what to tell about the others.
struct ComposeReading {
  /// The sequences that can be typed, in the order of the lines.
  private(set) var entries: [ComposeEntry] = []
  /// Where each of them stands in the text.
  private(set) var spans: [ComposeSpan] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the library gives the whole table up.
  private(set) var refusal: SourcePlace?

  /// More messages of one kind than this say nothing new.
  private static let messageLimit = 20

  let text: ComposeText
  private var holds: [Bool] = []
  private var messageCounts: [DiagnosticCode: Int] = [:]

  init(_ text: ComposeText) {
    self.text = text
    var reader = ComposeReader(text)
    var tree = ComposeSequenceTree()
    reading: while let item = reader.next() {
      switch item {
      case .fault(let fault, let place): report(fault.diagnostic(at: place))
      case .refused(let place):
        refusal = place
        holds = holds.map { _ in false }
        break reading
      case .entry(let entry, let span, let oddities):
        let effect = tree.insert(entry.sequence, entry: entries.count)
        if effect == .full {
          reportFull(entry)
          break reading
        }
        entries.append(entry)
        spans.append(span)
        holds.append(true)
        if isOwn(span) { report(oddities, of: entry) }
        apply(effect, of: entry, isOwn: isOwn(span))
      }
    }
    summarise()
    entries = zip(entries, holds).compactMap { $1 ? $0 : nil }
    spans = zip(spans, holds).compactMap { $1 ? $0 : nil }
  }

  private func isOwn(_ span: ComposeSpan) -> Bool { !text.files[text.pieces[span.piece].file].isStock }

  private mutating func apply(_ effect: ComposeSequenceTree.Effect, of entry: ComposeEntry, isOwn: Bool) {
    switch effect {
    case .none, .full: break
    case .replaces(let earlier):
      holds[earlier] = false
      if isOwn { reportIncomplete(entry, replacing: entries[earlier]) }
    case .extends(let earlier):
      holds[earlier] = false
      if isOwn { reportExtension(entry, of: entries[earlier]) }
    case .shadows(let earlier):
      for index in earlier { holds[index] = false }
      if isOwn { reportShadow(entry, over: earlier.map { entries[$0] }) }
    }
  }
}

extension ComposeReading {
  private mutating func report(_ diagnostic: Diagnostic) {
    messageCounts[diagnostic.code, default: 0] += 1
    if messageCounts[diagnostic.code, default: 0] <= Self.messageLimit { diagnostics.append(diagnostic) }
  }

  private mutating func summarise() {
    for (code, count) in messageCounts.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where count > Self.messageLimit {
      diagnostics.append(
        .warning(
          code, "\(count - Self.messageLimit) more messages of this kind", at: SourcePlace(file: text.files.first?.name)
        ))
    }
  }

  private mutating func reportIncomplete(_ entry: ComposeEntry, replacing earlier: ComposeEntry) {
    guard entry.writtenText == nil, let old = earlier.writtenText, old != entry.text else { return }
    report(
      .warning(
        .composeOverrideIncomplete,
        "this line gives only a keysym, and so takes away the text “\(old)” of \(earlier.place)", at: entry.place,
        hint: "write the text as well: libxkbcommon before 1.10 keeps the old one"))
  }

  private mutating func reportExtension(_ entry: ComposeEntry, of earlier: ComposeEntry) {
    report(
      .warning(
        .composeSequenceShadowed,
        "\(entry.notation) takes the place of the shorter \(earlier.notation) of \(earlier.place)", at: entry.place,
        hint: "no sequence can be the beginning of another: remove one of the two"))
  }

  private mutating func reportShadow(_ entry: ComposeEntry, over earlier: [ComposeEntry]) {
    guard let first = earlier.first else { return }
    let others = earlier.count == 1 ? "" : " and \(earlier.count - 1) more"
    report(
      .warning(
        .composeSequenceShadowed,
        "\(entry.notation) takes the place of the longer \(first.notation) of \(first.place)\(others)",
        at: entry.place, hint: "libxkbcommon before 1.10 keeps the longer one and ignores this line"))
  }

  private mutating func report(_ oddities: ComposeReader.Oddities, of entry: ComposeEntry) {
    if oddities.modifiers {
      report(
        .warning(
          .composeModifiersIgnored, "the modifiers before a key of \(entry.notation) are ignored", at: entry.place,
          hint: "libxkbcommon reads them and takes the sequence with any modifiers"))
    }
    if let place = oddities.escape {
      report(
        .warning(
          .composeUnknownEscape,
          "no Compose text has this escape, so its backslash is left out and \(entry.notation) types"
            + " \(Quoted.text(entry.text))", at: place,
          hint:
            "write the character itself; the escapes are \\\\, \\\", \\x with two hexadecimal digits and \\ with three octal ones"
        ))
    }
  }

  private mutating func reportFull(_ entry: ComposeEntry) {
    report(
      .warning(
        .composeTooLarge, "the Compose table is full here, and the rest of the lines is left out", at: entry.place,
        hint: "libxkbcommon has room for \(ComposeSequenceTree.nodeLimit) keys in all sequences together"))
  }
}
