import EmojiPicker
public import InputModes
public import KeywrightDiagnostics
import KeywrightEmojiSet
public import KeywrightJSONText
import KeywrightKeyEvents
import KeywrightXKB

extension Outcome {
  /// The version of the JSON object; it grows when a member changes its meaning.
  public static let schema = 1

  /// The outcome as `replay --output json` prints it: a stable interface.
  public var json: JSONValue {
    .members([
      "schema": .number(Self.schema),
      "text": .string(text),
      "preedit": .string(preedit),
      "commits": .strings(commits),
      "typed": .string(typed),
      "keysyms": .array(keysyms.map(\.json)),
      "modifiers": modifiers.json,
      "layout": .members(["index": .number(layout.index), "name": .string(layout.name)]),
      "leds": .strings(leds),
      "mode": mode.json,
      "candidates": candidates?.json ?? .null,
      "auxiliary": .string(auxiliaryLine),
      "picker": picker?.json,
      "warnings": .array(warnings.map(\.json)),
      "versions": .members([
        "libxkbcommon": .string(XKBLibrary.running.version),
        "unicode": .string(EmojiSet.unicodeVersion),
        "emoji": .string(EmojiSet.emojiVersion),
      ]),
    ])
  }
}

extension KeysymList {
  var json: JSONValue {
    switch self {
    case .none: .string("NoSymbol")
    case .one(let keysym): .string(keysym.name)
    case .several(let keysyms): .strings(keysyms.map(\.name))
    }
  }
}

extension ModifierState {
  var json: JSONValue {
    .members([
      "depressed": .strings(depressed.names), "latched": .strings(latched.names), "locked": .strings(locked.names),
      "effective": .strings(effective.names),
    ])
  }
}

extension Resolution {
  /// The mode with its reason, as every JSON output shows it.
  public var json: JSONValue {
    .members([
      "id": .optional(mode?.id.rawValue), "language": .optional(mode?.primaryLanguage?.tag),
      "reason": .string(reason.rawValue), "because": .string(because),
    ])
  }
}

extension Candidates {
  /// The page as it is shown; numbers count from 0.
  var json: JSONValue {
    .members([
      "list": .array(page.map { .members(["text": .string($0.text), "comment": .string($0.comment)]) }),
      "highlighted": .optional(highlighted), "page": .number(pageIndex), "pages": .number(pageCount),
    ])
  }
}

extension Diagnostic {
  /// A message, as every JSON output shows it.
  public var json: JSONValue {
    .members([
      "code": .string(code.rawValue), "message": .string(message), "file": .optional(place.file),
      "line": .optional(place.line), "column": .optional(place.column), "hint": hint.map(JSONValue.string),
    ])
  }
}

extension PickerOutcome {
  var json: JSONValue {
    .members([
      "icon": .optional(state.icon), "committed": .strings(committed), "discarded": .strings(discarded),
      "refused": .strings(refused), "saved": .string(saved.text), "isDefault": .bool(saved.isDefault),
      "effects": .array(effects.map(\.json)),
    ])
  }
}

extension TimedEffect {
  var json: JSONValue {
    let time = JSONValue.number(self.time.wholeMilliseconds)
    return switch effect {
    case .keyboardShown(let mode, let reason):
      .members([
        "ms": time, "effect": .string(effect.name), "mode": .optional(mode?.rawValue),
        "reason": .string(reason.rawValue),
      ])
    case .iconSet(let icon):
      .members(["ms": time, "effect": .string(effect.name), "icon": .string(icon)])
    case .focused, .iconRemoved, .animationReset, .bounceBegan, .bounceReturned, .bounceEnded, .haptic, .fieldCleared,
      .resigned, .keyboardHidden:
      .members(["ms": time, "effect": .string(effect.name)])
    }
  }
}

extension Duration {
  /// The duration in whole milliseconds, rounded down.
  var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(clamping: seconds) &* 1000 &+ Int(clamping: attoseconds / 1_000_000_000_000_000)
  }
}
