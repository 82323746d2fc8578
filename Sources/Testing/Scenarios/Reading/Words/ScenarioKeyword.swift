/// The word with which a line begins, by what the line is for.
enum ScenarioKeyword: Hashable {
  case structure(StructureKeyword)
  case setting(SettingKeyword)
  case step(StepKeyword)
  case expect

  static let allCases: [ScenarioKeyword] =
    StructureKeyword.allCases.map(Self.structure) + SettingKeyword.allCases.map(Self.setting)
    + StepKeyword.allCases.map(Self.step) + [.expect]

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The words that a line can begin with.
  static let names = allCases.map(\.name)

  /// The keyword of a word; nil where no line begins with it.
  init?(_ name: String) {
    guard let keyword = Self.byName[name] else { return nil }
    self = keyword
  }

  /// The word as it is written.
  var name: String {
    switch self {
    case .structure(let keyword): keyword.rawValue
    case .setting(let keyword): keyword.rawValue
    case .step(let keyword): keyword.rawValue
    case .expect: "expect"
    }
  }

  /// An example of its use.
  var form: String {
    switch self {
    case .structure(let keyword): keyword.form
    case .setting(let keyword): keyword.form
    case .step(let keyword): keyword.form
    case .expect: "expect text \"ô\""
    }
  }
}

/// The words that part a file.
enum StructureKeyword: String, CaseIterable, Sendable {
  case scenario
  case table
  case include

  /// An example of its use.
  var form: String {
    switch self {
    case .scenario: "scenario \"what it shows\""
    case .table: "table keys | text, then lines such as: | <AD06> <AD04> | \"ô\""
    case .include: "include common.keys"
    }
  }
}

/// The words that settings begin with.
package enum SettingKeyword: String, CaseIterable, Sendable {
  case skip
  case knownFailure = "known-failure"
  case layout
  case variant
  case options
  case model
  case rules
  case keymap
  case keymapFormat = "keymap-format"
  case xkbPath = "xkb-path"
  case compose
  case cancelled
  case modes
  case prefer
  case plugin
  case strict
  case timeLimit = "time-limit"
  case field

  /// An example of its use.
  var form: String {
    switch self {
    case .skip: "skip \"why it is not run\""
    case .knownFailure: "known-failure \"why it fails\""
    case .layout: "layout us,fr(bepo)"
    case .variant: "variant bepo"
    case .options: "options compose:ralt,caps:escape"
    case .model: "model pc105"
    case .rules: "rules evdev"
    case .keymap: "keymap my.xkb"
    case .keymapFormat: "keymap-format v1, or keymap-format v2"
    case .xkbPath: "xkb-path xkb"
    case .compose: "compose en_US.UTF-8, or compose my.compose, or compose off"
    case .cancelled: "cancelled swallow, or pass, or replay"
    case .modes: "modes xkb:fr emoji:search"
    case .prefer: "prefer emoji"
    case .plugin: "plugin ./libmine.so"
    case .strict: "strict, or strict off"
    case .timeLimit: "time-limit 5s"
    case .field: "field icon hidden accept emoji settle boundary prefer emoji icon \"🟣\""
    }
  }
}

/// The words that steps begin with.
enum StepKeyword: String, CaseIterable, Sendable {
  case keys
  case type
  case wait
  case focus
  case blur
  case click
  case select
  case paste
  case choose
  case mode
  case globe
  case tap
  case longpress
  case save

  /// An example of its use.
  var form: String {
    switch self {
    case .keys: "keys LEFTSHIFT+A <AD04> 250ms \"text\""
    case .type: "type \"Hello!\""
    case .wait: "wait 250ms"
    case .focus: "focus, or focus NAME"
    case .blur: "blur"
    case .click: "click 3"
    case .select: "select 0 3"
    case .paste: "paste \"text\""
    case .choose: "choose 1, or choose \"😀\""
    case .mode: "mode xkb:fr"
    case .globe: "globe"
    case .tap: "tap, or tap NAME"
    case .longpress: "longpress, or longpress NAME, or longpress ended"
    case .save: "save"
    }
  }
}
