import InputModes
import KeywrightDiagnostics
public import KeywrightJSONText
import KeywrightKeyEvents
import KeywrightXKB

extension TraceEvent {
  /// The event as `replay --output trace` prints it, one object a line: a stable interface.
  public var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("kind", .string(kind.rawValue)), .init("us", .number(Int(clamping: time.wholeMicroseconds))),
    ]
    if let keystroke { members += keystroke.traceMembers(label: keyLabel, keyName: keyName, layoutName: layoutName) }
    members += [
      .init("mode", .optional(mode?.rawValue)),
      .init("handled", .bool(isHandled)),
      .init("edits", .array(edits.map(\.json))),
    ]
    if let resolution { members.append(.init("reason", .string(resolution.reason.rawValue))) }
    if let shortcut { members.append(.init("shortcut", .string(shortcut))) }
    members += [
      .init("because", .string(because)), .init("field", .optional(field)), .init("picture", .string(picture)),
    ]
    if let candidates { members.append(.init("candidates", candidates.json)) }
    if !auxiliaryLine.isEmpty { members.append(.init("auxiliary", .string(auxiliaryLine))) }
    if !warnings.isEmpty { members.append(.init("warnings", .array(warnings.map(\.json)))) }
    return .object(members)
  }
}

extension Keystroke {
  fileprivate func traceMembers(label: String?, keyName: String?, layoutName: String?) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init(
        "key",
        .members([
          "name": .optional(label), "xkb": .optional(keyName), "code": .number(Int(event.code.rawValue)),
          "direction": .string(event.direction.name),
        ]))
    ]
    if types {
      members += [
        .init("keysyms", .strings(keysyms.all.map(\.name))),
        .init("text", .string(rawText)),
        .init("compose", compose.json),
        .init("layout", .members(["index": .optional(layout), "name": .optional(layoutName)])),
        .init("level", .optional(level.map { $0 + 1 })),
        .init("consumed", .strings(consumed.names)),
      ]
    }
    members.append(.init("modifiers", .strings(modifiers.effective.names)))
    return members
  }
}

extension ComposeStep {
  fileprivate var json: JSONValue {
    switch self {
    case .none: .null
    case .ignored: .members(["step": .string("ignored")])
    case .pending: .members(["step": .string("pending")])
    case .composed(let text, let keysym):
      .members(["step": .string("composed"), "text": .string(text), "keysym": .string(keysym.name)])
    case .cancelled: .members(["step": .string("cancelled")])
    }
  }
}

extension TraceEdit {
  fileprivate var json: JSONValue {
    switch self {
    case .insert(let text): .members(["insert": .string(text)])
    case .mark(let text): .members(["mark": .string(text)])
    case .unmark(let text): .members(["unmark": .string(text)])
    case .deleteSurrounding(let before, let after):
      .members(["deleteSurrounding": .members(["before": .number(before), "after": .number(after)])])
    case .deleteBackward: .string("deleteBackward")
    case .deleteForward: .string("deleteForward")
    case .move(let movement, let extending): .members([extending ? "extend" : "move": .string(movement)])
    case .returned: .string("return")
    case .resigned: .string("resign")
    case .committed(let icon): .members(["commitIcon": .string(icon)])
    case .refused(let text): .members(["refuse": .string(text)])
    case .discarded(let text): .members(["discard": .string(text)])
    }
  }
}
