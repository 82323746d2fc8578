public import KeywrightDiagnostics

/// Reads keystroke notation as it comes, chunk by chunk, and keeps no more of it than an unfinished token.
///
/// Errors don't stop it until there are ``maximumErrors`` of them.
public struct NotationReader {
  /// After so many errors the rest of the input is not looked at.
  public static let maximumErrors = 20
  /// The bytes that an input may have unless the caller says otherwise.
  public static let defaultByteLimit = 16 << 20

  static let wordLimit = 1024
  static let textLimit = 65_536

  /// The clock after what was read so far.
  public var clock: VirtualClock { words.clock }

  private var words: NotationWordReader
  private let byteLimit: Int
  private let file: String?
  private var line: Int
  private var column: Int
  private var byteCount = 0
  private var errorCount = 0
  private var isStopped = false
  private var isInComment = false
  private var isAtStart = true
  private var unfinished: [UInt8] = []

  /// A reader whose first byte stands at `origin` and whose clock shows what `clock` shows.
  ///
  /// `keymapKey` answers for XKB names, without their brackets, that the evdev key codes lack.
  public init(
    names: KeyNameTable, origin: SourcePlace = SourcePlace(), clock: VirtualClock = VirtualClock(),
    byteLimit: Int = defaultByteLimit, keymapKey: @escaping (String) -> KeyCode? = { _ in nil }
  ) {
    words = NotationWordReader(keys: KeyForm(names: names, keymapKey: keymapKey), clock: clock)
    self.byteLimit = byteLimit
    file = origin.file
    line = origin.line ?? 1
    column = origin.column ?? 1
  }

  /// Has somebody look at each event whether it makes sense.
  package mutating func watch(with watch: HeldKeyWatch) { words.watch = watch }

  /// Reads the next bytes; a token that they don't end waits for the next call.
  public mutating func read(_ bytes: Span<UInt8>, into output: inout KeystrokeSequence) {
    guard !isStopped else { return }
    guard bytes.count <= byteLimit - byteCount else {
      stop(NotationMessages.inputTooLarge(byteLimit, SourcePlace(file: file)), &output)
      return
    }
    byteCount += bytes.count
    guard !unfinished.isEmpty else {
      keep(bytes, from: scan(bytes, isLast: false, &output))
      return
    }
    var joined: [UInt8] = []
    swap(&joined, &unfinished)
    bytes.withUnsafeBufferPointer { joined.append(contentsOf: $0) }
    keep(joined.span, from: scan(joined.span, isLast: false, &output))
  }

  /// Reads what is left at the end of the input.
  public mutating func finish(into output: inout KeystrokeSequence) {
    var last: [UInt8] = []
    swap(&last, &unfinished)
    _ = scan(last.span, isLast: true, &output)
    words.watch?.finish(&output)
  }

  private mutating func keep(_ bytes: Span<UInt8>, from index: Int) {
    guard index < bytes.count, !isStopped else { return }
    bytes.extracting(droppingFirst: index).withUnsafeBufferPointer { unfinished.append(contentsOf: $0) }
  }

  /// Reads every token that ends within the bytes and answers where the first other one begins.
  private mutating func scan(_ bytes: Span<UInt8>, isLast: Bool, _ output: inout KeystrokeSequence) -> Int {
    var index = 0
    while index < bytes.count, !isStopped {
      let byte = bytes[index]
      let next: Int?
      if isInComment {
        next = comment(bytes, index, isLast, &output)
      } else if byte == 0x0A {
        (line, column, next) = (line + 1, 1, index + 1)
      } else if byte == 0x20 || byte == 0x09 || byte == 0x0D {
        (column, next) = (column + 1, index + 1)
      } else if byte == 0x23 {
        (isInComment, next) = (true, index)
      } else if isAtStart, byte == 0xEF, let mark = byteOrderMark(bytes, index, isLast) {
        next = mark.next
      } else if byte == 0x22 {
        next = text(bytes, index, isLast, &output)
      } else {
        next = word(bytes, index, isLast, &output)
      }
      guard let next else { return index }
      isAtStart = false
      index = next
    }
    return index
  }

  /// Nil when the bytes are no byte order mark; its end is nil while that is open.
  private func byteOrderMark(_ bytes: Span<UInt8>, _ start: Int, _ isLast: Bool) -> (next: Int?, Void)? {
    switch StrictUTF8(bytes, at: start) {
    case .scalar("\u{FEFF}", let count): (start + count, ())
    case .incomplete where !isLast: (nil, ())
    default: nil
    }
  }

  private mutating func comment(
    _ bytes: Span<UInt8>, _ start: Int, _ isLast: Bool, _ output: inout KeystrokeSequence
  ) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A {
      switch StrictUTF8(bytes, at: index) {
      case .incomplete where !isLast: return index == start ? nil : index
      case .scalar(_, let count): index += count
      case .invalid, .incomplete:
        report(NotationMessages.invalidUTF8(bytes[index], place), &output)
        index += 1
      }
      column += 1
    }
    if index < bytes.count { isInComment = false }
    return index
  }

  private mutating func word(
    _ bytes: Span<UInt8>, _ start: Int, _ isLast: Bool, _ output: inout KeystrokeSequence
  ) -> Int? {
    var index = start
    var scalars = 0
    var isInBrackets = false
    var invalid: Diagnostic?
    scanning: while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: break scanning
      case 0x23 where !isInBrackets: break scanning
      case 0x22: break scanning
      case 0x3C: isInBrackets = true
      case 0x3E: isInBrackets = false
      default: break
      }
      switch byte < 0x80 ? .scalar(Unicode.Scalar(byte), count: 1) : StrictUTF8(bytes, at: index) {
      case .incomplete where !isLast: return tooLong(index - start, Self.wordLimit, &output)
      case .scalar(_, let count): index += count
      case .invalid, .incomplete:
        let place = SourcePlace(file: file, line: line, column: column + scalars)
        invalid = invalid ?? NotationMessages.invalidUTF8(byte, place)
        index += 1
      }
      scalars += 1
    }
    guard index - start <= Self.wordLimit, isLast || index < bytes.count else {
      return tooLong(index - start, Self.wordLimit, &output)
    }
    if let invalid {
      report(invalid, &output)
    } else if index < bytes.count, bytes[index] == 0x22 {
      report(
        NotationMessages.textTouchesToken(SourcePlace(file: file, line: line, column: column + scalars)), &output)
    } else {
      do throws(Diagnostic) {
        try words.read(bytes.extracting(start..<index), at: place, into: &output)
      } catch {
        report(error, &output)
      }
    }
    column += scalars
    return index
  }

  private mutating func text(
    _ bytes: Span<UInt8>, _ start: Int, _ isLast: Bool, _ output: inout KeystrokeSequence
  ) -> Int? {
    switch NotationText(bytes, at: start, isLast: isLast, opening: place) {
    case .incomplete: return tooLong(bytes.count - start, Self.textLimit, &output)
    case .text(let text, let end, let scalars):
      guard end - start <= Self.textLimit else { return tooLong(end - start, Self.textLimit, &output) }
      output.append(.text(text, place), line: line, column: column)
      column += scalars
      reportMissingSpace(bytes, end, &output)
      return end
    case .failed(let errors, let end, let scalars):
      for error in errors { report(error, &output) }
      column += scalars
      return end
    }
  }

  private mutating func reportMissingSpace(_ bytes: Span<UInt8>, _ end: Int, _ output: inout KeystrokeSequence) {
    guard end < bytes.count else { return }
    switch bytes[end] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x23: break
    default: report(NotationMessages.textTouchesToken(place), &output)
    }
  }

  /// Refuses a token without an end that is longer than may be kept.
  private mutating func tooLong(_ count: Int, _ limit: Int, _ output: inout KeystrokeSequence) -> Int? {
    if count > limit { stop(NotationMessages.tokenTooLong(limit, place), &output) }
    return nil
  }

  private var place: SourcePlace { SourcePlace(file: file, line: line, column: column) }

  private mutating func report(_ error: Diagnostic, _ output: inout KeystrokeSequence) {
    guard !isStopped else { return }
    output.diagnostics.append(error)
    errorCount += 1
    guard errorCount == Self.maximumErrors else { return }
    isStopped = true
    output.diagnostics.append(
      .error(
        .notationSyntax, "reading stops after \(Self.maximumErrors) errors", at: error.place,
        hint: "fix these first; later ones may be hidden"))
  }

  private mutating func stop(_ error: Diagnostic, _ output: inout KeystrokeSequence) {
    report(error, &output)
    isStopped = true
  }
}
