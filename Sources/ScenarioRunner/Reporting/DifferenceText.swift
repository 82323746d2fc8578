import Diagnostics
import Scenarios

/// Where two texts part: grapheme by grapheme, with code points and names.
struct DifferenceText {
  /// The lines, without indentation.
  let lines: [String]

  init(_ difference: TextDifference, style: TerminalStyle) {
    var lines: [String] = []
    let same = [
      Self.count(difference.samePrefix, "before"), Self.count(difference.sameSuffix, "behind"),
    ].compactMap(\.self)
    if !same.isEmpty { lines.append(style.faint("the same: \(same.joined(separator: ", "))")) }
    lines += Self.lines("-", "expected", difference.expected, style.good)
    lines += Self.lines("+", "got", difference.actual, style.error)
    self.lines = lines
  }

  private static func count(_ count: Int, _ place: String) -> String? {
    count == 0 ? nil : "\(count) grapheme\(count == 1 ? "" : "s") \(place)"
  }

  private static func lines(
    _ sign: String, _ word: String, _ graphemes: [TextDifference.Grapheme], _ paint: (String) -> String
  ) -> [String] {
    guard !graphemes.isEmpty else { return [paint("\(sign) \(word) nothing more here")] }
    var lines = graphemes.flatMap { grapheme in
      grapheme.scalars.enumerated().map { index, scalar in
        paint("\(sign) \(index == 0 ? "“\(SafeText.escaped(grapheme.text))”" : "  +")  \(scalar)")
      }
    }
    if graphemes.count == TextDifference.shownLimit { lines.append(paint("\(sign) …")) }
    return lines
  }
}
