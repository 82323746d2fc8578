import InputModes

/// What an engine of a plugin is asked, by the name that both protocols have for it.
enum EngineCall: String, Sendable {
  case create, activate, handle, choose, reset, deactivate, tick

  /// The name as one that is there for ever.
  var name: StaticString {
    switch self {
    case .create: "create"
    case .activate: "activate"
    case .handle: "handle"
    case .choose: "choose"
    case .reset: "reset"
    case .deactivate: "deactivate"
    case .tick: "tick"
    }
  }

  /// What counts as the answer where there is no valid one: the text field has the key, and nothing else is done.
  var defaultAnswer: InputBatch {
    switch self {
    case .handle, .choose: .passed
    case .create, .activate, .reset, .deactivate, .tick: .handled
    }
  }
}
