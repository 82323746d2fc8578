/// The word with which a line begins.
enum ScenarioKeyword: String, CaseIterable {
  case scenario, table, include, skip
  case knownFailure = "known-failure"

  case layout, variant, options, model, rules, keymap
  case keymapFormat = "keymap-format"
  case xkbPath = "xkb-path"
  case compose, cancelled, modes, prefer, plugin, strict
  case timeLimit = "time-limit"
  case field

  case keys, type, wait, focus, blur, click, select, paste, choose, mode, globe, tap, longpress, save

  case expect

  /// What a line of this kind is for.
  enum Role { case structure, setting, step, expectation }

  var role: Role {
    switch self {
    case .scenario, .table, .include: .structure
    case .skip, .knownFailure, .layout, .variant, .options, .model, .rules, .keymap, .keymapFormat, .xkbPath, .compose,
      .cancelled,
      .modes, .prefer, .plugin, .strict, .timeLimit, .field:
      .setting
    case .expect: .expectation
    default: .step
    }
  }

  /// An example of its use.
  var form: String {
    switch self {
    case .scenario: "scenario \"what it shows\""
    case .table: "table keys | text, then lines such as: | <AD06> <AD04> | \"ô\""
    case .include: "include common.keys"
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
    case .expect: "expect text \"ô\""
    }
  }

  /// The words that a line can begin with.
  static let names = allCases.map(\.rawValue)
}
