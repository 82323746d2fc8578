import KeywrightDiagnostics
import Scenarios

/// Where two texts part: grapheme by grapheme, with code points and names.
struct DifferenceText {
  /// The lines, without indentation.
  let lines: [String]

  init(_ difference: TextDifference, style: TerminalStyle) {
    let same = [
      Self.count(difference.samePrefix, "before"), Self.count(difference.sameSuffix, "after"),
    ].compactMap(\.self)
    lines =
      (same.isEmpty ? [] : [style.faint("the same: \(same.joined(separator: ", "))")])
      + Self.lines("expected", difference.expected, style.good) + Self.lines("got", difference.actual, style.error)
  }

  private static func count(_ count: Int, _ place: String) -> String? {
    count == 0 ? nil : "\(count) grapheme\(count == 1 ? "" : "s") \(place)"
  }

  private static func lines(
    _ word: String, _ graphemes: [TextDifference.Grapheme], _ paint: (String) -> String
  ) -> [String] {
    var parts = graphemes.flatMap { grapheme in
      grapheme.scalars.enumerated().map { index, scalar in
        // The scalars of one grapheme stand below each other, under the grapheme.
        "\(index == 0 ? "“\(SafeText.escaped(grapheme.text))”" : "  +")  \(scalar)"
      }
    }
    if parts.isEmpty { parts = ["nothing here"] }
    if graphemes.count == TextDifference.shownLimit { parts.append("…") }
    return parts.enumerated().map { index, part in paint((index == 0 ? word : "").padded(to: 8)) + "  " + part }
  }
}

extension String {
  /// The text with spaces after it.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
