#if M17N
  import CKeywrightM17N
  import InputModes

  /// What an m17n method did with a key, and what it shows now.
  struct M17NAnswer {
    var isUsed: Bool
    /// Whether libm17n died of the call.
    var hasFailed: Bool
    /// Why the system created no process to ask; 0 where it did.
    var noProcess: Int32
    /// Whether some of its texts are lost.
    var isCut: Bool
    /// Whether what was composed before is lost, since libm17n died of another call.
    var isRenewed: Bool
    var deletion: SurroundingDeletion
    var commit: String
    var preedit: String
    /// Where the caret is in the preedit, in scalars.
    var cursor: Int
    var status: String
    var candidates: Candidates?

    init(_ answer: kw_m17n_answer) {
      func text(_ part: kw_m17n_text) -> String {
        guard part.length > 0, let bytes = answer.bytes else { return "" }
        return String(
          decoding: UnsafeRawBufferPointer(start: bytes + part.start, count: part.length), as: UTF8.self)
      }
      isUsed = answer.is_used
      hasFailed = answer.has_failed
      noProcess = answer.no_process
      isCut = answer.is_cut
      isRenewed = answer.is_renewed
      deletion = SurroundingDeletion(before: answer.delete_before, after: answer.delete_after)
      commit = text(answer.commit)
      preedit = text(answer.preedit)
      cursor = min(answer.cursor, preedit.unicodeScalars.count)
      status = text(answer.status)
      let page = UnsafeBufferPointer(start: answer.candidates, count: answer.candidate_count)
      guard !page.isEmpty else { return }
      candidates = Candidates(
        page: page.map { Candidates.Candidate(text: text($0)) }, highlighted: answer.highlighted,
        pageIndex: answer.page_index, pageCount: answer.page_count)
    }
  }
#endif
