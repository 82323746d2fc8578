public import KeywrightDiagnostics
import KeywrightFiles

/// Finds, reads and checks Compose tables.
///
/// Nothing but its own properties decides what it finds: no variable, no home folder, unless an environment is given.
public struct ComposeLoader: Hashable, Sendable {
  /// Where the X locale data is installed.
  public static let systemLocaleFolder = "/usr/share/X11/locale"

  /// The folder of the X locale data, when no environment names another.
  public var localeFolder: String
  /// The user's own desktop; nil, and a table depends on nothing but the source.
  public var environment: ComposeEnvironment?

  /// A loader without an environment unless one is given.
  public init(localeFolder: String = systemLocaleFolder, environment: ComposeEnvironment? = nil) {
    self.localeFolder = localeFolder
    self.environment = environment
  }

  private var folder: ComposeLocaleFolder {
    ComposeLocaleFolder(path: environment?.localeFolder ?? localeFolder)
  }

  /// The locale that `%L` means.
  private var includedLocale: String { environment?.locale ?? ComposeSource.defaultLocale }

  /// The table that the user's desktop has: the first of the user's own files that can be read, else the locale's.
  ///
  /// Without an environment it is the default locale's.
  public func loadDesktop() throws(Diagnostic) -> LoadedCompose {
    guard let environment else { return try loadLocale(ComposeSource.defaultLocale) }
    var skipped: [Diagnostic] = []
    for path in environment.userFiles {
      let file: FileContents
      do throws(FileFailure) {
        file = try FileReader.contents(of: path, limit: ComposeFlattener.fileSizeLimit)
      } catch {
        // Nobody says that the usual places have a file; XCOMPOSEFILE does.
        if error.isMissing, path != environment.composeFile { continue }
        skipped.append(
          .warning(
            .composeFileUnreadable, "the Compose file is passed over: \(error.cause)", at: SourcePlace(file: path),
            hint: "libxkbcommon takes the next one that it finds"))
        continue
      }
      var loaded = try load(file.bytes, name: path, identity: file.identity)
      loaded.diagnostics = skipped + loaded.diagnostics
      return loaded
    }
    var loaded = try loadLocale(environment.locale)
    loaded.diagnostics = skipped + loaded.diagnostics
    return loaded
  }

  /// The table of a source.
  ///
  /// A locale without Compose data, and a table that the library refuses, is a warning and Compose is off. One that looks
  /// like the name of a file is an error, as a file is that is not there.
  public func load(_ source: ComposeSource) throws(Diagnostic) -> LoadedCompose {
    switch source {
    case .off: return LoadedCompose(table: ComposeTable(), diagnostics: [], file: nil)
    case .desktop: return try loadDesktop()
    case .locale(let name): return try loadLocale(name, mayBeFile: true)
    case .text(let bytes, let name):
      var loaded = try load(bytes, name: name, identity: nil)
      loaded.file = nil
      return loaded
    case .file(let path):
      let file: FileContents
      do {
        file = try FileReader.contents(of: path, limit: ComposeFlattener.fileSizeLimit)
      } catch {
        throw .error(
          .composeFileUnreadable, "cannot read the Compose file: \(error.cause)", at: SourcePlace(file: path),
          hint: error.isMissing ? "name a file that exists, a locale such as en_US.UTF-8, or off" : error.dataHint)
      }
      return try load(file.bytes, name: path, identity: file.identity)
    }
  }

  private func loadLocale(_ name: String, mayBeFile: Bool = false) throws(Diagnostic) -> LoadedCompose {
    let finding = folder.composeFile(forLocale: name)
    guard case .file(let path, let locale) = finding else {
      if mayBeFile, case .unknownLocale(let known) = finding, ComposeSource.looksLikeFile(name, beside: known) {
        throw .error(
          .composeFileUnreadable, "\(Quoted.text(name)) is neither a Compose file that is there nor a locale",
          hint: "name a file that exists, a locale such as en_US.UTF-8, or off")
      }
      return .off(Self.warning(about: finding, locale: name, folder: folder, at: SourcePlace()))
    }
    // Half a megabyte that most keys do not need is left unread until one does.
    if folder.path == Self.systemLocaleFolder, locale.hasSuffix("UTF-8"), FileKind(path: path) == .regular {
      return LoadedCompose(
        table: ComposeTable(deferring: { loadStock(path, locale: locale, name: name) }), diagnostics: [], file: path)
    }
    return try loadLocaleFile(path, locale: locale, name: name)
  }

  /// A file of the X locale data, when a key needs it; what goes wrong with it switches Compose off.
  private func loadStock(_ path: String, locale: String, name: String) -> LoadedCompose {
    if let firstKeys = ComposeStockScan.firstKeys(of: path) {
      let table = ComposeTable(firstKeys: firstKeys) { () throws(Diagnostic) in try stockText(path) }
      return LoadedCompose(table: table, diagnostics: [], file: path)
    }
    do {
      return try loadLocaleFile(path, locale: locale, name: name)
    } catch {
      var warning = error
      warning.severity = .warning
      return .off([warning])
    }
  }

  private func loadLocaleFile(_ path: String, locale: String, name: String) throws(Diagnostic) -> LoadedCompose {
    let file: FileContents
    do {
      file = try FileReader.contents(of: path, limit: ComposeFlattener.fileSizeLimit)
    } catch {
      return .off([
        .warning(
          .composeDataMissing, "Compose is off: the file of locale \(name) cannot be read: \(error.cause)",
          at: SourcePlace(file: path), hint: "install the package libx11-data")
      ])
    }
    let text = try flatten(file.bytes, name: path, identity: file.identity)
    // Such a file with includes is right as well.
    if text.isClean, text.diagnostics.isEmpty, locale.hasSuffix("UTF-8"), text.text.files.allSatisfy(\.isStock) {
      let clean = text.text
      let table = ComposeTable(firstKeys: text.firstKeys) { () throws(Diagnostic) in clean }
      return LoadedCompose(table: table, diagnostics: [], file: path)
    }
    let reading = ComposeReading(text.text)
    if let refusal = reading.refusal {
      let isLegacy = !locale.hasSuffix("UTF-8")
      return .off(
        text.diagnostics + [
          .warning(
            .composeTableRefused, "Compose is off: the library reads only UTF-8 and refuses the file of locale \(name)",
            at: refusal,
            hint: isLegacy
              ? "use a locale with UTF-8, such as \(Self.withUTF8(name))" : "correct the file, or name another one")
        ])
    }
    return loaded(text, reading, file: path)
  }

  private func load(
    _ bytes: [UInt8], name: String, identity: FileIdentity?
  ) throws(Diagnostic) -> LoadedCompose {
    let text = try flatten(bytes, name: name, identity: identity)
    let reading = ComposeReading(text.text)
    guard let refusal = reading.refusal else { return loaded(text, reading, file: name) }
    return .off(
      text.diagnostics + reading.diagnostics + [
        .warning(
          .composeTableRefused, "Compose is off: the library refuses a file with more than ten errors", at: refusal,
          hint: "correct the lines named above; the file has to be UTF-8")
      ])
  }

  private func stockText(_ path: String) throws(Diagnostic) -> ComposeText {
    let file: FileContents
    do {
      file = try FileReader.contents(of: path, limit: ComposeFlattener.fileSizeLimit)
    } catch {
      throw .warning(
        .composeDataMissing, "Compose is off: the file of the locale cannot be read any more: \(error.cause)",
        at: SourcePlace(file: path), hint: "install the package libx11-data")
    }
    return try flatten(file.bytes, name: path, identity: file.identity).text
  }

  private func flatten(
    _ bytes: [UInt8], name: String, identity: FileIdentity?
  ) throws(Diagnostic) -> ComposeFlattener {
    var text = ComposeFlattener(folder: folder, locale: includedLocale, home: environment?.home)
    try text.add(bytes, name: name, identity: identity)
    return text
  }

  private func loaded(_ text: ComposeFlattener, _ reading: ComposeReading, file: String) -> LoadedCompose {
    LoadedCompose(
      table: ComposeTable(reading: reading), diagnostics: text.diagnostics + reading.diagnostics,
      file: file)
  }

  private static func withUTF8(_ locale: String) -> String {
    "\(locale.prefix { $0 != "." && $0 != "@" }).UTF-8"
  }

  static func warning(
    about finding: ComposeLocaleFolder.Finding, locale: String, folder: ComposeLocaleFolder, at place: SourcePlace
  ) -> [Diagnostic] {
    switch finding {
    case .file: []
    case .noData(let reason):
      [
        .warning(
          .composeDataMissing, "no Compose data: cannot read \(folder.path)/compose.dir: \(reason)", at: place,
          hint: "install the package libx11-data")
      ]
    case .unknownLocale(let known):
      [
        .warning(
          .composeLocaleUnknown, "the X locale data has no Compose file for locale \(Quoted.text(locale))", at: place,
          hint: NameSuggestion.hint(for: locale, in: known)
            ?? "name a locale such as en_US.UTF-8, a file, or off")
      ]
    }
  }
}

extension LoadedCompose {
  /// No Compose, and why.
  static func off(_ diagnostics: [Diagnostic]) -> LoadedCompose {
    LoadedCompose(table: ComposeTable(), diagnostics: diagnostics, file: nil)
  }
}
