import InputModes
import KeywrightJSONText
import KeywrightKeyEvents

extension Keystroke {
  private static let members = [
    "text", "rawText", "keysyms", "code", "direction", "us", "types", "layout", "level", "depressed", "latched",
    "locked",
    "effective", "consumed", "compose",
  ]
  private static let keysymLimit = 64
  private static let levels = 0...255

  /// The keystroke as a program gets it; `text` comes first, so that the simplest script finds it.
  var json: JSONValue {
    .members([
      "text": .string(text), "rawText": .string(rawText),
      "keysyms": .array(keysyms.all.map { .number(Int($0.rawValue)) }), "code": .number(Int(event.code.rawValue)),
      "direction": .string(ProtocolWords.word(for: event.direction, ProtocolWords.directions)),
      "us": .number(Int(event.time.wholeMicroseconds)), "types": .bool(types), "layout": .optional(layout),
      "level": .optional(level), "depressed": .strings(modifiers.depressed.names),
      "latched": .strings(modifiers.latched.names), "locked": .strings(modifiers.locked.names),
      "effective": .strings(modifiers.effective.names), "consumed": .strings(consumed.names), "compose": compose.json,
    ])
  }

  /// The keystroke that a program forwards; everything but the code may be left out.
  init(_ object: AnswerObject) throws(AnswerFault) {
    try object.check(known: Self.members)
    let codes = 1...Int(KeyCode.maximum.rawValue)
    guard let number = try object.number("code", in: codes), let code = UInt16(exactly: number) else {
      throw AnswerFault("the forwarded key has no code")
    }
    let time = try object.number("us", in: 0...Int(BatchLimits.deadline.components.seconds) * 1_000_000) ?? 0
    let direction = try object.word("direction", ProtocolWords.directions) ?? .press
    self.init(event: KeyEvent(KeyCode(code), direction, at: .microseconds(time)))
    text = try object.text("text") ?? ""
    rawText = try object.text("rawText") ?? text
    keysyms = try Self.keysyms(object)
    types = try object.flag("types") ?? (direction != .release)
    layout = try object.number("layout", in: Self.levels)
    level = try object.number("level", in: Self.levels)
    modifiers = ModifierState(
      depressed: try Self.modifiers("depressed", object), latched: try Self.modifiers("latched", object),
      locked: try Self.modifiers("locked", object),
      effective: object.value("effective") == nil ? nil : try Self.modifiers("effective", object))
    consumed = try Self.modifiers("consumed", object)
    if let compose = try object.object("compose") { self.compose = try ComposeStep(compose) }
  }

  private static func keysyms(_ object: AnswerObject) throws(AnswerFault) -> KeysymList {
    var keysyms: [Keysym] = []
    for element in try object.array("keysyms", limit: keysymLimit) {
      guard case .number(let number) = element, let value = UInt32(exactly: number) else {
        throw AnswerFault("the forwarded key has a keysym that is not a whole number of 32 bits")
      }
      keysyms.append(Keysym(value))
    }
    guard let first = keysyms.first else { return .none }
    return keysyms.count == 1 ? .one(first) : .several(keysyms)
  }

  private static func modifiers(_ name: String, _ object: AnswerObject) throws(AnswerFault) -> Modifiers {
    var modifiers: Modifiers = []
    for element in try object.array(name, limit: Modifiers.realNames.count) {
      guard case .string(let name) = element, let bit = Modifiers.realNames.firstIndex(of: name) else {
        throw AnswerFault(
          "the forwarded key has a modifier that is not one of \(Modifiers.realNames.joined(separator: ", "))")
      }
      modifiers.insert(Modifiers(rawValue: 1 << UInt8(bit)))
    }
    return modifiers
  }
}

extension ComposeStep {
  fileprivate var json: JSONValue {
    switch self {
    case .none: .members(["step": .string("none")])
    case .ignored: .members(["step": .string("ignored")])
    case .pending: .members(["step": .string("pending")])
    case .cancelled: .members(["step": .string("cancelled")])
    case .composed(let text, let keysym):
      .members(["step": .string("composed"), "text": .string(text), "keysym": .number(Int(keysym.rawValue))])
    }
  }

  fileprivate init(_ object: AnswerObject) throws(AnswerFault) {
    try object.check(known: ["step", "text", "keysym"])
    let keysym = try object.number("keysym", in: 0...Int(UInt32.max)) ?? 0
    let composed = ComposeStep.composed(
      text: try object.text("text") ?? "", keysym: Keysym(UInt32(clamping: keysym)))
    self =
      try object.word(
        "step",
        ["none": .none, "ignored": .ignored, "pending": .pending, "composed": composed, "cancelled": .cancelled])
      ?? .none
  }
}
