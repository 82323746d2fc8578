import Diagnostics
import Files
import KeyRecordings
import Keywright

/// Where the keystrokes of a replay come from.
enum KeystrokeSource: Sendable {
  /// The bytes of a recording, and what messages call it.
  case bytes([UInt8], RecordingFormat, name: String)
  /// A file, or standard input for `-`; without a format it is found out.
  case file(String, RecordingFormat?)
}

extension KeystrokeOptions {
  /// Reads the options and the operand that name the keystrokes.
  static func chosen(_ arguments: ParsedArguments) throws(UsageError) -> KeystrokeSource {
    let format = try RecordingOptions.format("--format", arguments)
    switch (arguments.value("--keys"), arguments.operands.first) {
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
      return .bytes(Array(keys.utf8), .notation, name: "-k")
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
    case .bytes(let bytes, let format, let name):
      var player = RecordingPlayer(reader(of: format, name, lookup), file: name, simulator: simulator)
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

  /// The reader of what stands on a command line or in a session, where no keys may be what is meant.
  private func reader(of format: RecordingFormat, _ name: String, _ lookup: KeyLookup) -> any RecordingReader {
    guard format == .notation else { return format.reader(file: name, lookup: lookup) }
    return NotationRecordingReader(
      file: name, names: lookup.names, mayBeEmpty: true, keymapKey: lookup.keymapKey)
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
