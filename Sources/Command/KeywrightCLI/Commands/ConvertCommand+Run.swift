import KeyRecordings

/// `keywright convert`: a recording in, the same in another format out.
enum ConvertCommand: Command {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    guard let to = try RecordingOptions.format("--to", arguments, among: RecordingFormat.writable) else {
      throw UsageError("convert needs a format to write", hint: "say which: --to evemu")
    }
    return try Conversion(
      input: arguments.operands.first ?? "-", from: RecordingOptions.format("--from", arguments), to: to,
      output: arguments.value("--output"), isStrict: arguments.has("--strict"),
      keymap: LookupKeymap(try KeymapOptions.chosen(arguments))
    ).run(console: console)
  }
}
