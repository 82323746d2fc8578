import Glibc

/// The parts of a desktop's environment that decide which Compose file its user gets.
public struct ComposeEnvironment: Hashable, Sendable {
  /// The locale for characters: the first of LC_ALL, LC_CTYPE and LANG that is set, else `C`.
  public var locale: String
  /// XCOMPOSEFILE: the user's Compose file.
  public var composeFile: String?
  /// The folder of the user's settings, from XDG_CONFIG_HOME or HOME.
  public var configFolder: String?
  /// HOME, which `%H` stands for.
  public var home: String?
  /// XLOCALEDIR: the X locale folder, which `%S` stands for.
  public var localeFolder: String?

  /// The environment that a look-up of variables gives.
  public init(variable: (String) -> String?) {
    func set(_ name: String) -> String? {
      guard let value = variable(name), !value.isEmpty else { return nil }
      return value
    }
    locale = set("LC_ALL") ?? set("LC_CTYPE") ?? set("LANG") ?? "C"
    composeFile = set("XCOMPOSEFILE")
    home = set("HOME")
    localeFolder = set("XLOCALEDIR")
    if let folder = set("XDG_CONFIG_HOME"), folder.utf8.first == UInt8(ascii: "/") {
      configFolder = folder
    } else {
      configFolder = home.map { "\($0)/.config" }
    }
  }

  /// The environment of this process.
  public static func ofProcess() -> ComposeEnvironment {
    ComposeEnvironment { name in getenv(name).map { String(cString: $0) } }
  }

  /// The files that libxkbcommon looks for before it takes the locale's, in its order.
  var userFiles: [String] {
    [composeFile, configFolder.map { "\($0)/XCompose" }, home.map { "\($0)/.XCompose" }].compactMap(\.self)
  }
}
