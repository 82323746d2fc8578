import KeywrightRuntimeSupport
import TestSupport
import Testing
import TextFields

/// Random edits against the plainest model there is: a string for the text, arrays of scalars for the rest.
@Suite struct RandomEditTests {
  struct Model {
    var text: [Unicode.Scalar] = []
    var anchor = 0
    var head = 0
    var marked: Range<Int>?

    var selected: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// Character boundaries as the standard library has them.
    var boundaries: [Int] {
      String(scalars: text).reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) }
    }

    mutating func remove(_ range: Range<Int>) {
      text.removeSubrange(range)
      func moved(_ at: Int) -> Int { at - range.clamped(to: 0..<max(at, 0)).count }
      if let old = marked {
        let new = moved(old.lowerBound)..<moved(old.upperBound)
        marked = new.isEmpty ? nil : new
      }
      (anchor, head) = (moved(anchor), moved(head))
    }

    mutating func apply(_ edit: FieldEdit) {
      if let old = marked {
        remove(old)
        (marked, anchor, head) = (nil, old.lowerBound, old.lowerBound)
      }
      let inserts = !edit.commit.isEmpty || edit.marked?.text.isEmpty == false
      let kept = selected
      remove(kept.upperBound..<min(text.count, kept.upperBound + edit.deleteAfter))
      remove(max(0, kept.lowerBound - edit.deleteBefore)..<kept.lowerBound)
      guard inserts else { return }
      let start = selected.lowerBound
      remove(selected)
      let commit = Array(edit.commit.unicodeScalars)
      let preedit = Array((edit.marked?.text ?? "").unicodeScalars)
      text.insert(contentsOf: commit + preedit, at: start)
      let begin = start + commit.count
      head = begin + (edit.marked.map { min($0.cursor ?? preedit.count, preedit.count) } ?? 0)
      anchor = head
      if !preedit.isEmpty { marked = begin..<begin + preedit.count }
    }

    mutating func select(_ anchor: Int, _ head: Int) {
      (self.anchor, self.head) = (anchor, head)
      if let range = marked, selected.lowerBound < range.lowerBound || selected.upperBound > range.upperBound {
        marked = nil
      }
    }
  }

  @Test(arguments: [101, 102, 103, 104] as [UInt64])
  func `the field agrees with the model`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var field = TextField()
    field.becomeFirstResponder()
    var model = Model()
    for step in 0..<2500 {
      let what = edit(&field, &model, using: &random)
      let place: Comment = "seed \(seed), step \(step): \(what)"
      try #require(codePoints(field.text) == codePoints(String(scalars: model.text)), place)
      try #require(field.selection == TextSelection(anchor: model.anchor, head: model.head), place)
      try #require(field.markedRange == model.marked, place)
    }
  }

  private func edit(_ field: inout TextField, _ model: inout Model, using random: inout SplitMix64) -> String {
    let text = String(scalars: RandomText.make(length: 0...4, using: &random))
    let extending = Bool.random(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      field.insert(text)
      model.apply(FieldEdit(commit: text))
      return "insert \(codePoints(text))"
    case 2:
      let range = model.anchor == model.head ? previous(model)..<model.head : model.selected
      model.remove(range)
      field.deleteBackward()
      return "delete backward"
    case 3:
      let range = model.anchor == model.head ? model.head..<next(model) : model.selected
      model.remove(range)
      field.deleteForward()
      return "delete forward"
    case 4, 5, 6:
      let cursor = Int.random(in: 0...5, using: &random)
      let edit = FieldEdit(
        deleteBefore: Int.random(in: 0...3, using: &random), deleteAfter: Int.random(in: 0...3, using: &random),
        commit: extending ? text : "", marked: cursor == 5 ? nil : MarkedText(text + "ㅎ", cursor: cursor))
      field.apply(edit)
      model.apply(edit)
      return "\(edit)"
    case 7:
      let target = model.anchor == model.head || extending ? previous(model) : model.selected.lowerBound
      model.select(extending ? model.anchor : target, target)
      field.move(.left, extending: extending)
      return "left"
    case 8:
      let target = model.anchor == model.head || extending ? next(model) : model.selected.upperBound
      model.select(extending ? model.anchor : target, target)
      field.move(.right, extending: extending)
      return "right"
    default:
      let anchor = Int.random(in: 0...model.text.count, using: &random)
      let head = Int.random(in: 0...model.text.count, using: &random)
      model.select(anchor, head)
      field.select(TextSelection(anchor: anchor, head: head))
      return "select \(anchor) \(head)"
    }
  }

  private func previous(_ model: Model) -> Int { model.boundaries.last { $0 < model.head } ?? 0 }
  private func next(_ model: Model) -> Int { model.boundaries.first { $0 > model.head } ?? model.text.count }
}
