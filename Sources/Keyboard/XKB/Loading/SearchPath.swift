import Glibc
import KeywrightDiagnostics
import KeywrightFiles

/// The folders in which the library looks for included files, in order.
struct SearchPath {
  struct Folder {
    var path: String
    /// Whether it is the system's own data, which is known to be sound.
    var isSystem: Bool
  }

  var folders: [Folder]
  /// Whether the system's own data was to be searched, be it there or not.
  var searchesSystem: Bool
  /// Whether the user's own folders have FIFOs or devices, which a file of the system might include.
  var hasOddFiles = false
  /// Whether what includes say of the home folder and of variables counts.
  var usesEnvironment = false
  private let copies = SystemCopies()

  init(folders: [Folder], searchesSystem: Bool) {
    self.folders = folders
    self.searchesSystem = searchesSystem
  }

  var own: [Folder] { folders.filter { !$0.isSystem } }

  /// The first file of a name in a kind of data: `symbols`, `us`; nil when no folder has it.
  func file(_ kind: String, _ name: String) -> String? {
    folders.lazy.map { "\($0.path)/\(kind)/\(name)" }.first { FileKind(path: $0) == .regular }
  }

  /// Whether a file is the system's, or the same byte for byte, as in a copy of all of its data.
  func isSystem(_ path: String) -> Bool {
    for folder in own {
      guard let name = PathText.rest(of: path, in: folder.path) else { continue }
      return folders.contains { $0.isSystem && copies.areSame(path, "\($0.path)/\(name)") }
    }
    return folders.contains { $0.isSystem && PathText.rest(of: path, in: $0.path) != nil }
  }

  /// The system's file that a file of the user takes the place of; nil where it is the only one of its name.
  func systemFile(hiddenBy path: String) -> String? {
    for folder in own {
      guard let name = PathText.rest(of: path, in: folder.path) else { continue }
      return folders.lazy.filter(\.isSystem).map { "\($0.path)/\(name)" }.first { FileKind(path: $0) == .regular }
    }
    return nil
  }

  /// The names of the files in a kind of data, of all folders, sorted; without one that has been tried in vain.
  func names(_ kind: String, except tried: String? = nil) -> [String] {
    Set(folders.flatMap { KeywrightFiles.Folder.names(in: "\($0.path)/\(kind)") }).filter { $0 != tried }.sorted()
  }

  /// Refuses names when there are no rules that could turn them into a keymap.
  func check(rules: String) throws(Diagnostic) {
    guard file("rules", rules) == nil else { return }
    let known = names("rules").filter { !$0.contains(".") && $0 != "README" }
    guard !known.isEmpty else {
      throw .error(
        .noSystemData, "there is no XKB data in which to look up layouts",
        hint: searchesSystem
          ? "install the package xkb-data (xkeyboard-config), or give a whole keymap in a file"
          : "let the system's XKB data be searched as well, or give a whole keymap in a file")
    }
    throw .error(
      .keymapDoesNotCompile, "there are no rules “\(rules)” in \(list)",
      hint: NameSuggestion.hint(for: rules, in: known)
        ?? "the rules are \(known.joined(separator: ", "))")
  }

  /// The path of an include with what the library puts for `%S`, `%E`, `%H` and `%%`; nil for one that it refuses.
  func expanded(_ name: String, kind: String = "rules") -> String? {
    var result = ""
    var rest = Substring(name)
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "%": result += "%"
      case "S": result += (SystemData.directory ?? "") + "/" + kind
      case "E": result += (Self.variable("XKB_CONFIG_EXTRA_PATH") ?? "/etc/xkb") + "/" + kind
      case "H": result += Self.variable("HOME") ?? ""
      default: return nil
      }
    }
    return result
  }

  /// Why an include would follow the environment, where that does not count; nil where it does not, or may.
  func environment(in name: String) -> Diagnostic? {
    guard !usesEnvironment, name.contains("%") else { return nil }
    if name.contains("%H") {
      return .error(
        .includeNotFound, "`%H` stands for the home folder, and nothing of the environment counts here",
        hint: "write the path itself")
    }
    for (letter, variable) in [("%S", "XKB_CONFIG_ROOT"), ("%E", "XKB_CONFIG_EXTRA_PATH")] {
      guard name.contains(letter), Self.variable(variable) != nil else { continue }
      return .error(
        .includeNotFound, "`\(letter)` follows the variable \(variable), and nothing of the environment counts here",
        hint: "unset the variable, or write the path itself")
    }
    return nil
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The folders as a sentence lists them.
  var list: String { folders.map(\.path).joined(separator: ", ") }
}

extension LibraryContext {
  /// Lets the context search what a loader says; the overlays come before the folders that they repair.
  func search(_ loader: KeymapLoader, overlays: inout [BOMStrippedOverlay]) throws(Diagnostic) -> SearchPath {
    var folders: [SearchPath.Folder] = []
    for directory in loader.includeDirectories {
      guard FileKind(path: directory) == .folder else {
        throw .error(
          .keymapFileUnreadable, "there is no XKB folder here", at: SourcePlace(file: directory),
          hint: "give a folder that holds symbols/, types/, compat/, keycodes/ or rules/")
      }
      folders.append(SearchPath.Folder(path: directory, isSystem: directory == SystemData.directory))
    }
    let system = loader.usesSystemData ? SystemData.directory : nil
    if loader.usesEnvironment {
      appendDefaults()
      for path in directories where loader.usesSystemData || path != SystemData.directory {
        folders.append(SearchPath.Folder(path: path, isSystem: path == SystemData.directory))
      }
      clearDirectories()
    } else if let system {
      folders.append(SearchPath.Folder(path: system, isSystem: true))
    }
    var hasOddFiles = false
    for folder in folders {
      if !folder.isSystem {
        let scan = OwnFolderScan(folder.path)
        hasOddFiles = hasOddFiles || scan.hasOddFiles
        if let overlay = BOMStrippedOverlay(of: scan) {
          overlays.append(overlay)
          _ = append(overlay.path)
        }
      }
      guard append(folder.path) else {
        throw .error(
          .keymapFileUnreadable, "the folder cannot be searched for XKB data", at: SourcePlace(file: folder.path),
          hint: "check its permissions")
      }
    }
    var path = SearchPath(folders: folders, searchesSystem: loader.usesSystemData)
    path.hasOddFiles = hasOddFiles
    path.usesEnvironment = loader.usesEnvironment
    return path
  }
}
