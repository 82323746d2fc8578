import KeywrightDiagnostics

/// One text in quotation marks, read with its escapes.
enum NotationText {
  case text(String, end: Int, scalars: Int)
  /// The text has errors; reading goes on at `end`.
  case failed([Diagnostic], end: Int, scalars: Int)
  /// The bytes end within the text, or just after it, and are not the last.
  case incomplete

  /// Reads the text whose opening quotation mark stands at an index.
  init(_ bytes: Span<UInt8>, at start: Int, isLast: Bool, opening: SourcePlace) {
    var index = start + 1
    var scalars = 1
    var text = ""
    var plainStart = index
    var errors: [Diagnostic] = []
    func report(_ error: (SourcePlace) -> Diagnostic) {
      guard errors.count < NotationReader.maximumErrors else { return }
      errors.append(error(here()))
    }
    func here() -> SourcePlace {
      SourcePlace(file: opening.file, line: opening.line, column: opening.column.map { $0 + scalars })
    }
    while index < bytes.count {
      switch bytes[index] {
      case 0x22:
        guard isLast || index + 1 < bytes.count else {
          self = .incomplete
          return
        }
        text += bytes.extracting(plainStart..<index).string
        self =
          errors.isEmpty
          ? .text(text, end: index + 1, scalars: scalars + 1)
          : .failed(errors, end: index + 1, scalars: scalars + 1)
        return
      case 0x0A:
        self = .failed([NotationMessages.unterminatedText(opening)], end: index, scalars: scalars)
        return
      case 0x5C:
        text += bytes.extracting(plainStart..<index).string
        let escape = Escape(bytes, at: index)
        if let scalar = escape.scalar {
          text.unicodeScalars.append(scalar)
        } else {
          let written = bytes.extracting(index..<escape.end).string
          report { NotationMessages.badEscape(written, $0) }
        }
        scalars += bytes.extracting(index..<escape.end).scalarCount
        index = escape.end
        plainStart = index
      case 0..<0x20 where bytes[index] != 0x09, 0x7F:
        // A carriage return before the end of the line is no part of the text that was left open.
        if bytes[index] != 0x0D || index + 1 < bytes.count && bytes[index + 1] != 0x0A {
          let control = Unicode.Scalar(bytes[index])
          report { NotationMessages.controlInText(control, $0) }
        }
        index += 1
        scalars += 1
      case 0..<0x80:
        index += 1
        scalars += 1
      default:
        switch StrictUTF8(bytes, at: index) {
        case .scalar(_, let count): index += count
        case .incomplete where !isLast:
          self = .incomplete
          return
        case .invalid, .incomplete:
          let byte = bytes[index]
          report { NotationMessages.invalidUTF8(byte, $0) }
          index += 1
        }
        scalars += 1
      }
    }
    self =
      isLast
      ? .failed([NotationMessages.unterminatedText(opening)], end: index, scalars: scalars)
      : .incomplete
  }

  /// What stands after a backslash; no scalar where that is no escape.
  private struct Escape {
    var scalar: Unicode.Scalar?
    var end: Int

    init(_ bytes: Span<UInt8>, at start: Int) {
      end = start + 1
      guard end < bytes.count else { return }
      switch bytes[end] {
      case 0x22: scalar = "\""
      case 0x5C: scalar = "\\"
      case 0x6E: scalar = "\n"
      case 0x74: scalar = "\t"
      case 0x75 where end + 1 < bytes.count && bytes[end + 1] == 0x7B:
        readNumber(bytes)
        return
      // What cannot be shown as part of the escape is judged for itself.
      case 0..<0x20, 0x7F, 0x80...0xFF: return
      default: break
      }
      end += 1
    }

    private mutating func readNumber(_ bytes: Span<UInt8>) {
      end += 2
      var value: UInt32 = 0
      var digits = 0
      while end < bytes.count, digits < 8, let digit = Self.hexadecimal(bytes[end]) {
        value = value << 4 | digit
        digits += 1
        end += 1
      }
      guard end < bytes.count, bytes[end] == 0x7D else { return }
      end += 1
      if (1...6).contains(digits) { scalar = Unicode.Scalar(value) }
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt32? {
      switch byte {
      case 0x30...0x39: UInt32(byte - 0x30)
      case 0x41...0x46: UInt32(byte - 0x37)
      case 0x61...0x66: UInt32(byte - 0x57)
      default: nil
      }
    }
  }
}
