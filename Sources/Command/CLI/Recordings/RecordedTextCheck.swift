import Keywright
import KeywrightDiagnostics
import KeywrightKeyEvents

/// Compares what a recording says was typed with what its keys give here.
///
/// Only where both can be said from the keys alone: in a plain field that began empty, and without keys that move the caret
/// or are shortcuts.
struct RecordedTextCheck {
  private static let shownLength = 20
  /// Tab, Ctrl, and the keys from Home to Delete.
  private static let otherKeys: Set<UInt16> = [15, 29, 97, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111]

  private var isComparable: Bool

  init(_ simulator: Simulator) { isComparable = simulator.picker() == nil && simulator.text.isEmpty }

  /// Takes note of steps that are played.
  mutating func note(_ steps: KeystrokeSteps) {
    guard isComparable else { return }
    for case .key(let event) in steps where event.direction == .press {
      if event.code.rawValue >= 15, Self.otherKeys.contains(event.code.rawValue) {
        isComparable = false
        return
      }
    }
  }

  /// A warning where the texts differ.
  func warning(recorded text: String, given: String, file: SourcePlace) -> Diagnostic? {
    guard isComparable else { return nil }
    let (recorded, typed) = (Self.field(text), Array(given.unicodeScalars))
    guard recorded != typed else { return nil }
    let place = zip(recorded, typed).prefix { $0 == $1 }.count
    return .warning(
      .recordedTextDiffers,
      "the recording says that \(Self.shown(recorded, place)) was typed\(place > 0 ? " after character \(place)" : ""), and the keys give \(Self.shown(typed, place)) here",
      at: file, hint: "name the layout that it was typed on: --layout; with --also both are shown")
  }

  /// What is left of a text with control characters in a field.
  private static func field(_ text: String) -> [Unicode.Scalar] {
    var result = String()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r", "\n": result.unicodeScalars.append("\n")
      case "\u{8}": if !result.isEmpty { result.removeLast() }
      case "\u{0}"..."\u{1F}", "\u{7F}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return Array(result.unicodeScalars)
  }

  private static func shown(_ text: [Unicode.Scalar], _ place: Int) -> String {
    guard place < text.count else { return "nothing" }
    let part = String(String.UnicodeScalarView(text[place...].prefix(shownLength)))
    return Quoted.text(text.count - place > shownLength ? part + "…" : part)
  }
}
