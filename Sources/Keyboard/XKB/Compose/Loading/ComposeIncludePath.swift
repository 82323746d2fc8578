import KeywrightDiagnostics

/// The path of an include line, with what `%L`, `%S`, `%H` and `%%` stand for.
enum ComposeIncludePath {
  enum Part: Hashable {
    case text([UInt8])
    case localeFile, localeFolder, home
  }

  /// The parts of the path in `include "…"` on a line that has nothing but a comment after it; nil for any other line.
  static func parts(of line: ArraySlice<UInt8>) -> [Part]? {
    // Without its newline the library takes no line for finished.
    guard line.last == UInt8(ascii: "\n") else { return nil }
    var rest = line.drop(while: ComposeLexer.isSpace).dropFirst("include".utf8.count)
    rest = rest.drop(while: ComposeLexer.isSpace)
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var parts: [Part] = []
    var text: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\n") {
      switch byte {
      case UInt8(ascii: "\""):
        rest = rest.drop(while: ComposeLexer.isSpace)
        guard rest.isEmpty || rest.first == UInt8(ascii: "#") else { return nil }
        return parts + (text.isEmpty ? [] : [.text(text)])
      case UInt8(ascii: "%"):
        guard let letter = rest.popFirst() else { return nil }
        if letter == UInt8(ascii: "%") {
          text.append(letter)
        } else {
          guard let part = part(letter) else { return nil }
          if !text.isEmpty { parts.append(.text(text)) }
          text.removeAll()
          parts.append(part)
        }
      default: text.append(byte)
      }
    }
    return nil
  }

  private static func part(_ letter: UInt8) -> Part? {
    switch letter {
    case UInt8(ascii: "L"): .localeFile
    case UInt8(ascii: "S"): .localeFolder
    case UInt8(ascii: "H"): .home
    default: nil
    }
  }
}
