#if Hangul
  import CHangul

  /// The syllable under composition, in libhangul's hands.
  final class HangulSyllable {
    private let hangul: OpaquePointer?

    /// What a key did to the syllable.
    struct Answer {
      /// Whether the key belongs to the keyboard.
      var isUsed: Bool
      /// What is complete.
      var commit: String
      /// What is composed now.
      var preedit: String
      /// Its length in scalars.
      var preeditCount: Int
    }

    /// An empty syllable; one that stays empty where libhangul is not installed.
    init(keyboard: String, options: HangulOptions) {
      hangul = kw_hangul_new(keyboard)
      if let reorder = options.reorder { kw_hangul_set_option(hangul, KW_HANGUL_REORDER, reorder) }
      if let double = options.double { kw_hangul_set_option(hangul, KW_HANGUL_DOUBLE_STROKE, double) }
      if let combine = options.nonChoseong { kw_hangul_set_option(hangul, KW_HANGUL_NON_CHOSEONG, combine) }
    }

    deinit { kw_hangul_free(hangul) }

    var isEmpty: Bool { kw_hangul_is_empty(hangul) }

    /// A key of the keyboard, as its ASCII character.
    func process(_ key: UInt8) -> Answer { Answer(kw_hangul_process(hangul, CChar(truncatingIfNeeded: key))) }

    /// Takes the last letter back.
    func deleteBackward() -> Answer { Answer(kw_hangul_backspace(hangul)) }

    /// Ends the syllable and gives it away.
    func flush() -> String { Answer(kw_hangul_flush(hangul)).commit }

    /// Drops the syllable.
    func reset() { kw_hangul_reset(hangul) }
  }

  extension HangulSyllable.Answer {
    fileprivate init(_ answer: kw_hangul_answer) {
      isUsed = answer.is_used
      commit = Self.text(answer.commit, answer.commit_length)
      preedit = Self.text(answer.preedit, answer.preedit_length)
      preeditCount = answer.preedit_scalars
    }

    private static func text(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> String {
      guard count > 0, let bytes else { return "" }
      return String(
        decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
  }
#endif
