import Testing

/// The keymaps are complete in themselves, and nothing about them is worth a word of the library.
struct CompilationTests {
  @Test(arguments: [("us.xkb", ["English (US)"]), ("emoji.xkb", EmojiPage.names)])
  func compilesInSilenceWithoutIncludes(file: String, layouts: [String]) throws {
    let keymap = try Keymap(bundled: file)
    #expect(keymap.messages == [])
    #expect(keymap.layoutNames == layouts)
    #expect(keymap.ledNames == ["Caps Lock", "Num Lock", "Scroll Lock"])
  }

  @Test func theLogHearsTheSmallestComplaint() throws {
    let text = try bundledFile("us.xkb").replacing(#/key <AD01> \{ \[ q,/#, with: "key <AD01> { [ nosuchkeysym,")
    let messages = try Keymap(text: text).messages
    #expect(messages.contains { $0.contains("nosuchkeysym") }, "\(messages)")
  }
}
