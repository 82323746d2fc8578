import BuiltInModes
import Keywright
import KeywrightDiagnostics
import KeywrightJSONText

/// `keywright modes`: which modes are active, and which one a field gets.
enum ModesCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    if !arguments.operands.isEmpty { return try ModesCheck.run(arguments, console: console) }
    if arguments.has(.list) {
      if let other = arguments.options.first(where: { $0 != .list }) {
        throw UsageError(
          "--list and \(other) do not go together", hint: "--list alone prints the ids; leave out one of them")
      }
      try console.write(ModeCatalogue.ids.map { "\($0)\n" }.joined())
      return .good
    }
    let keymap = try KeymapOptions.values(of: arguments)
    let chosen = try ModeOptions.values(of: arguments, keymap: keymap, needsLanguages: true)
    defer { PluginReportPrinter.write(chosen.plugins, console) }
    let field = FieldConfiguration(context: chosen.context, preferences: chosen.preferences)
    // The simulator of a replay, so that modes finds and refuses what replay does.
    let simulator = try Simulator(keymap.configuration(modes: chosen, field: field, keepsJournal: false))
    let failures = PluginReportPrinter.failures(chosen.plugins) { simulator.warn($0) }
    try console.report(keymap.warnings + chosen.warnings + simulator.warnings, isStrict: keymap.isStrict)
    guard failures.isEmpty else { throw DiagnosticList(failures) }
    if arguments.choice(.output) == OutputForm.json {
      let json = ModesReport.json(simulator.registry, simulator.resolution, unavailable: chosen.unavailable)
      try console.write(JSONWriter.pretty(json) + "\n")
    } else {
      try console.write(
        ModesReport.text(
          simulator.registry, simulator.resolution, unavailable: chosen.unavailable, style: console.outputStyle))
    }
    return .good
  }
}

extension ModesCommand {
  static let spec = CommandSpec(
    name: "modes",
    summary: "Lists input modes, and tells which one a text field gets and why.",
    operands: "[check PLUGIN]", maximumOperands: 65_536,
    groups: [
      CommandSpec.OptionGroup(
        title: ModeOptions.group.title,
        options: [
          OptionSpec(
            .list, help: "the ids of all modes of this build, one a line, those of engines too; no layouts"),
          OptionSpec(
            .from, value: "FILE",
            help:
              "the modes that a system has stored: GNOME's sources, the profile of fcitx5, preload-engines of ibus, /etc/default/keyboard, KDE's kxkbrc, iOS's AppleKeyboards; modes of --mode come after them"
          ),
        ] + ModeOptions.group.options),
      CommandSpec.OptionGroup(
        title: "Output",
        options: [
          OptionSpec(
            .output, choices: OutputForm.plain.map(\.rawValue), help: "a table, or one JSON object (default text)")
        ]
      ),
      KeymapOptions.group,
    ],
    glossaries: [
      CommandSpec.Glossary(
        title: "Ids of input modes", entries: ModeCatalogue.families.map { ($0.form, $0.summary) }),
      CommandSpec.Glossary(
        title: "Keys of their engines", entries: ModeCatalogue.keys.map { ($0.form, $0.summary) }),
    ],
    examples: [
      CommandSpec.Example(
        purpose: "a field that prefers emoji", line: "keywright modes --mode xkb:us --mode emoji --prefer emoji",
        output: """
             MODE    LANGUAGE  KEYBOARD   NAME
             xkb:us  en        us         English (US)
          →  emoji   emoji     emoji.xkb  Emoji

          emoji: preferred
          the field prefers the language emoji, and emoji is active
          """),
      CommandSpec.Example(
        purpose: "which of the system's layouts a Russian field gets",
        line: "echo XKBLAYOUT=us,ru | keywright modes --from - --prefer ru",
        output: """
             MODE    LANGUAGE  KEYBOARD  NAME
             xkb:us  en        us        English (US)
          →  xkb:ru  ru        ru        Russian

          xkb:ru: preferred
          the field prefers the language ru, and xkb:ru is active
          """),
      CommandSpec.Example(
        purpose: "the mode of a keymap, for a program to read", line: "keywright modes --layout us,ru --output json"),
      CommandSpec.Example(
        purpose: "whether somebody's plugin keeps the rules of input methods", line: "keywright modes check arrows.sh"),
    ])
}
