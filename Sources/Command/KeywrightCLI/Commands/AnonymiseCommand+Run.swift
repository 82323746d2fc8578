import Diagnostics
import KeyEvents
import KeyRecordings

/// `keywright anonymise`: a recording in, the same with other letters and digits out.
enum AnonymiseCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let conversion = Conversion(
      input: arguments.operands.first ?? "-", from: try RecordingOptions.format("--from", arguments),
      to: try RecordingOptions.format("--to", arguments, among: RecordingFormat.writable),
      output: arguments.value("--output"), isStrict: arguments.has("--strict"),
      keymap: LookupKeymap(try KeymapOptions.chosen(arguments)), namesKeys: false)
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
    guard let text = arguments.value("--seed") else {
      return SeededRandom(seed: nil)
    }
    guard let seed = UInt64(text) else {
      throw UsageError(
        "--seed cannot be \(Quoted.text(text))", hint: "give a whole number, such as --seed 1")
    }
    return SeededRandom(seed: seed)
  }
}
