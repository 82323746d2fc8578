public import KeywrightDiagnostics
public import KeywrightKeyEvents

extension KeymapLoader {
  /// How somebody who chooses a keymap by names says so, for messages about data that is missing.
  public struct Choice: Sendable {
    /// What was chosen, as it was written: `--layout de`; empty for nothing.
    public var given: String
    /// How a folder of XKB data is named: `--xkb-path DIR`.
    public var folderForm: String
    /// Where it was chosen.
    public var place: SourcePlace

    /// A choice and the words for it.
    public init(given: String, folderForm: String, at place: SourcePlace = SourcePlace()) {
      self.given = given
      self.folderForm = folderForm
      self.place = place
    }
  }

  /// The keyboard of some names: where there is no XKB data to look them up in, the bundled `us`, if that is all they ask for.
  public func keyboard(
    of names: KeymapNames, _ choice: Choice, warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> KeyboardSource {
    guard !systemDataExists, includeDirectories.isEmpty, !usesEnvironment else { return .names(names) }
    let missing = usesSystemData ? "the system has no XKB data" : "the system's XKB data is left out"
    let remedy = usesSystemData ? "install xkb-data" : "let the system's data be searched"
    let hint = "\(remedy), or name a folder of XKB data: \(choice.folderForm)"
    guard names == KeymapNames(layouts: [LayoutName(layout: "us")]) else {
      throw .error(
        .noSystemData, "\(missing), so \(Quoted.text(choice.given)) cannot be loaded", at: choice.place, hint: hint)
    }
    warnings.append(
      .warning(.noSystemData, "\(missing); the bundled us.xkb is used instead", at: choice.place, hint: hint))
    return .bundled("us")
  }
}
