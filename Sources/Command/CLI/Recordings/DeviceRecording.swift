import KeyRecordings
import KeywrightDiagnostics
import KeywrightInputDevices
import KeywrightKeyEvents

/// One recording of a device, from now until it is stopped.
struct DeviceRecording {
  var format: RecordingFormat
  var output: String?
  /// How long it lasts; nil for no end.
  var time: Duration?
  /// How many keys are pressed; nil for no end.
  var keyCount: Int?

  /// Records; what was recorded is kept whatever ends it.
  func run(_ device: borrowing InputDevice, console: Console) throws {
    let names = KeyNameTable()
    let native = RecordingFormat.ofThisMachine
    var description = device.description
    // The name is the hardware's, and may hold what a terminal obeys.
    if output == nil || output == "-", console.outputIsTerminal {
      description.name = SafeText.escaped(description.name)
    }
    guard let writer = format.writer(names: names, device: description) else { return }
    var converter = RecordingConverter(
      from: native.reader(file: device.path, lookup: KeyLookup(names: names)), to: writer)
    let signals = StopSignals()
    let out = try OutputFile(output, console: console)
    var intake = KeyIntake(heldKeys: device.heldKeys)
    let end = time.map { ContinuousClock.now + $0 }
    if console.errorIsTerminal { console.writeError(announcement(of: device.description.name)) }

    var event = StopSignals.Event.device
    var isUnplugged = false
    var messages: [Diagnostic] = []
    func isDone() -> Bool { keyCount.map { intake.pressCount >= $0 && intake.isQuiet } ?? false }
    while event == .device, !isUnplugged, !isDone() {
      event = signals.wait(for: device, until: end)
      var bytes: [UInt8] = []
      // What was typed before a signal came counts.
      switch device.read() {
      case .records(let records): intake.take(records, stoppingAt: keyCount, into: &bytes)
      case .unplugged: isUnplugged = true
      }
      try convert(bytes, &converter, &messages, out)
    }
    var bytes: [UInt8] = []
    intake.finish(isInterrupted: event == .interrupt, into: &bytes)
    try convert(bytes, &converter, &messages, out)
    var written: [UInt8] = []
    messages += converter.finish(into: &written)
    try out.write(written)
    try out.commit()
    // Until here another Ctrl+C must not take away what was recorded.
    extendLifetime(signals)
    if isUnplugged { messages.append(unplugged(device.path)) }
    if event == .interrupt, console.errorIsTerminal { console.writeError("\n") }
    for message in messages { console.report(message) }
    if console.errorIsTerminal { console.writeError("keywright: \(Self.count(intake.pressCount)) recorded\n") }
  }

  private func convert(
    _ bytes: [UInt8], _ converter: inout RecordingConverter, _ messages: inout [Diagnostic], _ out: borrowing OutputFile
  ) throws {
    guard !bytes.isEmpty else { return }
    var written: [UInt8] = []
    messages += converter.convert(bytes.span, into: &written)
    if !written.isEmpty { try out.write(written) }
  }

  private func announcement(of name: String) -> String {
    var ends: [String] = []
    if let time { ends.append("after \(time.components.seconds) s") }
    if let keyCount { ends.append("after \(Self.count(keyCount))") }
    ends.append("with Ctrl+C")
    return "keywright: recording \(SafeText.escaped(name)); it stops \(ends.joined(separator: " or "))\n"
  }

  private func unplugged(_ path: String) -> Diagnostic {
    .warning(
      .deviceUnplugged, "\(Quoted.text(path)) is gone; what came before is kept",
      hint: "keywright record alone lists the keyboards")
  }

  private static func count(_ keys: Int) -> String { keys == 1 ? "1 key" : "\(keys) keys" }
}
