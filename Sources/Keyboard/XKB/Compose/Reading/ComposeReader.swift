import KeywrightDiagnostics
import KeywrightKeyEvents

/// Reads the sequences of a Compose text one after the other, accepting and skipping what libxkbcommon does.
struct ComposeReader {
  enum Item {
    case entry(ComposeEntry, ComposeSpan, Oddities)
    /// Something that is skipped, up to the end of its line.
    case fault(ComposeFault, SourcePlace)
    /// The file had more than ten errors, and the library then refuses the whole table.
    case refused(SourcePlace)
  }

  /// What a line has that means nothing and does not keep it from being read.
  struct Oddities {
    var modifiers = false
    /// An escape sequence that no text has.
    var escape: SourcePlace?
  }

  static let errorLimit = 10
  static let sequenceLimit = 10
  static let textLimit = 254

  let text: ComposeText
  private var pieceIndex = -1
  private var lexer: ComposeLexer?
  private var errors: [Int: Int] = [:]

  /// The production that is being read.
  private var sequence: [Keysym] = []
  private var oddities = Oddities()
  private var start = 0

  init(_ text: ComposeText) { self.text = text }

  /// The next sequence or fault; nil at the end.
  mutating func next() -> Item? {
    while true {
      guard var current = lexer else {
        pieceIndex += 1
        guard text.pieces.indices.contains(pieceIndex) else { return nil }
        lexer = ComposeLexer(text.pieces[pieceIndex])
        continue
      }
      // The lexer is taken out while it moves, so that it stays unique in memory.
      lexer = nil
      let item = production(&current)
      if let item {
        lexer = current
        return item
      }
    }
  }

  /// Reads up to the end of one production; nil at the end of the piece.
  private mutating func production(_ lexer: inout ComposeLexer) -> Item? {
    var token = lexer.next()
    while token == .endOfLine { token = lexer.next() }
    if token == .endOfText { return nil }
    sequence.removeAll(keepingCapacity: true)
    oddities = Oddities()
    start = lexer.tokenStart
    let line = lexer.lineOffset
    do throws(ComposeFault) {
      if token == .include { throw ComposeFault.malformedInclude }
      try keys(&lexer, token)
      let result = try result(&lexer)
      return entry(result, &lexer, line: line)
    } catch {
      return fault(error, &lexer, line: line)
    }
  }

  /// The left-hand side, up to and with the colon.
  private mutating func keys(_ lexer: inout ComposeLexer, _ first: ComposeLexer.Token) throws(ComposeFault) {
    var token = first
    while token != .colon {
      token = try modifiers(&lexer, token)
      guard case .key(let name) = token else { throw unexpected(token) }
      let keysym = keysym(name, in: lexer)
      guard keysym != .noSymbol else { throw .unknownKeysym(written(name, in: lexer)) }
      guard sequence.count < Self.sequenceLimit else { throw .sequenceTooLong }
      sequence.append(keysym)
      token = lexer.next()
    }
    guard !sequence.isEmpty else { throw .noKeys }
  }

  /// Skips modifier conditions, which the library reads and then ignores; gives the token after them.
  private mutating func modifiers(
    _ lexer: inout ComposeLexer, _ first: ComposeLexer.Token
  ) throws(ComposeFault) -> ComposeLexer.Token {
    var token = first
    if case .word(let name) = token, written(name, in: lexer) == "None" {
      oddities.modifiers = true
      return lexer.next()
    }
    if token == .bang {
      oddities.modifiers = true
      token = lexer.next()
    }
    while true {
      if token == .tilde {
        token = lexer.next()
        guard case .word = token else { throw unexpected(token) }
      }
      guard case .word(let name) = token else { return token }
      let modifier = written(name, in: lexer)
      guard ["Shift", "Ctrl", "Alt", "Meta", "Lock", "Caps"].contains(modifier) else {
        throw .unknownModifier(modifier)
      }
      oddities.modifiers = true
      token = lexer.next()
    }
  }

  /// The right-hand side: a text, a keysym, or both in this order. A keysym ends it, a line may go on after that.
  private mutating func result(_ lexer: inout ComposeLexer) throws(ComposeFault) -> (text: String?, keysym: Keysym?) {
    var text: String?
    while true {
      let token = lexer.next()
      switch token {
      case .string(let string):
        guard text == nil else { throw .severalTexts }
        guard string.utf8.count <= Self.textLimit else { throw .textTooLong }
        text = string
        if let escape = lexer.badEscape {
          oddities.escape = place(lexer, line: lexer.lineOffset, column: column(of: escape, in: lexer))
        }
      case .word(let name):
        let keysym = keysym(name, in: lexer)
        guard keysym != .noSymbol else { throw .unknownKeysym(written(name, in: lexer)) }
        return (text, keysym)
      case .endOfLine:
        guard let text else { throw .noResult }
        return (text, nil)
      default: throw unexpected(token)
      }
    }
  }

  private func entry(
    _ result: (text: String?, keysym: Keysym?), _ lexer: inout ComposeLexer, line: Int
  ) -> Item {
    // A newline that ended the sequence is not part of it.
    let end = result.keysym == nil ? lexer.position - 1 : lexer.position
    let entry = ComposeEntry(
      sequence: sequence, writtenText: result.text, keysym: result.keysym, place: place(lexer, line: line))
    return .entry(entry, ComposeSpan(piece: pieceIndex, range: start..<end), oddities)
  }

  private mutating func fault(_ fault: ComposeFault, _ lexer: inout ComposeLexer, line: Int) -> Item {
    let column = column(of: lexer.tokenStart, in: lexer)
    let crossedLine = lexer.lineOffset > line
    if !crossedLine { lexer.skipToEndOfLine() }
    let place = place(lexer, line: line, column: crossedLine ? nil : column)
    if fault.isError {
      let inclusion = text.pieces[pieceIndex].inclusion
      errors[inclusion, default: 0] += 1
      if errors[inclusion, default: 0] > Self.errorLimit { return .refused(place) }
    }
    return .fault(fault, place)
  }

  private func unexpected(_ token: ComposeLexer.Token) -> ComposeFault {
    switch token {
    case .fault(let fault): .token(fault)
    case .endOfText: .noFinalNewline
    case .endOfLine: .endsTooEarly
    default: .unexpected
    }
  }

  private func keysym(_ name: Range<Int>, in lexer: ComposeLexer) -> Keysym {
    lexer.bytes.withUnsafeBufferPointer { Keysym(name: UnsafeBufferPointer(rebasing: $0[name])) }
  }

  private func written(_ name: Range<Int>, in lexer: ComposeLexer) -> String {
    String(decoding: lexer.bytes[name], as: UTF8.self)
  }

  private func place(_ lexer: ComposeLexer, line: Int, column: Int? = nil) -> SourcePlace {
    let piece = text.pieces[pieceIndex]
    return text.place(in: piece, line: piece.firstLine + line, column: column)
  }

  private func column(of index: Int, in lexer: ComposeLexer) -> Int {
    let lineStart = lexer.bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return lexer.bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 } + 1
  }
}
