#if Hangul
  extension EngineRun {
    /// What libhangul does, key by key.
    static let hangulRuns: [EngineRun] = [
      EngineRun(
        "hangul:2", "r››[ㄱ] k››[가] s››[간] k›가›가[나] e››가[낟] k›나›가나[다]",
        text: "가나다"),
      EngineRun(
        "hangul:2", "r››[ㄱ] k››[가] W›가›가[ㅉ]",
        text: "가ㅉ"),
      EngineRun(
        "hangul:2", "r››[ㄱ] t››[ㄳ] k›ㄱ›ㄱ[사]",
        text: "ㄱ사"),
      EngineRun(
        "hangul:2", "g››[ㅎ] k››[하] s››[한] r›한›한[ㄱ] n››한[구] r››한[국] d›국›한국[ㅇ] j››한국[어]",
        text: "한국어"),
      EngineRun(
        "hangul:2", "r››[ㄱ] r›ㄱ›ㄱ[ㄱ]",
        text: "ㄱㄱ"),
      EngineRun(
        "hangul:2", "d››[ㅇ] l››[이] q››[입] f›입›입[ㄹ] u››입[려] r››입[력] r›력›입력[ㄱ] l››입력[기]",
        text: "입력기"),
      EngineRun(
        "hangul:3f", "j››[ㅇ] f››[아] s››[안] k›안›안[ㄱ] g››안[그] s››안[근]",
        text: "안근"),
      EngineRun(
        "hangul:3f", "k››[ㄱ] d››[기] z››[김]",
        text: "김"),
      EngineRun(
        "hangul:3f", "k››[ㄱ] f››[가] z››[감] z›감›감[ㅁ] f›ㅁ›감ㅁ[ㅏ]",
        text: "감ㅁㅏ"),
      EngineRun(
        "hangul:3f", "y››[ㄹ] r››[래]",
        text: "래"),
      EngineRun(
        "hangul:39", "j››[ㅇ] /››[오] f››[와]",
        text: "와"),
      EngineRun(
        "hangul:39", "k››[ㄱ] f››[가] z››[감] z›감›감[ㅁ] f›ㅁ›감ㅁ[ㅏ]",
        text: "감ㅁㅏ"),
      EngineRun(
        "hangul:32", "r››[ㄱ] k››[가] s›가›가[ㄴ] k››가[나] e›나›가나[ㄷ] k››가나[다]",
        text: "가나다"),
      EngineRun(
        "hangul:3s", "m››[ㅎ] r››[해] q››[햇] q››[했]",
        text: "했"),
      EngineRun(
        "hangul:2y", "g››[ㅎ] K››[ᄒᆞ] s››[ᄒᆞᆫ] r››[ᄒᆞᇅ] m›ᄒᆞᆫ›ᄒᆞᆫ[그] f››ᄒᆞᆫ[글]",
        text: "ᄒᆞᆫ글"),
      EngineRun(
        "hangul:ro", "h››[ㅎ] a››[하] n››[한]",
        text: "한"),
      EngineRun(
        "hangul:ro", "s››[ㅅ] e››[세] o››[서] u›서›서[우] l››서[울]",
        text: "서울"),
      EngineRun(
        "hangul:ro", "t››[ㅌ] t›트›트[ㅌ]",
        text: "트ㅌ"),
      EngineRun(
        "hangul:2", "a››[ㅁ] k››[마] f››[말] r››[맑] BackSpace››[말]",
        text: "말"),
      EngineRun(
        "hangul:2",
        "Q››[ㅃ] n››[뿌] p››[쀄] f››[쀌] r››[쀍] BackSpace››[쀌] BackSpace››[쀄] "
          + " BackSpace››[뿌] BackSpace››[ㅃ] BackSpace››",
        text: ""),
      EngineRun(
        "hangul:2",
        "g››[ㅎ] k››[하] s››[한] r›한›한[ㄱ] m››한[그] f››한[글] BackSpace››한[그] "
          + " BackSpace››한[ㄱ] BackSpace››한 BackSpace!›› BackSpace!››",
        text: ""),
      EngineRun(
        "hangul:2?double=on", "r››[ㄱ] r››[ㄲ]",
        text: "ㄲ"),
      EngineRun(
        "hangul:2?double=on", "r››[ㄱ] r››[ㄲ] k››[까] r››[깍] r››[깎] k›깍›깍[가]",
        text: "깍가"),
      EngineRun(
        "hangul:2", "k››[ㅏ] r›ㅏ›ㅏ[ㄱ]",
        text: "ㅏㄱ"),
      EngineRun(
        "hangul:2?reorder=on", "k››[ㅏ] r››[가]",
        text: "가"),
      EngineRun(
        "hangul:3f", "k››[ㄱ] f››[가] s››[간] BackSpace››[가] BackSpace››[ㄱ]",
        text: "ㄱ"),
    ]
  }
#endif
