import KeywrightDiagnostics
import KeywrightKeyEvents
import TestSupport
import Testing

@testable import KeywrightXKB

@Suite struct LayoutRegistryTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE xkbConfigRegistry SYSTEM "xkb.dtd">
    <xkbConfigRegistry version="1.1"><layoutList><layout>
    <configItem><name>held</name><shortDescription>hd</shortDescription><description>Held</description>
    <languageList><iso639Id>eng</iso639Id></languageList></configItem>
    <variantList>
    """
  private static let tail = """
    <configItem><name>two</name><description>Held two</description></configItem></variant></variantList>
    </layout></layoutList></xkbConfigRegistry>
    """

  @Test func systemLayouts() throws {
    let registry = try LayoutRegistry(KeymapLoader())
    #expect(registry.diagnostics.isEmpty)
    let bepo = try #require(registry.layout(LayoutName("fr(bepo)")))
    #expect(bepo.description == "French (BEPO)")
    #expect(bepo.languages == ["fra"])
    #expect(bepo.primaryLanguage == "fr")
    #expect(registry.layout(LayoutName("us"))?.brief == "en")
    #expect(registry.layout(LayoutName("nosuch")) == nil)
  }

  @Test func exoticLayouts() throws {
    let usual = try LayoutRegistry(KeymapLoader())
    let all = try LayoutRegistry(KeymapLoader(), includesExotic: true)
    #expect(all.layouts.count > usual.layouts.count)
    #expect(usual.layouts.allSatisfy { !$0.isExotic })
    #expect(all.layouts.contains { $0.isExotic })
  }

  /// No name that exists is taken for syntax.
  @Test func everyNameMayBeAsked() throws {
    for entry in try LayoutRegistry(KeymapLoader(), includesExotic: true).layouts {
      try ResolvedNames(KeymapNames(layouts: [entry.name]), usingEnvironment: false).check()
    }
  }

  @Test func everyLanguageIsShortWhereItCanBe() throws {
    let registry = try LayoutRegistry(KeymapLoader(), includesExotic: true)
    let languages = Set(registry.layouts.compactMap(\.primaryLanguage))
    #expect(
      languages.isSuperset(
        of: ["de", "fr", "ru", "zh", "ja", "ko", "el", "cs", "sr", "nb", "fa"].filter(languages.contains)))
    #expect(languages.allSatisfy { (2...3).contains($0.count) })
    #expect(languages.contains("de") && languages.contains("el") && languages.contains("ru"))
  }

  @Test func layoutsOfTheUser() throws {
    let folder = try TemporaryFolder(["rules/evdev.xml": Self.head + "<variant>" + Self.tail])
    let registry = try LayoutRegistry(KeymapLoader(includeDirectories: [folder.path]))
    #expect(registry.diagnostics.isEmpty)
    let two = try #require(registry.layout(LayoutName("held(two)")))
    #expect(two.brief == "hd" && two.primaryLanguage == "en")
    #expect(registry.layout(LayoutName("us")) != nil)
  }

  @Test func aFileThatIsNotValidIsLeftOut() throws {
    let folder = try TemporaryFolder(["rules/evdev.xml": Self.head + "<variant type=\"mine\">" + Self.tail])
    let registry = try LayoutRegistry(KeymapLoader(includeDirectories: [folder.path]))
    #expect(registry.layout(LayoutName("held")) == nil)
    #expect(registry.layout(LayoutName("us")) != nil)
    #expect(
      registry.diagnostics.map { $0.description.hiding(folder) } == [
        """
        keywright: DIR/rules/evdev.xml: warning: the layouts of this file are not listed: No declaration for attribute \
        type of element variant [KW-K005]
          hint: the file must follow xkb.dtd
        """
      ])
  }

  @Test func aFileThatIsNotWellFormedIsLeftOutWithTheLine() throws {
    let folder = try TemporaryFolder(["rules/evdev.xml": Self.head + "\n<variant>\n</configItem>" + Self.tail])
    let registry = try LayoutRegistry(KeymapLoader(includeDirectories: [folder.path]))
    let warning = try #require(registry.diagnostics.first)
    #expect(registry.diagnostics.count == 1)
    #expect(warning.place.file == "\(folder.path)/rules/evdev.xml")
    #expect(warning.place.line == Self.head.split(separator: "\n", omittingEmptySubsequences: false).count + 2)
    #expect(!warning.message.contains(folder.path))
  }

  @Test func noData() throws {
    let error = try #require(throws: Diagnostic.self) { try LayoutRegistry(KeymapLoader(usesSystemData: false)) }
    #expect(
      error.description == """
        keywright: error: there is no list of layouts rules/evdev.xml to read [KW-K012]
          hint: install the package xkb-data (xkeyboard-config)
        """)
  }
}
