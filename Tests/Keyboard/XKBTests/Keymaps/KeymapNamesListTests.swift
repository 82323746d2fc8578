import KeywrightDiagnostics
import KeywrightKeyEvents
import Testing

@Suite struct KeymapNamesListTests {
  @Test(arguments: [
    ("us,us", "dvorak-intl", "us,us", ["dvorak-intl"]), ("us,us", "dvorak-intl,", "us(dvorak-intl),us", []),
    ("us,us", ",intl", "us,us(intl)", []), ("us", "intl", "us(intl)", []), ("us", "intl,x", "us", ["intl", "x"]),
    ("us,us,us", "dvorak,intl", "us(dvorak),us(intl),us", []), ("us,us", ",intl,x", "us,us(intl)", ["x"]),
    ("us,de", "", "us,de", []), ("us,de", ",", "us,de", []),
  ])
  func variantsArePairedAsTheLibraryDoes(_ layouts: String, _ variants: String, _ names: String, _ lost: [String]) {
    var warnings: [Diagnostic] = []
    let list = KeymapNames(layouts: layouts, variants: variants, options: "a:b,c:d", warnings: &warnings)
    #expect(list.layouts.map(\.description).joined(separator: ",") == names)
    #expect(list.options == ["a:b", "c:d"])
    let quoted = lost.map { "“\($0)”" }.joined(separator: ", ")
    let message =
      "keywright: warning: the variant list does not match the layout list, so \(quoted) \(lost.count == 1 ? "is" : "are") ignored [KW-K014]\n"
      + "  hint: give one variant for each layout, empty ones too: the variants ,intl for the layouts us,us"
    #expect(warnings.map(\.description) == (lost.isEmpty ? [] : [message]))
  }
}
