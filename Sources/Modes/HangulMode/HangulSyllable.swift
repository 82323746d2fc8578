#if Hangul
  import CKeywrightHangul

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

    /// What a key did to the syllable, where both texts have one scalar at most.
    struct ShortAnswer {
      /// Whether the key belongs to the keyboard.
      var isUsed: Bool
      /// Whether a text is longer, so that only ``HangulSyllable/lastAnswer`` has it.
      var isLong: Bool
      /// What is complete.
      var commit: Unicode.Scalar?
      /// What is composed now.
      var preedit: Unicode.Scalar?
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

    /// The same for less where little comes of the key.
    func processShortly(_ key: UInt8) -> ShortAnswer {
      ShortAnswer(kw_hangul_process_short(hangul, CChar(truncatingIfNeeded: key)))
    }

    /// What the last key did, once more.
    var lastAnswer: Answer { Answer(kw_hangul_last_answer(hangul)) }

    /// Takes the last letter back.
    func deleteBackward() -> Answer { Answer(kw_hangul_backspace(hangul)) }

    /// Ends the syllable and gives it away.
    func flush() -> String { Answer(kw_hangul_flush(hangul)).commit }

    /// Drops the syllable.
    func reset() { kw_hangul_reset(hangul) }
  }

  extension HangulSyllable.ShortAnswer {
    fileprivate init(_ answer: kw_hangul_short_answer) {
      isUsed = answer.is_used
      isLong = answer.is_long
      commit = answer.commit == 0 ? nil : Unicode.Scalar(answer.commit)
      preedit = answer.preedit == 0 ? nil : Unicode.Scalar(answer.preedit)
    }
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
