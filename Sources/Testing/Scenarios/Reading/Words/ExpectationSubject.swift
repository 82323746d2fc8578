/// What an expectation looks at: the word after `expect`.
enum ExpectationSubject: String, CaseIterable {
  case text, field, preedit, commits, typed, keysyms, modifiers, layout, leds, shortcut, mode, candidates, auxiliary
  case surrounding, icon, saved, effects, events, refused, discarded, warning, error

  /// An example of its use.
  var form: String {
    switch self {
    case .text: "expect text \"ô\", or expect text NAME \"ô\""
    case .field: "expect field \"na|ïve\", or expect field NAME \"[한|]\""
    case .preedit: "expect preedit \"nihao\" cursor 2 spans 0-2 underline 2-5 highlight"
    case .commits: "expect commits \"a\" \"b\", or expect commits none"
    case .typed: "expect typed \"ab\""
    case .keysyms: "expect keysyms a dead_circumflex NoSymbol, or expect keysyms none"
    case .modifiers: "expect modifiers locked Lock, or expect modifiers none"
    case .layout: "expect layout \"French (BEPO)\", or expect layout 2"
    case .leds: "expect leds \"Caps Lock\", or expect leds none"
    case .shortcut: "expect shortcut \"Ctrl+C\", or expect shortcut none"
    case .mode: "expect mode emoji:search because preferred, or expect mode none"
    case .candidates: "expect candidates \"😀\" \"😃\" highlighted 1 page 1, or expect candidates none"
    case .auxiliary: "expect auxiliary \"grin\""
    case .surrounding: "expect surrounding \"before\" \"after\""
    case .icon: "expect icon \"😀\", or expect icon NAME \"😀\", or expect icon none"
    case .saved: "expect saved \"🟣\" default"
    case .effects: "expect effects focused keyboardShown, or expect effects none"
    case .events: "expect events shouldChange editingChanged, or expect events none"
    case .refused: "expect refused \"a\", or expect refused none"
    case .discarded: "expect discarded \"b\", or expect discarded none"
    case .warning: "expect warning KW-K018 \"words of it\", or expect warning none"
    case .error: "expect error KW-T001 \"words of it\""
    }
  }

  static let names = allCases.map(\.rawValue)
}
