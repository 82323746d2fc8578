import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents

/// `keywright anonymise`: a recording in, the same with other letters and digits out.
enum AnonymiseCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let conversion = Conversion(
      input: arguments.operands.first ?? "-", from: try RecordingOptions.format(.from, arguments),
      to: try RecordingOptions.format(.to, arguments, among: RecordingFormat.writable),
      output: arguments.value(.output), isStrict: arguments.has(.strict),
      keymap: LookupKeymap(try KeymapOptions.values(of: arguments)), namesKeys: false)
    let box = Box(KeystrokeAnonymiser(using: try random(arguments)))
    return try conversion.run(console: console) { action, isPressOfHeldKey throws(Diagnostic) in
      try box.anonymiser.anonymise(action, isPressOfHeldKey: isPressOfHeldKey)
    }
  }

  /// One anonymiser that a closure changes.
  private final class Box {
    var anonymiser: KeystrokeAnonymiser<SeededRandom>

    init(_ anonymiser: KeystrokeAnonymiser<SeededRandom>) { self.anonymiser = anonymiser }
  }

  private static func random(_ arguments: ParsedArguments) throws(UsageError) -> SeededRandom {
    guard let text = arguments.value(.seed) else {
      return SeededRandom(seed: nil)
    }
    guard let seed = UInt64(text) else {
      throw UsageError(
        "--seed cannot be \(Quoted.text(text))", hint: "give a whole number, such as --seed 1")
    }
    return SeededRandom(seed: seed)
  }
}

extension AnonymiseCommand {
  static let spec = CommandSpec(
    name: "anonymise",
    summary: "Replaces typed letters, digits and signs with random ones.",
    operands: "[FILE | -]", maximumOperands: 1,
    groups: [
      CommandSpec.OptionGroup(
        title: "What is exchanged",
        options: [
          OptionSpec(.signs, help: "does nothing more: keys of signs are exchanged in any case"),
          OptionSpec(.seed, value: "NUMBER", help: "the same choice each time (default: another one each time)"),
        ]),
      CommandSpec.OptionGroup(
        title: "From and to",
        options: [
          OptionSpec(.to, value: "FORMAT", help: "the format to write (default: that of FILE)"),
          OptionSpec(.from, value: "FORMAT", help: "the format of FILE (default: what it looks like)"),
        ]),
      KeymapOptions.lookup,
      CommandSpec.OptionGroup(title: "Output", options: [RecordingOptions.output, RecordingOptions.strict]),
    ],
    glossaries: [
      CommandSpec.Glossary(
        title: "What becomes of a recording",
        entries: [
          ("letters", "each press of a letter key becomes one of another letter key, by chance"),
          ("digits", "likewise, those of the keypad among themselves"),
          ("signs", "likewise, with every other key that types on some layout: ö, é, <, ¥ and so on"),
          ("Space", "stays, but not with AltGr, with which it types a sign on some layouts"),
          (
            "the rest",
            "stays readable: times, repeats, Return, Tab, BackSpace, arrows, Shift, Ctrl and AltGr; so how long words are, how fast somebody types and what was corrected"
          ),
          ("presses", "without a release get a letter each; the release is added"),
          ("messages", "do not say which keys were pressed; errors quote what cannot be read"),
          ("the file", "is written anew, without the names and comments that it had"),
        ]),
      RecordingOptions.formats,
    ],
    examples: [
      CommandSpec.Example(
        purpose: "a password that nobody will read",
        line: "echo 'S E C R E T 1 LEFTSHIFT+1' | keywright anonymise --seed 1",
        output: "G Z M S S Z 9 LEFTSHIFT+6")
    ])
}
