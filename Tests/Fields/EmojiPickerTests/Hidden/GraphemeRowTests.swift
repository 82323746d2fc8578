import KeywrightEmojiSet
import TestSupport
import Testing
import TextFields

@testable import EmojiPicker

@Suite struct GraphemeRowTests {
  @Test(arguments: GraphemeRow.all)
  func `typed and left`(row: GraphemeRow) {
    var field = HiddenField(accepts: .emoji)
    field.open()
    var outcomes: [HiddenFieldOutcome] = []
    for insertion in row.insertions { outcomes += field.insert(insertion) }
    outcomes += field.settle(.blur)

    let commits = outcomes.compactMap { if case .committed(let text) = $0 { text } else { nil } }
    #expect(codePoints(commits.first) == codePoints(row.commit))
    #expect(commits.count <= 1)
    #expect(outcomes.filter { $0 == .ended }.count == 1)
    #expect(outcomes.last == .ended)
    #expect(field.field.text.isEmpty)
    #expect(lost(in: outcomes) == (row.commit == nil ? row.insertions.joined() : String(afterFirst: row)))
  }

  @Test(arguments: GraphemeRow.all)
  func `the first grapheme grows`(row: GraphemeRow) throws {
    var buffer = TextBuffer()
    for (insertion, first) in zip(row.insertions, row.growing) {
      try buffer.replace(buffer.count..<buffer.count, with: insertion)
      let end = buffer.graphemeBoundary(after: 0)
      #expect(codePoints(buffer.string(in: 0..<end)) == codePoints(first))
    }
    #expect(row.insertions.count == row.growing.count)
    #expect(buffer.graphemeCount(in: 0..<buffer.count) == row.count)
  }

  @Test(arguments: GraphemeRow.all)
  func `it is an emoji or not`(row: GraphemeRow) {
    let first = GraphemeFilter(accepts: .emoji).settled(row.growing.last ?? "")
    #expect(EmojiSet().isRGI(first.unicodeScalars) == row.isEmoji)
  }

  /// Everything that was refused or discarded, in order.
  private func lost(in outcomes: [HiddenFieldOutcome]) -> String {
    outcomes.reduce(into: "") { text, outcome in
      switch outcome {
      case .refused(let part, _), .discarded(let part): text += part
      case .committed, .ended: break
      }
    }
  }
}

extension String {
  /// What was typed after the first grapheme.
  fileprivate init(afterFirst row: GraphemeRow) {
    let first = (row.growing.last ?? "").unicodeScalars.count
    self.init(String.UnicodeScalarView(row.insertions.joined().unicodeScalars.dropFirst(first)))
  }
}
