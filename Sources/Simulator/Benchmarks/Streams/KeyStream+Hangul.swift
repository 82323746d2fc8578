import KeywrightKeyEvents

extension KeyStream {
  /// Words as the keys of the two-set keyboard, which a US layout names.
  private static let korean = """
    dkssudgktpdy rkatkgkqslek gksrmf tkfka dhsmf soDlf dkcla wjsur wlq gkrry clsrn rhdqn tkfkd tlrks todrkr Qkfma \
    RhRhadl Wkrdmfh dlTekrk akfgkek Ejrdmf djEjgrp rmfjsep rmfosrp wlrmadms duddjsk gksrnrdj dnflfk dmlwk qhfu
    """.split(separator: " ")

  /// Korean words with spaces between them, and a full stop now and then.
  static func hangul(events: Int) -> KeyStream {
    var stream = KeyStream(KeymapNames(shorthand: "us"), seed: 5)
    while stream.events.count < events {
      stream.type(korean[stream.random(below: korean.count)])
      stream.type(stream.chance(12) ? ". " : " ")
    }
    return stream
  }
}
