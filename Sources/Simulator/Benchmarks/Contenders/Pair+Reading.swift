import CKeywrightBaseline
import KeyRecordings
import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents

extension Pair {
  /// A recording in a file through its reader, as the commands read it, against a C loop that checks nothing.
  static func reading(_ recording: RecordedStream) throws(Diagnostic) -> Pair {
    let file = try BenchmarkFile(recording.bytes)
    let format = recording.format
    let lookup = KeyLookup(names: KeyNameTable())
    var keys = [baseline_key](repeating: baseline_key(), count: recording.count)
    return Pair(count: recording.count) {
      var count = 0
      return Run.timed {
        count = baseline_read(file.path, format.baseline, &keys)
      } text: {
        var summary = EventSummary()
        for key in keys.prefix(count) {
          summary.add(key.microseconds - keys[0].microseconds, key.code, UInt8(truncatingIfNeeded: key.value))
        }
        return summary.text
      }
    } keywright: { () throws(Diagnostic) in
      var failure: FileFailure?
      let run = Run.timed {
        do throws(FileFailure) { try read(file, format, lookup) { _ in } } catch { failure = error }
      } text: {
        // What was read is looked at in a second playing, which costs the first nothing.
        var summary = EventSummary()
        do throws(FileFailure) { try read(file, format, lookup) { summary.add($0) } } catch { failure = error }
        return summary.text
      }
      if let failure { throw failure.diagnostic(.benchmarkFailed) }
      return run
    }
  }

  private static func read(
    _ file: BenchmarkFile, _ format: RecordingFormat, _ lookup: KeyLookup, _ give: (KeystrokeSteps) -> Void
  ) throws(FileFailure) {
    var reader = format.reader(file: nil, lookup: lookup)
    var part = KeystrokeSequence()
    let chunks = try FileChunks(path: file.path)
    while let chunk = try chunks.next(upTo: RecordingBytes.pieceSize) {
      reader.read(chunk.span, into: &part)
      give(part.steps)
      part.removeActions()
    }
    reader.finish(into: &part)
    give(part.steps)
  }
}

extension RecordingFormat {
  fileprivate var baseline: baseline_format {
    switch self {
    case .evemu: BASELINE_EVEMU
    case .libinput: BASELINE_LIBINPUT
    default: BASELINE_EVDEV
    }
  }
}

/// A number for what was read, so that two readers can be compared.
private struct EventSummary {
  private var count = 0
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ steps: KeystrokeSteps) {
    for case .key(let event) in steps {
      add(event.time.wholeMicroseconds, event.code.rawValue, event.direction.rawValue)
    }
  }

  mutating func add(_ microseconds: Int64, _ code: UInt16, _ value: UInt8) {
    count += 1
    for number in [UInt64(bitPattern: microseconds), UInt64(code), UInt64(value)] {
      hash = (hash ^ number) &* 0x100_0000_01B3
    }
  }

  var text: String { "\(count) events, \(String(hash, radix: 16))" }
}
