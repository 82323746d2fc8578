public import KeywrightDiagnostics
import KeywrightFiles

extension ModeList {
  /// The greatest size of a file with a list, in bytes.
  static let maximumSize = 1 << 20

  /// Reads the list of a file, or of standard input for `-`; the format is found out from what it holds.
  public init(path: String) throws(Diagnostic) {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: path, limit: Self.maximumSize)
    } catch {
      throw error.diagnostic(.modeListUnreadable)
    }
    try self.init(bytes, file: path == "-" ? "standard input" : path)
  }

  /// Reads a list; the format is found out from what the bytes hold.
  ///
  /// - Parameters:
  ///   - file: what messages call the bytes.
  public init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    let cursor = ListCursor(try ListText(bytes, file: file))
    self =
      switch try ModeListSyntax(of: cursor) {
      case .variant: try Self.variant(cursor)
      case .settings: try Self.settings(cursor)
      case .sections: try Self.sections(cursor)
      case .assignments: try KeyboardDefaults.read(cursor)
      case .oldPropertyList: try AppleKeyboards.read(OldPropertyListReader.read(cursor), cursor)
      case .xmlPropertyList: try AppleKeyboards.read(XMLPropertyListReader.read(cursor), cursor)
      }
    try Self.check(count: options.count, of: "options", in: cursor)
    guard modes.isEmpty else { return }
    warnings.append(
      .warning(
        .emptyModeList, "no input mode can be taken from \(format.name)",
        at: SourcePlace(file: file), hint: "name the layout or the modes yourself"))
  }

  /// A GVariant alone: pairs are GNOME's, plain strings are ibus's, unless they look like those of iOS.
  private static func variant(_ cursor: ListCursor) throws(Diagnostic) -> ModeList {
    let value = try GVariantReader.read(cursor)
    guard let items = value.items else {
      throw cursor.failure("the value is not a list of input modes", at: value.place, hint: ModeListSyntax.hint)
    }
    var type = cursor
    type.skipSpaceAndLineComments()
    if type.hasPrefix("@as") { return try IBusEngines.read(value, cursor) }
    guard case .string? = items.first else { return try GNOMESources.read(value, cursor) }
    guard items.contains(where: { AppleKeyboards.isEntry($0) }) else { return try IBusEngines.read(value, cursor) }
    return try AppleKeyboards.read(PropertyListValue(value), cursor)
  }

  private static func settings(_ cursor: ListCursor) throws(Diagnostic) -> ModeList {
    try DesktopSettings(StoredSetting.listed(cursor)).list(cursor)
  }

  private static func sections(_ cursor: ListCursor) throws(Diagnostic) -> ModeList {
    let sections = try INISection.read(cursor)
    let settings = DesktopSettings(StoredSetting.settings(of: sections))
    if settings.hasList { return try settings.list(cursor) }
    if Fcitx5Profile.isProfile(sections) { return try Fcitx5Profile(sections).list(cursor) }
    if let layout = KXKBLayouts.section(of: sections) { return try KXKBLayouts.read(layout, cursor) }
    throw ModeListSyntax.unrecognised(cursor)
  }
}
