#if M17N
  extension EngineRun {
    /// What libm17n does, key by key.
    static let m17nRuns: [EngineRun] = [
      EngineRun(
        "m17n:vi-telex", "u››[u] w››[ư] o››[ưo] w››[ươ] n››[ươn] g››[ương]",
        text: "ương"),
      EngineRun(
        "m17n:vi-telex", "n›n›n g›g›ng u››ng[u] o››ng[uo] i››ng[uoi] w››ng[uoiw] f››ng[uoìw]",
        text: "nguoìw"),
      EngineRun(
        "m17n:vi-telex",
        "n›n›n g›g›ng u››ng[u] w››ng[ư] o››ng[ưo] w››ng[ươ] i››ng[ươi] "
          + " f››ng[ười]",
        text: "người"),
      EngineRun(
        "m17n:vi-telex", "a››[a] s››[á] s››[as]",
        text: "as"),
      EngineRun(
        "m17n:vi-vni", "t›t›t i››t[i] e››t[ie] 6››t[iê] 1››t[iế] n››t[iến] g››t[iếng]",
        text: "tiếng"),
      EngineRun(
        "m17n:hi-itrans", "n››[न्] a››[न] m›न›न[म्] a››न[म] s›म›नम[स्] t››नम[स्त्] e››नम[स्ते]",
        text: "नमस्ते"),
      EngineRun(
        "m17n:hi-inscript", "h›प›प ;›च›पच k›क›पचक d››पचक[्]",
        text: "पचक्"),
      EngineRun(
        "m17n:hi-phonetic", "n›न›न a›ा›ना m›म›नाम a›ा›नामा s›स›नामास t›त›नामासत e›े›नामासते",
        text: "नामासते"),
      EngineRun(
        "m17n:ta-itrans", "t››[த்] a››[த] m›த›த[ம்] i››த[மி] z›மி›தமி[ழ்] h››தமி[ழ்ஹ்]",
        text: "தமிழ்ஹ்"),
      EngineRun(
        "m17n:sa-harvard-kyoto", "n››[न्] a››[न] m›न›न[म्] a››न[म] s›म›नम[स्] t››नम[स्त्] e›स्ते›नमस्ते",
        text: "नमस्ते"),
      EngineRun(
        "m17n:ko-romaja", "h››[ㅎ] a››[하] n››[한]",
        text: "한"),
      EngineRun(
        "m17n:ko-romaja", "a››[아] n››[안] n›안›안[ㄴ] y››안[니] e››안[녜] o››안[녀] n››안[년] g››안[녕]",
        text: "안녕"),
      EngineRun(
        "m17n:ko-romaja", "h››[ㅎ] a››[하] n››[한] g››[항] e›하›하[에] u››하[으] l››하[을]",
        text: "하을"),
      EngineRun(
        "m17n:ko-han2", "g››[ㅎ] k››[하] s››[한] r›한›한[ㄱ] m››한[그] f››한[글]",
        text: "한글"),
      EngineRun(
        "m17n:ko-han2", "r››[ㄱ] k››[가] s››[간] k›가›가[나] e››가[낟] k›나›가나[다]",
        text: "가나다"),
      EngineRun(
        "m17n:ja-anthy",
        "k››[k] o››[こ] n››[こn] n››[こん] n››[こんn] i››[こんに] c››[こんにc] h››[こんにch] "
          + " i››[こんにち] h››[こんにちh] a››[こんにちは]",
        text: "こんにちは"),
      EngineRun(
        "m17n:el-kbd",
        "E›Ε›Ε l›λ›Ελ l›λ›Ελλ h›η›Ελλη n›ν›Ελλην i›ι›Ελληνι k›κ›Ελληνικ "
          + " a›α›Ελληνικα",
        text: "Ελληνικα"),
      EngineRun(
        "m17n:he-kbd", "a›ש›ש k›ל›של u›ו›שלו o›ם›שלום",
        text: "שלום"),
      EngineRun(
        "m17n:ar-kbd", "s›س›س g›ل›سل h›ا›سلا l›م›سلام",
        text: "سلام"),
      EngineRun(
        "m17n:th-kesmanee", "l›ส›ส ;›ว›สว y›ั›สวั l›ส›สวัส f›ด›สวัสด u›ี›สวัสดี",
        text: "สวัสดี"),
      EngineRun(
        "m17n:ka-kbd", "a›ა›ა b›ბ›აბ c›ც›აბც",
        text: "აბც"),
      EngineRun(
        "m17n:zh-py", "n››[嗯] i››[你] 1›你›你",
        text: "你"),
      EngineRun(
        "m17n:eo-h-sistemo", "c››[c] h››[ĉ]",
        text: "ĉ"),
      EngineRun(
        "m17n:sv-post", "a››[a] a››[å]",
        text: "å"),
      EngineRun(
        "m17n:t-latn-post", "a››[a] '››[á]",
        text: "á"),
      EngineRun(
        "m17n:t-rfc1345", "&››[&] a››[&a] :›ä›ä",
        text: "ä"),
      EngineRun(
        "m17n:t-lsymbol", "/››[/] :››[/:] )››[☺]",
        text: "☺"),
      EngineRun(
        "m17n:t-unicode", "C-u››[U+] 2››[U+2] 0››[U+20] a››[U+20A] c›€›€",
        text: "€"),
      EngineRun(
        "m17n:t-unicode", "C-u››[U+] 1››[U+1] f››[U+1F] 6››[U+1F6] 0›ὠ›ὠ 0!››ὠ0",
        text: "ὠ0"),
      EngineRun(
        "m17n:ko-han2", "g››[ㅎ] k››[하] s››[한] BackSpace››[하] BackSpace››[ㅎ]",
        text: "ㅎ"),
      EngineRun(
        "m17n:zh-py", "n››[嗯] i››[你] space›你›你 space!››你␣",
        text: "你 "),
      EngineRun(
        "m17n:t-lsymbol", "/››[/] :››[/:] )››[☺] 2›😃›😃",
        text: "😃"),
    ]
  }
#endif
