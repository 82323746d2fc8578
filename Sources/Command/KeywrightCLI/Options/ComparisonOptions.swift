/// The options that press the keys of a replay on other keyboards as well.
enum ComparisonOptions {
  static let group = CommandSpec.OptionGroup(
    title: "The same keys elsewhere",
    options: [
      OptionSpec(
        "--also", value: "LAYOUTS", isRepeatable: true,
        help:
          "other layouts, such as 'fr(bepo)': shows both texts and the keys that differ; may be given more than once"),
      OptionSpec(
        "--also-xkb-path", value: "DIR", isRepeatable: true,
        help:
          "folder of XKB data for the other keyboard, in the place of --xkb-path (without --also for the same layout)"),
    ])
}
