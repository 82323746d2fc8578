import KeywrightKeyEvents
import KeywrightModeLists
import KeywrightXKB
import Testing

@testable import KeywrightModeLists

struct AppleLayoutsTests {
  @Test func `every layout is one that the XKB data lists`() throws {
    let registry = try LayoutRegistry(KeymapLoader())
    for layout in Set(AppleLayouts.languages.values).union(AppleLayouts.names.values) {
      #expect(registry.layout(LayoutName(layout)) != nil, "\(layout)")
    }
  }

  @Test func `a language and its usual layout agree in the XKB data`() throws {
    let registry = try LayoutRegistry(KeymapLoader())
    // Languages that people type on the layout of another one.
    let guests: Set = [
      "id", "ms", "sw", "haw", "fil", "cy", "gd", "ga", "eu", "gl", "ps", "mr", "nl-BE", "no", "fr-CA", "sr-Latn",
    ]
    for (language, layout) in AppleLayouts.languages where !guests.contains(language) {
      let codes = registry.layout(LayoutName(layout))?.languages.map { RegisteredLayout.tag(ofISO639: $0) } ?? []
      #expect(codes.contains(String(language.prefix { $0 != "-" })), "\(language) \(layout) \(codes)")
    }
  }
}
