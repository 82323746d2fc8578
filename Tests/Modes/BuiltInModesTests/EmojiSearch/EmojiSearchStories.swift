import EmojiPicker
import InputModes
import Keywright
import Testing
import TextFields

@Suite struct EmojiSearchStories {
  @Test(
    arguments: [
      ("typing shows the query", "\"thumb\"", "[thumb|]", "emoji:search"),
      ("a digit picks", "\"thumb\" 1", "👍|", "xkb:us"),
      ("another digit picks another", "\"thumb\" 2", "👎|", "xkb:us"),
      ("a digit of the keypad picks", "NUMLOCK \"thumb\" KP2", "👎|", "xkb:us"),
      ("Return picks what stands out", "\"fire\" ENTER", "🔥|", "xkb:us"),
      ("arrows move", "\"thumb\" DOWN ENTER", "👎|", "xkb:us"),
      ("arrows move there and back", "\"thumb\" DOWN RIGHT LEFT UP ENTER", "👍|", "xkb:us"),
      ("arrows stop at the beginning", "\"thumb\" UP UP ENTER", "👍|", "xkb:us"),
      ("arrows stop at the end", "\"pizza\" DOWN DOWN ENTER", "🍕|", "xkb:us"),
      ("End goes to the last, Home to the first", "\"thumb\" END HOME DOWN ENTER", "👎|", "xkb:us"),
      ("Space belongs to the query", "\"red heart\"", "[red heart|]", "emoji:search"),
      ("a query of two words", "\"red heart\" ENTER", "❤️|", "xkb:us"),
      ("a query does not begin with a space", "SPACE \"fire\"", "[fire|]", "emoji:search"),
      ("the whole sequence comes, FE0F too", "\"writing hand\" ENTER", "✍️|", "xkb:us"),
      ("a flag by its country", "\"korea\" 1", "🇰🇷|", "xkb:us"),
      ("BackSpace edits the query", "\"firx\" BACKSPACE \"e\" ENTER", "🔥|", "xkb:us"),
      ("BackSpace at the end of the query", "\"ok\" BACKSPACE BACKSPACE", "|", "emoji:search"),
      ("Escape gives up", "\"fire\" ESC", "|", "xkb:us"),
      ("Escape without a query goes back too", "ESC", "|", "xkb:us"),
      ("a digit that no candidate has is typed", "1 0 0", "[100|]", "emoji:search"),
      ("a digit that a keyword goes on with is typed", "\"12\"", "[12|]", "emoji:search"),
      ("a time", "\"10:30\" ENTER", "🕥|", "xkb:us"),
      ("a thumb by its short code", "\"+1\" ENTER", "👍|", "xkb:us"),
      ("and the other one", "\"-1\" ENTER", "👎|", "xkb:us"),
      ("a digit as a word", "\"keycap: 3\" ENTER", "3️⃣|", "xkb:us"),
      ("a digit that nothing goes on with picks", "\"keycap: 31\"", "3️⃣|", "xkb:us"),
      ("a hundred", "1 0 0 ENTER", "💯|", "xkb:us"),
      ("Return picks nothing where nothing is found", "\"qqqq\" ENTER", "[qqqq|]", "emoji:search"),
      ("Delete leaves the query alone", "\"fire\" DELETE ENTER", "🔥|", "xkb:us"),
      ("a shortcut leaves the query alone", "\"fire\" LEFTCTRL+C ENTER", "🔥|", "xkb:us"),
      ("Shift does not matter", "LEFTSHIFT+F \"IRE\" ENTER", "🔥|", "xkb:us"),
      ("after the pick the keys are plain again", "\"fire\" 1 \"ok\"", "🔥ok|", "xkb:us"),
      ("a held digit picks once", "\"fire\" +1 *1 -1", "🔥1|", "xkb:us"),
      ("a held Escape gives up once", "\"fire\" +ESC *ESC -ESC \"a\"", "a|", "xkb:us"),
      ("without a query Return is the field's", "ENTER", "\n|", "emoji:search"),
      ("without a query Tab is the field's", "TAB", "|", "emoji:search"),
    ])
  func `a person types`(name: String, keys: String, picture: String, mode: String) throws {
    let person = try Person()
    try person.types(keys)
    #expect(person.picture == picture, "\(name)")
    #expect(person.mode == mode, "\(name)")
  }

  @Test func `candidates carry their names, nine a page`() throws {
    let person = try Person()
    try person.types("\"heart\"")
    let first = try #require(person.simulator.candidates)
    #expect(first.page.count == 9 && first.pageIndex == 0 && first.highlighted == 0)
    #expect(first.page.first?.text == "❤️" && first.page.first?.comment == "red heart")
    try person.types("PAGEDOWN")
    let second = try #require(person.simulator.candidates)
    #expect(second.pageIndex == 1 && second.highlighted == 0 && second.pageCount == first.pageCount)
    #expect(Set(second.page.map(\.text)).isDisjoint(with: first.page.map(\.text)))
    try person.types("PAGEUP")
    #expect(person.simulator.candidates == first)
    try person.types("END")
    let last = try #require(person.simulator.candidates)
    #expect(last.pageIndex == last.pageCount - 1 && last.highlighted == last.page.count - 1)
    try person.types("PAGEDOWN")
    #expect(person.simulator.candidates == last, "there is no page after the last")
  }

  @Test func `the arrow goes over the end of a page`() throws {
    let person = try Person()
    try person.types("\"heart\" " + Array(repeating: "DOWN", count: 9).joined(separator: " "))
    #expect(person.simulator.candidates?.pageIndex == 1 && person.simulator.candidates?.highlighted == 0)
    try person.types("UP")
    #expect(person.simulator.candidates?.pageIndex == 0 && person.simulator.candidates?.highlighted == 8)
  }

  @Test func `a digit counts on the page shown`() throws {
    let person = try Person()
    try person.types("\"heart\" PAGEDOWN")
    let third = try #require(person.candidates.dropFirst(2).first)
    try person.types("3")
    #expect(person.picture == "\(third)|")
  }

  @Test func `a candidate is chosen with the pointer`() throws {
    let person = try Person()
    try person.types("\"thumb\"")
    #expect(person.simulator.choose(1))
    #expect(person.picture == "👎|" && person.mode == "xkb:us")
  }

  @Test func `Tab shows the skin tones of what stands out, and goes back`() throws {
    let person = try Person()
    try person.types("\"thumb\" DOWN TAB")
    #expect(person.candidates == ["👎", "👎🏻", "👎🏼", "👎🏽", "👎🏾", "👎🏿"])
    #expect(person.highlighted == "👎")
    #expect(person.simulator.candidates?.page.last?.comment == "thumbs down: dark skin tone")
    try person.types("TAB")
    #expect(person.candidates.prefix(2) == ["👍", "👎"] && person.highlighted == "👎")
    try person.types("TAB 4")
    #expect(person.picture == "👎🏽|")
  }

  @Test func `Tab does nothing where there are no skin tones`() throws {
    let person = try Person()
    try person.types("\"pizza\" TAB")
    #expect(person.picture == "[pizza|]" && person.candidates == ["🍕"])
  }

  @Test func `typing goes on from the skin tones`() throws {
    let person = try Person()
    try person.types("\"thumb\" TAB \"s down\" ENTER")
    #expect(person.picture == "👎|")
  }

  @Test func `what nothing is called is said`() throws {
    let person = try Person()
    try person.types("\"qqqq\"")
    #expect(person.simulator.auxiliaryLine == "no emoji is called “qqqq”" && person.candidates.isEmpty)
    try person.types("BACKSPACE BACKSPACE BACKSPACE BACKSPACE \"fire\"")
    #expect(person.simulator.auxiliaryLine.isEmpty && person.candidates.first == "🔥")
  }

  @Test func `what was picked last is offered first`() throws {
    let person = try Person()
    try person.types("\"face\" 5")
    let fifth = person.picture.dropLast()
    person.simulator.switchMode(to: "emoji:search")
    #expect(person.candidates == [String(fifth)] && person.highlighted == nil, "without a query the recent ones")
    try person.types("\"face\"")
    #expect(person.candidates.first == String(fifth))
    try person.types("ESC")
    person.simulator.switchMode(to: "emoji:search")
    try person.types("1")
    #expect(person.picture == "\(fifth)\(fifth)|")
  }

  @Test func `the arrow down goes into what was picked last, other keys are the field's`() throws {
    let person = try Person()
    try person.types("\"fire\" 1")
    person.simulator.switchMode(to: "emoji:search")
    try person.types("LEFT")
    #expect(person.picture == "|🔥")
    try person.types("DOWN ENTER")
    #expect(person.picture == "🔥|🔥")
  }

  @Test(arguments: ["click", "switch", "blur", "select"])
  func `the query never stays in the field`(how: String) throws {
    let person = try Person()
    try person.types("\"fire\" 1")
    person.simulator.switchMode(to: "emoji:search")
    try person.types("\"heart\"")
    switch how {
    case "click": person.simulator.click(at: 0)
    case "select": person.simulator.select(0..<1)
    case "switch": person.simulator.switchMode(to: "xkb:us")
    default: person.simulator.blur()
    }
    #expect(person.simulator.text == "🔥", "\(how)")
    #expect(person.simulator.outcome.commits == ["🔥"], "\(how)")
    if how == "click" {
      try person.types("\"fire\" ENTER")
      #expect(person.picture == "🔥|🔥")
    }
  }

  @Test func `a query is no longer than a name can be`() throws {
    let person = try Person()
    try person.types("\"" + String(repeating: "a", count: 140) + "\"")
    #expect(person.simulator.text == String(repeating: "a", count: 128))
    #expect(person.simulator.auxiliaryLine == "no emoji has a name of more than 128 characters")
  }

  @Test func `a hidden field takes the pick`() throws {
    let person = try Person(.hidden(accept: .emoji), startsIn: "emoji:search")
    try person.types("\"thumb\" 1")
    #expect(person.simulator.picker()?.committed == ["👍"])
  }
}
