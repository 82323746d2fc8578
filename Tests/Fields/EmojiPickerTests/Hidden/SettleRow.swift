import EmojiPicker
import Testing

/// What is done in a session of a hidden field, and what comes of it.
struct SettleRow: Sendable, CustomTestStringConvertible {
  enum Step: Sendable {
    case type(String)
    case mark(String)
    case batch(FieldEdit)
    case backspace
    case left
    case settle(CommitTrigger)
  }

  var name: String
  var accepts: GraphemeAcceptance
  var settles: SettlePolicy
  var steps: [Step]
  var outcomes: [HiddenFieldOutcome]
  var picture: String

  init(
    _ name: String, _ accepts: GraphemeAcceptance, _ settles: SettlePolicy, _ steps: [Step],
    _ outcomes: [HiddenFieldOutcome], leaves picture: String = "|"
  ) {
    self.name = name
    self.accepts = accepts
    self.settles = settles
    self.steps = steps
    self.outcomes = outcomes
    self.picture = picture
  }

  init(
    _ name: String, _ accepts: GraphemeAcceptance, _ steps: [Step], _ outcomes: [HiddenFieldOutcome],
    leaves picture: String = "|"
  ) {
    self.init(name, accepts, .boundary, steps, outcomes, leaves: picture)
  }

  var testDescription: String { name }

  private typealias Row = SettleRow

  static let all: [SettleRow] = [
    Row("one grapheme waits", .any, [.type("a")], [], leaves: "a|"),
    Row(
      "a following grapheme settles it", .any, [.type("a"), .type("b")], [.committed("a"), .discarded("b"), .ended]),
    Row("a paste waits like a key", .emoji, [.type("👨‍👩‍👧")], [], leaves: "👨‍👩‍👧|"),
    Row("a paste of two settles", .any, [.type("xyz")], [.committed("x"), .discarded("yz"), .ended]),
    Row("a paste of two refused", .emoji, [.type("x😀")], [.refused("x", .notEmoji), .discarded("😀")]),
    Row(
      "after a refusal the session goes on", .emoji, [.type("x😀"), .type("😁"), .settle(.emojiBatch)],
      [.refused("x", .notEmoji), .discarded("😀"), .committed("😁"), .ended]),
    Row(
      "what comes after the session is discarded", .any, [.type("ab"), .type("c"), .settle(.returnKey)],
      [.committed("a"), .discarded("b"), .ended, .discarded("c")]),

    Row("Return settles", .any, [.type("가"), .settle(.returnKey)], [.committed("가"), .ended]),
    Row("Return with nothing typed ends", .any, [.settle(.returnKey)], [.ended]),
    Row(
      "Return on what is refused keeps the session", .emoji, [.type("a"), .settle(.returnKey)],
      [.refused("a", .notEmoji)]),
    Row(
      "Return twice ends", .emoji, [.type("a"), .settle(.returnKey), .settle(.returnKey)],
      [.refused("a", .notEmoji), .ended]),
    Row("blur settles", .any, [.type("a"), .settle(.blur)], [.committed("a"), .ended]),
    Row("blur with nothing typed ends", .emoji, [.settle(.blur)], [.ended]),
    Row("blur ends in any case", .emoji, [.type("a"), .settle(.blur)], [.refused("a", .notEmoji), .ended]),
    Row("blur after the end does nothing", .any, [.settle(.blur), .settle(.blur)], [.ended]),
    Row("the end of input settles", .any, [.type("a"), .settle(.endOfInput)], [.committed("a"), .ended]),
    Row("the end of input alone ends nothing", .any, [.settle(.endOfInput)], []),
    Row(
      "the end of input on what is refused", .emoji, [.type("a"), .settle(.endOfInput)], [.refused("a", .notEmoji)]),
    Row("a batch of an emoji mode settles", .emoji, [.type("😀"), .settle(.emojiBatch)], [.committed("😀"), .ended]),
    Row("an empty batch of an emoji mode", .emoji, [.settle(.emojiBatch)], []),

    Row("everything deleted again", .any, [.type("a"), .backspace, .settle(.returnKey)], [.ended]),
    Row(
      "a half flag is replaced", .emoji, [.type("🇰"), .backspace, .type("😀"), .settle(.blur)],
      [.committed("😀"), .ended]),
    Row(
      "typed before what was typed", .any, [.type("a"), .left, .type("b")], [.committed("b"), .discarded("a"), .ended]),

    Row("a joiner at the end is stripped", .any, [.type("👩\u{200D}"), .settle(.blur)], [.committed("👩"), .ended]),
    Row(
      "two joiners are stripped", .emoji, [.type("👩\u{200D}\u{200D}"), .settle(.blur)], [.committed("👩"), .ended]),
    Row(
      "a joiner alone is blank", .any, [.type("\u{200D}"), .settle(.returnKey)], [.refused("\u{200D}", .blank)]),
    Row(
      "a missing selector is put in", .emoji, [.type("1\u{20E3}"), .settle(.blur)],
      [.committed("1\u{FE0F}\u{20E3}"), .ended]),
    Row(
      "any grapheme is taken as it is spelled", .any, [.type("1\u{20E3}"), .settle(.blur)],
      [.committed("1\u{20E3}"), .ended]),
    Row("a bare heart is text", .emoji, [.type("❤"), .settle(.blur)], [.refused("❤", .textByDefault), .ended]),
    Row("a skin tone alone", .emoji, [.type("🏽"), .settle(.returnKey)], [.refused("🏽", .component)]),
    Row("a space is never taken", .any, [.type(" a")], [.refused(" ", .blank), .discarded("a")]),
    Row("a newline is never taken", .any, [.type("\n"), .settle(.endOfInput)], [.refused("\n", .blank)]),
    Row(
      "a wide space is never taken", .any, [.type("\u{3000}"), .settle(.endOfInput)], [.refused("\u{3000}", .blank)]),
    Row("a control character is a grapheme", .any, [.type("\u{7}"), .settle(.blur)], [.committed("\u{7}"), .ended]),

    Row("marked text waits", .any, [.mark("하"), .mark("한")], [], leaves: "[한|]"),
    Row(
      "marked text after a grapheme waits", .any, [.batch(FieldEdit(commit: "가", marked: MarkedText("나")))], [],
      leaves: "가[나|]"),
    Row(
      "a second commit settles, marked text is lost", .any,
      [.type("가"), .batch(FieldEdit(commit: "나", marked: MarkedText("ㄷ")))],
      [.committed("가"), .discarded("나ㄷ"), .ended]),
    Row("marked text counts at a blur", .any, [.mark("한"), .settle(.blur)], [.committed("한"), .ended]),
    Row("marked text counts at Return", .any, [.mark("한"), .settle(.returnKey)], [.committed("한"), .ended]),
    Row("a search word stays marked", .emoji, [.mark("grin"), .settle(.emojiBatch)], [], leaves: "[grin|]"),
    Row(
      "a search word stays at the end of input", .emoji, [.mark("grin"), .settle(.endOfInput)], [], leaves: "[grin|]"),

    Row("immediate takes a key", .any, .immediate, [.type("a")], [.committed("a"), .ended]),
    Row(
      "immediate takes half a flag", .any, .immediate, [.type("🇰"), .type("🇷")],
      [.committed("🇰"), .ended, .discarded("🇷")]),
    Row(
      "immediate refuses half a flag", .emoji, .immediate, [.type("🇰"), .type("🇷")],
      [.refused("🇰", .notEmoji), .refused("🇷", .notEmoji)]),
    Row("immediate takes a whole flag", .emoji, .immediate, [.type("🇰🇷🇫🇷")], [.committed("🇰🇷"), .discarded("🇫🇷"), .ended]),
    Row("immediate keeps a joiner", .any, .immediate, [.type("👩\u{200D}")], [.committed("👩\u{200D}"), .ended]),
    Row("immediate takes marked text, as the note", .any, .immediate, [.mark("ㅎ")], [.committed("ㅎ"), .ended]),
    Row("immediate with nothing typed", .any, .immediate, [.settle(.returnKey)], [.ended]),
    Row(
      "immediate never takes a space", .any, .immediate, [.type(" "), .type("a")],
      [.refused(" ", .blank), .committed("a"), .ended]),
  ]
}
