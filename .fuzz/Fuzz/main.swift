import KeyRecordings

var readers: [String: FuzzTarget] = [
  "detection": RecordingTargets.detect, "gzip": RecordingTargets.unpack, "anonymise": RecordingTargets.anonymise,
]
for format in RecordingFormat.allCases { readers[format.rawValue] = { RecordingTargets.read($0, as: format) } }
let keyboards: [String: FuzzTarget] = [
  "keystrokes": TextTargets.notation, "json": TextTargets.json, "keys": FileTargets.scenario,
  "xkb-file": FileTargets.xkbFile, "compose": FileTargets.compose, "keymap": KeymapTargets.keymap,
  "rules": KeymapTargets.rules, "plugin": PluginTarget.play, "simulator": SimulatorTarget.play,
]
fuzz(["readers": readers, "keyboards": keyboards])
