import KeywrightKeyEvents

extension KeyStream {
  private static let english = """
    the of and to in is you that it he was for on are as with his they at be this have from or one had by word but not \
    what all were we when your can said there use an each which she do how their if will up other about out many then \
    them these so some her would make like him into time has look two more write go see number no way could people \
    keyboard layout typist sentence morning window question because something different
    """.split(separator: " ")

  /// Sentences of English words: a capital at the beginning, commas, full stops, now and then a line end.
  static func prose(events: Int) -> KeyStream {
    var stream = KeyStream(KeymapNames(shorthand: "us"), seed: 1)
    stream.write(events, words: english) { stream, word, isFirst in
      stream.type(isFirst ? word.prefix(1).uppercased() + word.dropFirst() : String(word))
    }
    return stream
  }

  private static let polish = """
    się na że jest to nie do jak ale już gdzie może będzie żółw łódź źródło ćma gęś ręka książka zażółć gęślą jaźń \
    właśnie dzień miłość także również przez między który można dużo więcej czas człowiek rok świat życie ręce głowa \
    oczy słowo pięć sześć dziesięć wieś góra pieśń źle łza ślad ość
    """.split(separator: " ")

  private static let polishKeys: [Character: UInt8] = [
    "ą": UInt8(ascii: "a"), "ć": UInt8(ascii: "c"), "ę": UInt8(ascii: "e"), "ł": UInt8(ascii: "l"),
    "ń": UInt8(ascii: "n"), "ó": UInt8(ascii: "o"), "ś": UInt8(ascii: "s"), "ź": UInt8(ascii: "x"),
    "ż": UInt8(ascii: "z"),
  ]

  /// Polish words, whose own letters want AltGr; every third word has a capital, which may want Shift as well.
  static func levels(events: Int) -> KeyStream {
    var stream = KeyStream(KeymapNames(shorthand: "pl"), seed: 2)
    stream.write(events, words: polish) { stream, word, isFirst in
      let isCapital = isFirst || stream.chance(33)
      for (place, letter) in word.enumerated() {
        let shift: [KeyCode] = isCapital && place == 0 ? [.leftShift] : []
        if let key = polishKeys[letter], let code = KeyCode(usASCII: key) {
          stream.chord(shift + [.rightAlt], code)
        } else {
          stream.type(shift.isEmpty ? String(letter) : letter.uppercased())
        }
      }
    }
    return stream
  }

  private static let french = """
    été même après très être déjà père mère forêt tête école étude où là noël naïf île hôtel côte fenêtre élève \
    réponse problème première dernière bientôt août goût sûr mûr aîné à le la les de un une et en que qui dans pour
    """.split(separator: " ")

  /// French words, whose accents are dead keys of the international US layout.
  static func deadKeys(events: Int) -> KeyStream {
    var stream = KeyStream(KeymapNames(shorthand: "us(intl)"), seed: 3)
    stream.write(events, words: french) { stream, word, _ in
      for letter in word {
        switch letter {
        case "é": stream.accent(.apostrophe, "e")
        case "à": stream.accent(.grave, "a")
        case "è": stream.accent(.grave, "e")
        case "ù": stream.accent(.grave, "u")
        case "ê": stream.accent(.six, isShifted: true, "e")
        case "î": stream.accent(.six, isShifted: true, "i")
        case "ô": stream.accent(.six, isShifted: true, "o")
        case "û": stream.accent(.six, isShifted: true, "u")
        case "ë": stream.accent(.apostrophe, isShifted: true, "e")
        case "ï": stream.accent(.apostrophe, isShifted: true, "i")
        default: stream.type(String(letter))
        }
      }
    }
    return stream
  }

  /// English words, and others on the keys of a Russian layout, with Alt+Shift every few words.
  static func toggles(events: Int) -> KeyStream {
    var stream = KeyStream(KeymapNames(shorthand: "us,ru", options: ["grp:alt_shift_toggle"]), seed: 4)
    stream.write(events, words: english) { stream, word, isFirst in
      if stream.chance(20) { stream.chord([.leftAlt], .leftShift) }
      stream.type(isFirst ? word.prefix(1).uppercased() + word.dropFirst() : String(word))
    }
    return stream
  }

  private static let emoji = ["poo", "LLAP", "OY"]

  /// English words with an emoji after one in six, by the Menu key and what follows it in a Compose file.
  static func emoji(events: Int) -> KeyStream {
    var stream = KeyStream(KeymapNames(shorthand: "us", options: ["compose:menu"]), seed: 6)
    stream.write(events, words: english) { stream, word, isFirst in
      stream.type(isFirst ? word.prefix(1).uppercased() + word.dropFirst() : String(word))
      guard stream.chance(16) else { return }
      stream.type(" ")
      stream.tap(.menu)
      stream.type(emoji[stream.random(below: emoji.count)])
    }
    return stream
  }

  private mutating func accent(_ dead: KeyCode, isShifted: Bool = false, _ letter: String) {
    chord(isShifted ? [.leftShift] : [], dead)
    type(letter)
  }

  /// Writes sentences of words by chance until there are about so many events.
  private mutating func write(
    _ count: Int, words: [Substring], word: (inout KeyStream, _ word: Substring, _ isFirst: Bool) -> Void
  ) {
    var isFirst = true
    while events.count < count {
      word(&self, words[random(below: words.count)], isFirst)
      isFirst = chance(9)
      type(isFirst ? (chance(20) ? ".\n" : ". ") : chance(8) ? ", " : " ")
    }
  }
}
