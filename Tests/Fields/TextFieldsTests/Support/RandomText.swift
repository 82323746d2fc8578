import KeywrightRuntimeSupport
import TestSupport

/// Scalars that make grapheme boundaries hard, mixed with plain ones.
enum RandomText {
  static let scalars: [Unicode.Scalar] = [
    "a", "é", " ", "\n", "\r", "1", "#", "\u{A9}", "\u{AD}", "\u{300}", "\u{301}", "\u{34F}", "\u{600}", "\u{6DD}",
    "\u{70F}",
    "\u{903}", "\u{915}", "\u{937}", "\u{924}", "\u{94D}", "\u{93C}", "\u{93F}", "\u{995}", "\u{9CD}", "\u{D4E}",
    "\u{E01}", "\u{E33}", "\u{1000}", "\u{1039}", "\u{1100}", "\u{1112}", "\u{1161}", "\u{11A8}", "\u{11AB}",
    "\u{1780}",
    "\u{17D2}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2028}", "\u{20E3}", "\u{231A}", "\u{2764}", "\u{3042}",
    "\u{3099}", "\u{302A}", "\u{4E00}", "\u{AC00}", "\u{AC01}", "\u{D55C}", "\u{FE0E}", "\u{FE0F}", "\u{FEFF}",
    "\u{11F02}", "\u{1F1F0}", "\u{1F1F7}", "\u{1F3F4}", "\u{1F3FD}", "\u{1F468}", "\u{1F469}", "\u{1F600}",
    "\u{E0067}", "\u{E007F}", "\u{E0001}",
  ]

  static func make(length: ClosedRange<Int>, using random: inout SplitMix64) -> [Unicode.Scalar] {
    let pool = Array(scalars.shuffled(using: &random).prefix(Int.random(in: 2...scalars.count, using: &random)))
    return (0..<Int.random(in: length, using: &random)).map { _ in pool.randomElement(using: &random) ?? "a" }
  }
}

extension String {
  init(scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
