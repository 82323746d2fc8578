import Testing

@testable import KeywrightEmojiNames

@Suite struct EmojiSearchTests {
  private let search = EmojiSearch()

  /// What a typist types, and what must be among the first five.
  static let queries: [(query: String, emoji: String)] = [
    ("thumb", "👍"), ("thumbs up", "👍"), ("+1", "👍"), ("smile", "😄"), ("grin", "😀"), ("laugh", "😂"), ("lol", "😂"),
    ("joy", "😂"), ("cry", "😢"), ("sob", "😭"), ("heart", "❤️"), ("love", "❤️"), ("red heart", "❤️"), ("fire", "🔥"),
    ("ok", "👌"), ("clap", "👏"), ("pray", "🙏"), ("wave", "👋"), ("hi", "👋"), ("muscle", "💪"), ("eyes", "👀"),
    ("think", "🤔"), ("cool", "😎"), ("angry", "😠"), ("sleep", "😴"), ("party", "🎉"), ("tada", "🎉"), ("birthday", "🎂"),
    ("cake", "🍰"), ("pizza", "🍕"), ("coffee", "☕"), ("beer", "🍺"), ("dog", "🐶"), ("cat", "🐱"), ("car", "🚗"),
    ("plane", "✈️"), ("rocket", "🚀"), ("sun", "☀️"), ("rain", "🌧️"), ("star", "⭐"), ("check", "✅"), ("x", "❌"),
    ("100", "💯"), ("phone", "📱"), ("korea", "🇰🇷"), ("france", "🇫🇷"), ("writing hand", "✍️"), ("tiger", "🐯"),
    ("poop", "💩"), ("skull", "💀"), ("대한민국", "🇰🇷"), ("한국", "🇰🇷"), ("일본", "🇯🇵"), ("하트", "❤️‍🔥"), ("빨간색 하트", "❤️"),
    ("사랑", "❤️"), ("웃는 얼굴", "☺️"), ("고양이", "🐱"), ("강아지", "🐶"), ("엄지", "👍"), ("박수", "👏"), ("불", "🔥"), ("커피", "☕"),
    ("생일", "🎂"), ("좋아요", "👍"), ("눈물", "😂"),
  ]

  @Test(arguments: queries)
  func `what a typist types has the expected emoji in the first five`(query: String, emoji: String) {
    let first = search.results(query).prefix(5).map { Array($0.unicodeScalars) }
    #expect(first.contains(Array(emoji.unicodeScalars)), "\(query): \(search.namedResults(query).prefix(9))")
  }

  @Test(
    arguments: [
      ("a whole name before a longer one", "fire", ["🔥 fire", "🚒 fire engine", "🧯 fire extinguisher"]),
      ("a short code before keywords", "car", ["🚗 automobile", "🚋 tram car"]),
      ("a keyword before the beginning of a name", "korea", ["🇰🇷 flag: South Korea", "🇰🇵 flag: North Korea"]),
      ("of keywords, the one that says most of the name", "heart", ["❤️ red heart"]),
      ("the beginning of a word before its inside", "key", ["🔑 key", "🗝️ old key"]),
      ("words in any order", "heart red", ["❤️ red heart", "❤️‍🔥 heart on fire"]),
      ("beginnings of words", "thu up", ["👍 thumbs up"]),
      ("a flag in Korean", "대한민국", ["🇰🇷 깃발: 대한민국"]),
      ("a flag by its language's name", "south korea", ["🇰🇷 flag: South Korea"]),
      ("a newer emoji", "phoenix", ["🐦‍🔥 phoenix"]), ("a newer emoji in Korean", "불사조", ["🐦‍🔥 불사조"]),
      ("skin tones after", "thumb", ["👍 thumbs up", "👎 thumbs down"]),
      ("the name of a variant", "thumbs up: medium skin tone", ["👍🏽 thumbs up: medium skin tone"]),
      ("the words of a variant", "dark thumbs down", ["👎🏾 thumbs down: medium-dark skin tone"]),
      ("a variant with hair", "woman: dark skin tone, red hair", ["👩🏿‍🦰 woman: dark skin tone, red hair"]),
      (
        "a pair", "couple with heart: person, person, dark skin tone, light skin tone",
        ["🧑🏿‍❤️‍🧑🏻 couple with heart: person, person, dark skin tone, light skin tone"]
      ),
      ("a variant in Korean", "올린 엄지: 하얀 피부", ["👍🏻 올린 엄지: 하얀 피부"]),
      ("marks and case do not count", "PINATA", ["🪅 piñata"]), ("marks may be typed", "Piñata", ["🪅 piñata"]),
      ("no such thing", "qwertyuiop", []), ("nothing", "", []), ("a space", " ", []), ("a separator", "|", []),
      ("what is shown but not a name", "Korea|", ["🇰🇷 flag: South Korea"]), ("two separators", ";", []),
    ] as [(String, String, [String])])
  func `the best come first`(name: String, query: String, expected: [String]) {
    let results = search.namedResults(query)
    #expect(Array(results.prefix(expected.count)) == expected, "\(name)")
    if expected.isEmpty { #expect(results.isEmpty, "\(name)") }
  }

  @Test func `variants by skin tone come after all others`() {
    let tones = search.results("hand").map { $0.unicodeScalars.contains { (0x1F3FB...0x1F3FF).contains($0.value) } }
    let first = tones.firstIndex(of: true) ?? 0
    #expect(first > 20)
    #expect(tones[first...].allSatisfy { $0 })
  }

  @Test(arguments: ["a", "e", "hand", "이", "heart", "skin tone", "red he"])
  func `each emoji is found once`(query: String) {
    let results = search.results(query).map { Array($0.unicodeScalars) }
    #expect(Set(results).count == results.count, "\(query)")
  }

  @Test func `what was chosen last is first among equals`() throws {
    let matches = search.matches(EmojiQuery("face"))
    let third = try #require(matches[2])
    let fifth = try #require(matches[4])
    #expect(search.results("face", recent: [fifth, third]).prefix(2) == [search.emoji(fifth), search.emoji(third)])
    #expect(search.results("grinning face", recent: [fifth]).first == "😀", "the name itself is better")
  }

  @Test func `a skin tone that was chosen comes before the emoji without`() throws {
    let variant = try #require(search.matches(EmojiQuery("thumbs up: medium skin tone"))[0])
    #expect(search.results("thumb", recent: [variant]).prefix(3) == ["👍🏽", "👍", "👎"])
  }

  @Test func `there is no match outside the list`() {
    let matches = search.matches(EmojiQuery("pizza"))
    #expect(matches.count == 1 && !matches.isEmpty)
    for place in [-1, 1, .max, .min] { #expect(matches[place] == nil, "\(place)") }
  }
}
