import Glibc
import KeywrightDiagnostics
import KeywrightKeyEvents
import TestSupport
import Testing

@testable import KeywrightXKB

/// The user's own desktop, and that nothing of it leaks in unasked.
struct ComposeEnvironmentTests {
  @Test(arguments: [
    ([:], "C"), (["LANG": "de_DE.UTF-8"], "de_DE.UTF-8"), (["LANG": "a", "LC_CTYPE": "b"], "b"),
    (["LANG": "a", "LC_CTYPE": "b", "LC_ALL": "c"], "c"), (["LANG": "a", "LC_ALL": ""], "a"),
  ])
  func takesTheLocaleForCharacters(_ variables: [String: String], _ locale: String) {
    #expect(ComposeEnvironment { variables[$0] }.locale == locale)
  }

  @Test func looksForFilesInTheLibrarysOrder() throws {
    let folder = try TemporaryFolder()
    let variables = [
      "HOME": folder.path, "XDG_CONFIG_HOME": "\(folder.path)/config", "XCOMPOSEFILE": "\(folder.path)/named",
      "LANG": "pt_BR.UTF-8",
    ]
    try folder.folder("config")
    let loader = ComposeLoader(environment: ComposeEnvironment { variables[$0] })
    let passedOver =
      "keywright: \(folder.path)/named: warning: the Compose file is passed over: No such file or directory [KW-C001]\n"
      + "  hint: libxkbcommon takes the next one that it finds"
    let locale = try loader.loadDesktop()
    #expect(ComposeProbe.typed("dead_acute c", on: locale.table) == "ç")
    #expect(locale.diagnostics.map(\.description) == [passedOver])
    try folder.file(".XCompose", "include \"%L\"\n<a> <a> : \"home\"\n")
    let home = try loader.loadDesktop()
    #expect(ComposeProbe.typed("dead_acute c a a", on: home.table) == "çhome")
    #expect(home.file == "\(folder.path)/.XCompose")
    try folder.file("config/XCompose", "<a> : \"config\"\n")
    #expect(ComposeProbe.typed("a", on: try loader.loadDesktop().table) == "config")
    try folder.file("named", "<a> : \"named\"\n")
    let named = try loader.loadDesktop()
    #expect(ComposeProbe.typed("a", on: named.table) == "named")
    #expect(named.diagnostics == [])
  }

  @Test func aRelativeConfigFolderIsIgnored() {
    let variables = ["HOME": "/h", "XDG_CONFIG_HOME": "relative"]
    #expect(ComposeEnvironment { variables[$0] }.userFiles == ["/h/.config/XCompose", "/h/.XCompose"])
    #expect(ComposeEnvironment { _ in nil }.userFiles == [])
  }

  @Test func theLocaleFolderOfTheEnvironmentCounts() throws {
    let folder = try TemporaryFolder()
    try folder.file("compose.dir", "own: xx\n")
    try folder.file("own", "<a> : \"own\"\n")
    let variables = ["XLOCALEDIR": folder.path, "LC_ALL": "xx"]
    let loader = ComposeLoader(environment: ComposeEnvironment { variables[$0] })
    #expect(ComposeProbe.typed("a", on: try loader.loadDesktop().table) == "own")
  }

  /// In a process of its own, as the environment belongs to all tests.
  @Test func aPoisonedEnvironmentDoesNotLeak() async throws {
    let folder = try TemporaryFolder()
    try folder.file(".XCompose", "<dead_acute> <e> : \"poison\"\n")
    try folder.file("compose.dir", ".XCompose: en_US.UTF-8\n")
    try folder.file("locale.alias", "en_US.UTF-8: C\n")
    let poisoned = folder.path
    await #expect(processExitsWith: .success) { [poisoned = poisoned as String] in
      for name in ["HOME", "XLOCALEDIR", "XDG_CONFIG_HOME"] { setenv(name, poisoned, 1) }
      setenv("XCOMPOSEFILE", "\(poisoned)/.XCompose", 1)
      setenv("LC_ALL", "en_US.UTF-8", 1)
      let hermetic = ComposeLoader()
      let own = ComposeSource.text("include \"%L\"\ninclude \"%S/en_US.UTF-8/Compose\"\n", name: "own")
      for source in [.locale("en_US.UTF-8"), .locale("C"), own] {
        #expect(ComposeProbe.typed("dead_acute e", on: try hermetic.load(source).table) == "é")
      }
      #expect(ComposeProbe.typed("dead_acute e", on: try hermetic.loadDesktop().table) == "é")
      let desktop = try ComposeLoader(environment: .ofProcess()).loadDesktop()
      #expect(ComposeProbe.typed("dead_acute e", on: desktop.table) == "poison")
    }
  }
}
