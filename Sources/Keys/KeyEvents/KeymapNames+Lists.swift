public import KeywrightDiagnostics

extension KeymapNames {
  /// The names from comma-separated lists, paired as libxkbcommon pairs them; adds a warning where variants are lost.
  ///
  /// One variant beside several layouts, or several beside one, counts for none of them; otherwise the first belongs to the
  /// first, and so on.
  public init(
    layouts: String, variants: String, rules: String = "", model: String = "", options: String = "",
    warnings: inout [Diagnostic]
  ) {
    let pairs = LayoutName.pairs(layouts: layouts, variants: variants)
    if !pairs.lost.isEmpty {
      let lost = pairs.lost.map { "“\($0)”" }.joined(separator: ", ")
      warnings.append(
        .warning(
          .variantCountDiffers,
          "the variant list does not match the layout list, so \(lost) \(pairs.lost.count == 1 ? "is" : "are") ignored",
          hint: "give one variant for each layout, empty ones too: the variants ,intl for the layouts us,us"))
    }
    self.init(
      rules: rules, model: model, layouts: pairs.names, options: options.split(separator: ",").map(String.init))
  }
}

extension LayoutName {
  /// The pairs of two comma-separated lists, and the variants that go to no layout.
  public static func pairs(layouts: String, variants: String) -> (names: [LayoutName], lost: [String]) {
    let layouts = layouts.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let variants =
      variants.isEmpty ? [] : variants.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var used = variants.prefix(layouts.count)
    if layouts.count != variants.count, layouts.count == 1 || variants.count == 1 { used = [] }
    let names = layouts.indices.map { index in
      LayoutName(layout: layouts[index], variant: index < used.count ? used[index] : "")
    }
    return (names, variants.dropFirst(used.count).filter { !$0.isEmpty })
  }
}
