import KeywrightDiagnostics
import KeywrightKeyEvents

/// Cuts a part of a line into words and texts.
struct LineLexer {
  private let notation: KeystrokeNotation

  init(names: KeyNameTable) { notation = KeystrokeNotation(names: names) }

  /// The tokens of a part of a line; throws every error in it.
  func tokens(_ line: SourceLine, in range: Range<Int>) throws(DiagnosticList) -> [LineToken] {
    var tokens: [LineToken] = []
    var errors = DiagnosticList()
    var index = range.lowerBound
    while index < range.upperBound {
      if SourceLine.isSpace(line.bytes[index]) {
        index += 1
        continue
      }
      let start = index
      if line.bytes[index] == 0x22 {
        index = Self.endOfText(line.bytes, from: start, to: range.upperBound)
        do throws(DiagnosticList) {
          tokens.append(LineToken(value: .text(try text(line, start..<index)), range: start..<index))
        } catch {
          errors.diagnostics += error.diagnostics
        }
        if index < range.upperBound, !SourceLine.isSpace(line.bytes[index]) {
          errors.diagnostics.append(ScenarioMessages.textTouchesWord(line.place(at: index)))
        }
      } else {
        while index < range.upperBound, !SourceLine.isSpace(line.bytes[index]), line.bytes[index] != 0x22 { index += 1 }
        tokens.append(LineToken(value: .word(line.string(start..<index)), range: start..<index))
        if index < range.upperBound, line.bytes[index] == 0x22 {
          errors.diagnostics.append(ScenarioMessages.textTouchesWord(line.place(at: index)))
        }
      }
    }
    guard errors.diagnostics.isEmpty else { throw errors }
    return tokens
  }

  /// A text in quotation marks, which the keystroke notation writes alike.
  private func text(_ line: SourceLine, _ range: Range<Int>) throws(DiagnosticList) -> String {
    let sequence = try notation.parse(bytes: Array(line.bytes[range]), at: line.place(at: range.lowerBound))
    guard case .text(let text, _)? = sequence.actions.first else { return "" }
    return text
  }

  private static func endOfText(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var index = start + 1
    while index < end {
      switch bytes[index] {
      case 0x22: return index + 1
      case 0x5C: index += 2
      default: index += 1
      }
    }
    return end
  }
}
