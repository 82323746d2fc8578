import KeyRecordings
import KeywrightDiagnostics
import KeywrightInputDevices

/// `keywright record`: a keyboard of this machine in, a recording out.
enum RecordCommand: Command {
  static let longest = 86_400
  private static let mostKeys = 1_000_000_000

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitStatus {
    let format = try RecordingOptions.format(.format, arguments, among: RecordingFormat.writable) ?? .evemu
    let seconds = try number(.seconds, arguments, upTo: longest)
    let keys = try number(.keys, arguments, upTo: mostKeys)
    guard let path = arguments.operands.first else {
      try DeviceReport(DeviceList()).write(console)
      return .good
    }
    let output = arguments.value(.output)
    if format.isBinary, output == nil || output == "-", console.outputIsTerminal {
      throw Conversion.binaryToTerminal(format)
    }
    let device = try InputDevice(path)
    guard try arguments.has(.yes) || RecordingConsent(console).isGiven(for: device.description.name) else {
      throw Diagnostic.error(.usage, "nothing was recorded", hint: "answer y to record")
    }
    try DeviceRecording(
      format: format, output: output, time: seconds.map { .seconds($0) }, keyCount: keys
    ).run(device, console: console)
    return .good
  }

  private static func number(
    _ option: OptionName, _ arguments: ParsedArguments, upTo limit: Int
  ) throws(UsageError) -> Int? {
    guard let value = arguments.value(option) else { return nil }
    guard let number = Int(value), (1...limit).contains(number) else {
      throw UsageError(
        "\(option) cannot be \(Quoted.text(value))",
        hint: "give a whole number from 1 to \(limit), such as \(option) 10")
    }
    return number
  }
}

extension RecordCommand {
  static let spec = CommandSpec(
    name: "record",
    summary: "Records a keyboard; without a device lists the keyboards.",
    operands: "[DEVICE]", maximumOperands: 1,
    groups: [
      CommandSpec.OptionGroup(
        title: "What to record",
        options: [
          OptionSpec(
            .seconds, value: "N", help: "stop after so many seconds, up to \(longest) (default: stop with Ctrl+C)"),
          OptionSpec(.keys, value: "N", help: "stop when so many keys were pressed and are up again"),
          OptionSpec(.yes, help: "do not ask whether passwords may be recorded"),
        ]),
      CommandSpec.OptionGroup(
        title: "Output",
        options: [
          RecordingOptions.output, OptionSpec(.format, value: "FORMAT", help: "the format to write (default evemu)"),
        ]),
    ],
    glossaries: [RecordingOptions.formats],
    examples: [
      CommandSpec.Example(purpose: "which keyboards there are", line: "keywright record"),
      CommandSpec.Example(
        purpose: "a recording to replay, until Ctrl+C", line: "keywright record /dev/input/event3 -o typing.evemu"),
      CommandSpec.Example(
        purpose: "ten keystrokes, as people read them",
        line: "keywright record /dev/input/event3 --keys 10 --format notation"),
    ])
}
