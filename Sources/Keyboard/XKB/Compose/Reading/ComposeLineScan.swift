import CKeywrightXKBCommon
import Glibc
import KeywrightKeyEvents

/// One quick pass over a Compose file: its include lines, and the keysyms that its sequences begin with.
///
/// It reads the first key of each line only, which is all there is in the files of the X locale data; the reader does
/// the rest for any other file.
struct ComposeLineScan {
  struct Line {
    var start: Int
    /// After the newline, or the end of the file.
    var end: Int
    var number: Int
  }

  private(set) var includes: [Line] = []
  private(set) var firstKeys: Set<UInt32> = []
  private(set) var endsWithNewline = true
  /// The last first key that fell in each slot, as a range: most lines repeat one of a few.
  private var recent = [Range<Int>](repeating: 0..<0, count: 64)

  init(_ bytes: [UInt8], from start: Int = 0) {
    bytes.withUnsafeBufferPointer { scan($0, from: start) }
  }

  init(_ lines: UnsafeBufferPointer<UInt8>) { scan(lines, from: 0) }

  private mutating func scan(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
    guard let base = text.baseAddress else { return }
    var lineStart = start
    var number = 1
    while lineStart < text.count {
      var lineEnd = text.count
      if let newline = memchr(base + lineStart, 0x0A, text.count - lineStart) {
        lineEnd = UnsafeRawPointer(newline) - UnsafeRawPointer(base) + 1
      } else {
        endsWithNewline = false
      }
      var index = lineStart
      while index < lineEnd, ComposeLexer.isSpace(text[index]) { index += 1 }
      if index < lineEnd {
        switch text[index] {
        case UInt8(ascii: "#"): break
        case UInt8(ascii: "i") where Self.isInclude(text[index..<lineEnd]):
          includes.append(Line(start: lineStart, end: lineEnd, number: number))
        default: noteFirstKey(in: text, index..<lineEnd)
        }
      }
      lineStart = lineEnd
      number += 1
    }
  }

  private static func isInclude(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let word = line.prefix { ComposeLexer.isWord($0) }
    return word.elementsEqual("include".utf8)
  }

  private mutating func noteFirstKey(in text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    var start = line.lowerBound
    while start < line.upperBound, text[start] != UInt8(ascii: "<") { start += 1 }
    start += 1
    var end = start
    while end < line.upperBound, text[end] != UInt8(ascii: ">") { end += 1 }
    guard end < line.upperBound, end > start, let base = text.baseAddress else { return }
    let name = start..<end
    let slot = (Int(text[end - 1]) &* 7 &+ Int(text[(start + end) / 2]) &* 3 &+ name.count) & 63
    let last = recent[slot]
    if last.count == name.count, memcmp(base + last.lowerBound, base + start, name.count) == 0 { return }
    recent[slot] = name
    let keysym = Keysym(name: UnsafeBufferPointer(rebasing: text[name]))
    if keysym != .noSymbol, !keysym.isModifier { firstKeys.insert(keysym.rawValue) }
  }
}
