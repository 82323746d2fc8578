import FuzzEntry
import KeyRecordings

var targets: [String: FuzzTarget] = [
  "detection": RecordingTargets.detect, "gzip": RecordingTargets.unpack, "keystrokes": TextTargets.notation,
  "json": TextTargets.json,
]
for format in RecordingFormat.allCases { targets[format.rawValue] = { RecordingTargets.read($0, as: format) } }
fuzz(targets)
