import CKeywrightInputMethodPlugin
import InputModes

/// Copies the texts of one answer out of a plugin's memory, within the limits.
struct CTextReader {
  private var bytesLeft = BatchLimits.allBytes

  /// The text as a string; one that is too long, not UTF-8 or has no bytes is refused.
  mutating func string(_ text: keywright_text, _ what: @autoclosure () -> String) throws(AnswerFault) -> String {
    guard text.length != 0 else { return "" }
    let length = UInt(bitPattern: text.length)
    guard length <= BatchLimits.textBytes else {
      throw .tooMuch(what(), length, "bytes", limit: BatchLimits.textBytes)
    }
    guard let bytes = text.bytes else { throw AnswerFault("\(what()) is NULL and has the length \(length)") }
    bytesLeft -= text.length
    guard bytesLeft >= 0 else {
      throw AnswerFault("its texts together have more than the \(BatchLimits.allBytes) bytes that are allowed")
    }
    guard let string = String(validating: UnsafeRawBufferPointer(start: bytes, count: text.length), as: UTF8.self)
    else {
      throw AnswerFault("\(what()) is not UTF-8")
    }
    return string
  }
}
