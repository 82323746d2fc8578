import KeywrightFiles
import KeywrightKeyEvents
import KeywrightRuntimeSupport
import TestSupport
import Testing

@testable import KeywrightXKB

/// The steps of a sequence, and the state beside the library's own.
struct ComposeStateTests {
  static let locales = ["en_US.UTF-8", "pt_BR.UTF-8", "fi_FI.UTF-8", "el_GR.UTF-8", "sr_RS.UTF-8", "am_ET.UTF-8"]

  @Test func tellsItsSteps() throws {
    let state = ComposeState(try ComposeLoader().load(.locale("en_US.UTF-8")).table)
    let multi = Keysym.multiKey
    let e = ComposeProbe.keysym("e")
    let apostrophe = ComposeProbe.keysym("apostrophe")
    #expect(state.feed(e) == .none)
    #expect(state.feed(ComposeProbe.keysym("Shift_L")) == .none)
    #expect(state.feed(multi) == .pending)
    #expect(state.feed(ComposeProbe.keysym("Shift_L")) == .ignored)
    #expect(state.feed(apostrophe) == .pending)
    #expect(state.isPending)
    #expect(state.sequence == [multi, apostrophe])
    #expect(state.feed(e) == .composed(text: "é", keysym: ComposeProbe.keysym("eacute")))
    #expect(!state.isPending)
    #expect(state.sequence == [multi, apostrophe, e])
    #expect(state.feed(multi) == .pending)
    #expect(state.feed(.return) == .cancelled)
    #expect(!state.isPending)
    #expect(state.sequence == [multi])
    #expect(state.feed(.return) == .none)
  }

  @Test func resetForgetsTheSequence() throws {
    let state = ComposeState(try ComposeLoader().load(.locale("en_US.UTF-8")).table)
    #expect(state.feed(.multiKey) == .pending)
    state.reset()
    #expect(!state.isPending)
    #expect(state.sequence == [])
    #expect(state.feed(ComposeProbe.keysym("e")) == .none)
  }

  @Test func aCancellingKeyFedAgainMayBeginASequence() throws {
    let state = ComposeState(try ComposeLoader().load(.locale("en_US.UTF-8")).table)
    let belowdot = ComposeProbe.keysym("dead_belowdot")
    #expect(state.feed(ComposeProbe.keysym("dead_acute")) == .pending)
    #expect(state.feed(belowdot) == .cancelled)
    #expect(state.feed(belowdot) == .pending)
    #expect(state.feed(ComposeProbe.keysym("a")) == .composed(text: "ạ", keysym: ComposeProbe.keysym("U1EA1")))
  }

  /// Streams of keysyms that sequences are made of, with some that are in none.
  @Test(arguments: locales)
  func givesWhatTheLibraryGives(_ locale: String) throws {
    let loaded = try ComposeLoader().load(.locale(locale))
    let file = try FileReader.contents(of: #require(loaded.file), limit: 16 << 20)
    let plain = try #require(PlainCompose(file.bytes))
    let sequences = loaded.table.entries().map(\.sequence)
    try #require(sequences.count > 200)
    let others = ComposeProbe.keysyms("Shift_L Caps_Lock NoSymbol Return BackSpace q 1 Hyper_R Num_Lock U1F600")
    let state = ComposeState(loaded.table)
    var random = SplitMix64(seed: 20_26)
    var composed = 0
    for round in 0..<4000 {
      var keys = try #require(sequences.randomElement(using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        keys.insert(
          try #require(others.randomElement(using: &random)), at: Int.random(in: 0...keys.count, using: &random))
      case 1: keys.removeLast(Int.random(in: 0...keys.count, using: &random))
      case 2: keys.shuffle(using: &random)
      default: break
      }
      for keysym in keys {
        let step = state.feed(keysym)
        let expected = plain.feed(keysym)
        try #require(step == expected, "round \(round) keysym \(keysym) of \(keys)")
        if case .composed = step { composed += 1 }
      }
      if round.isMultiple(of: 100) {
        state.reset()
        plain.reset()
      }
    }
    #expect(composed > 500)
  }

  @Test func oneTableServesManyThreads() async throws {
    let table = try ComposeLoader().load(.locale("en_US.UTF-8")).table
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<64 { group.addTask { ComposeProbe.typed("dead_acute e Multi_key minus minus minus", on: table) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts == [String](repeating: "é—", count: 64))
  }
}
