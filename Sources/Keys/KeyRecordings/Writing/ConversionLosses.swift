import KeywrightDiagnostics
import KeywrightKeyEvents

/// Counts what a format cannot say, so that each kind is told once at the end.
struct ConversionLosses {
  private let format: RecordingFormat
  private var repeats = 0
  private var times = 0
  private var unnamed: [KeyCode: Int] = [:]
  private var unnamedOrder: [KeyCode] = []

  init(_ format: RecordingFormat) { self.format = format }

  mutating func loseRepeat() { repeats += 1 }
  mutating func loseTime() { times += 1 }

  mutating func lose(_ code: KeyCode) {
    if unnamed[code] == nil { unnamedOrder.append(code) }
    unnamed[code, default: 0] += 1
  }

  /// What was lost, as warnings; `program` is whose names were asked for, `time` says what becomes of times.
  func warnings(names: KeyNameTable, program: String, time: String, hint: String) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    if !unnamedOrder.isEmpty {
      let shown = unnamedOrder.prefix(8).map(names.readableName).joined(separator: ", ")
      let rest = unnamedOrder.count > 8 ? " and \(unnamedOrder.count - 8) more" : ""
      warnings.append(
        .warning(
          .lostInConversion, "\(program) has no name for \(shown)\(rest); their events are left out",
          hint: "convert to a format that knows every key: evemu, libinput, evdev or notation"))
    }
    if repeats > 0 {
      warnings.append(
        .warning(
          .lostInConversion, "\(format.rawValue) has no repeats; \(Self.count(repeats, "repeat")) left out",
          hint: "what types again where a key is held will type once"))
    }
    if times > 0 { warnings.append(.warning(.lostInConversion, time, hint: hint)) }
    return warnings
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun) is" : "\(number) \(noun)s are"
  }
}
