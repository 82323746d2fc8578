import KeyRecordings
import Keywright
import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents

/// The options that bring the keystrokes of a replay.
enum KeystrokeOptions {
  static let group = CommandSpec.OptionGroup(
    title: "Keystrokes",
    options: [
      OptionSpec(
        .keys, short: "-k", value: "NOTATION", allowsEmpty: true,
        help: "keystrokes, such as 'SHIFT+H I'; keywright help notation explains them"),
      OptionSpec(
        .format, value: "FORMAT",
        help: "how FILE, or standard input for -, is written (default: what it looks like)"),
    ])
}

/// Where the keystrokes of a replay come from.
enum KeystrokeSource: Sendable {
  /// Keystrokes in the notation, and what messages call them.
  case notation(String, name: String)
  /// The bytes of an evdev recording, and what messages call it.
  case events([UInt8], name: String)
  /// A file, or standard input for `-`; without a format it is found out.
  case file(String, RecordingFormat?)
}

extension KeystrokeOptions {
  /// Reads the options and the operand that name the keystrokes.
  static func values(of arguments: ParsedArguments) throws(UsageError) -> KeystrokeSource {
    let format = try RecordingOptions.format(.format, arguments)
    switch (arguments.value(.keys), arguments.operands.first) {
    case (_?, let file?):
      throw .contradiction(
        "-k", "the file \(Quoted.text(file))", hint: "give the keystrokes either with -k or in a file")
    case (let keys?, nil):
      guard format ?? .notation == .notation else {
        throw .contradiction(
          "-k", "--format \(format?.rawValue ?? "")",
          hint: "-k takes keystroke notation; give a recording as a file, or - for standard input"
        )
      }
      return .notation(keys, name: "-k")
    case (nil, let file?):
      return .file(file, format)
    case (nil, nil):
      throw UsageError(
        "there is nothing to replay", hint: "give keystrokes as in -k 'H I', a file, or - for standard input")
    }
  }
}

extension KeystrokeSource {
  /// Plays all of it; `afterChunk` is called after each part, and what it throws ends the replay.
  func play(
    on simulator: Simulator, formatChoice: FormatChoice = .option("--format"), progress: ReplayProgress?,
    afterChunk: () throws(Diagnostic) -> Void
  ) throws {
    var lookup = simulator.keyLookup
    lookup.formatChoice = formatChoice
    switch self {
    case .notation(let text, let name):
      try simulator.play(
        KeystrokeNotation(names: simulator.keyNames).parse(
          text, at: SourcePlace(file: name), keymapKey: simulator.keymapKey))
    case .events(let bytes, let name):
      let reader = RecordingFormat.evdev.reader(file: name, lookup: lookup)
      var player = RecordingPlayer(reader, file: name, simulator: simulator)
      try player.play(bytes.span)
      try player.finish()
    case .file(let path, let format):
      var player = RecordingPlayer(
        reader(path, format, lookup), file: RecordingFile.name(of: path), simulator: simulator)
      do {
        try play(path, with: &player, progress: progress, afterChunk: afterChunk)
      } catch let failure as FileFailure {
        throw failure.diagnostic(.recordingUnreadable)
      }
      try player.finish()
    }
  }

  private func reader(_ path: String, _ format: RecordingFormat?, _ lookup: KeyLookup) -> any RecordingReader {
    let name = RecordingFile.name(of: path)
    guard let format else {
      return DetectingReader(file: name, lookup: lookup)
    }
    return format.reader(file: name, lookup: lookup)
  }

  private func play(
    _ path: String, with player: inout RecordingPlayer, progress: ReplayProgress?,
    afterChunk: () throws(Diagnostic) -> Void
  ) throws {
    var progress = progress
    // The line goes before anything else is said, errors too.
    defer { progress?.finish() }
    let file = try RecordingFile(path)
    try file.read(progress: &progress) { piece in
      try player.play(piece)
      try afterChunk()
    } onMessage: {
      player.note($0)
    }
  }
}
