import BuiltInModes
import KeywrightEmojiNames
import KeywrightFiles
import KeywrightXKB
import PluginHost

extension DoctorReport {
  /// What this process and this system have.
  init(plugins: [(path: String, plugin: Plugin)]) {
    self.plugins = plugins
    // Asking for all ids loads every engine that there is.
    _ = ModeCatalogue.ids
    _ = try? LayoutRegistry(KeymapLoader())
    libraries = [
      Self.library("libxkbcommon", "xkbcommon", "install libxkbcommon0", version: XKBLibrary.running.version),
      Self.library("libxkbregistry", "xkbregistry", "install libxkbregistry0"),
    ]
    if BuildFacts.traits.contains("Hangul") {
      libraries.append(Self.library("libhangul", "libhangul", "install libhangul1 and libhangul-data"))
    }
    if BuildFacts.traits.contains("M17N") {
      libraries.append(Self.library("libm17n", "m17n-core", "install libm17n-0 and m17n-db"))
    }
    let keymaps = KeymapsFolder.find()
    let names = AnnotationFolder()
    data = [
      DataPlace(
        name: "XKB data", path: SystemData.directory, exists: SystemData.exists,
        remedy: "install xkb-data (xkeyboard-config)"),
      Self.folder("X locale data", ComposeLoader.systemLocaleFolder, remedy: "install libx11-data"),
      DataPlace(
        name: "bundled keymaps", path: keymaps?.path,
        exists: keymaps.map { FileKind(path: $0.path) == .folder } ?? false,
        remedy: "set KEYWRIGHT_KEYMAPS to the folder Keymaps of Keywright"),
      DataPlace(
        name: "emoji names", path: names?.path, version: names?.version.map { "CLDR \($0)" }, exists: names != nil,
        remedy: "English and Korean are built in; install unicode-cldr-core for the rest"),
    ]
    if BuildFacts.traits.contains("M17N") {
      data.append(Self.folder("m17n database", "/usr/share/m17n", remedy: "install m17n-db"))
    }
  }

  private static func library(
    _ name: String, _ package: String, _ remedy: String, version: String? = nil
  ) -> Library {
    let loaded = LoadedLibrary("\(name).so")
    return Library(
      name: name, version: version ?? loaded?.packagedVersion(package), file: loaded?.file, remedy: remedy)
  }

  private static func folder(_ name: String, _ path: String, remedy: String) -> DataPlace {
    DataPlace(name: name, path: path, exists: FileKind(path: path) == .folder, remedy: remedy)
  }
}
