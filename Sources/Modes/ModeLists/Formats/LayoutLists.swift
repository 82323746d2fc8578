import KeywrightDiagnostics
import KeywrightKeyEvents

/// Comma-separated lists of layouts and variants, as X and KDE keep them.
enum LayoutLists {
  /// Adds a mode for each layout; variants are paired with the layouts as libxkbcommon does.
  static func add(layouts: PlacedText, variants: PlacedText?, to list: inout ModeList, _ cursor: ListCursor)
    throws(Diagnostic)
  {
    let entries = layouts.listed
    try ModeList.check(count: entries.count, in: cursor)
    let stripped = variants?.listed ?? []
    try ModeList.check(count: stripped.count, of: "variants", in: cursor)
    let pairs = LayoutName.pairs(
      layouts: entries.map(\.text).joined(separator: ","), variants: stripped.map(\.text).joined(separator: ","))
    if let variants, !pairs.lost.isEmpty {
      let lost = pairs.lost.map { Quoted.text($0, limit: 60) }.joined(separator: ", ")
      list.warnings.append(
        .warning(
          .variantCountDiffers, "the list of variants does not match that of layouts, so \(lost) is ignored",
          at: variants.place, hint: "give one variant for each layout, empty ones too, such as ,bepo"))
    }
    for (entry, pair) in zip(entries, pairs.names) {
      // Older versions of KDE write the variant in parentheses.
      let name = pair.variant.isEmpty ? LayoutName(pair.layout) : pair
      list.add(
        ListedLayout(layout: name.layout, variant: name.variant),
        entry: PlacedText(text: name.description, place: entry.place))
    }
  }

  /// The options of a comma-separated list.
  static func options(_ text: PlacedText?) -> [String] { (text?.listed ?? []).map(\.text).filter { !$0.isEmpty } }
}
