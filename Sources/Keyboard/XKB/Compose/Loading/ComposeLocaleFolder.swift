import Glibc
import KeywrightFiles

/// The X locale data: which Compose file belongs to a locale.
///
/// The library could look this up, but reads the environment and the home folder on the way.
struct ComposeLocaleFolder: Hashable, Sendable {
  var path: String

  /// What looking for a locale's Compose file gave.
  enum Finding {
    /// The file, and the name of the locale after all aliases.
    case file(path: String, locale: String)
    /// The data knows no such locale; these have a Compose file.
    case unknownLocale(known: [String])
    /// The data is not there.
    case noData(reason: String)
  }

  func composeFile(forLocale name: String) -> Finding {
    let directory: FileContents
    do {
      directory = try FileReader.contents(of: "\(path)/compose.dir", limit: ComposeFlattener.fileSizeLimit)
    } catch {
      return .noData(reason: error.cause)
    }
    var locale = name
    if let aliases = try? FileReader.contents(of: "\(path)/locale.alias", limit: ComposeFlattener.fileSizeLimit),
      let target = LocaleNameTable(bytes: aliases.bytes).right(ofLeft: name)
    {
      locale = target
    }
    // As in libxkbcommon: the data gives C the file for ISO 8859-1, of which the library reads nothing.
    if locale == "C" { locale = "en_US.UTF-8" }
    let table = LocaleNameTable(bytes: directory.bytes)
    guard let file = table.left(ofRight: locale) else { return .unknownLocale(known: table.rights()) }
    let isAbsolute = file.utf8.first == UInt8(ascii: "/")
    return .file(path: isAbsolute ? file : "\(path)/\(file)", locale: locale)
  }

  /// Whether a path lies in this folder, so that what it holds is not the user's own doing.
  func contains(_ file: String) -> Bool { PathText.rest(of: file, in: path) != nil }
}
