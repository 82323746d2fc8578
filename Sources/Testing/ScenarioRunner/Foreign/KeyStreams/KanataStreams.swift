import KeyRecordings
import KeywrightDiagnostics
import KeywrightKeyEvents

/// Words for kanata's simulator, and after them those that it printed.
struct KanataStreams: KeyStreams {
  private static let outputs: Set<String> = ["out", "outU", "out-code", "out-raw", "out🖰", "scroll", "dn"]

  let input: KeystrokeSequence
  let output: KeystrokeSequence?
  let obstacle: String?

  init(_ bytes: [UInt8], file: String, names: KeyNameTable) {
    let words = bytes.split { $0 <= 0x20 }
    let first = words.firstIndex { Self.isOutput(String(decoding: $0, as: UTF8.self)) } ?? words.endIndex
    let end = first < words.endIndex ? words[first].startIndex : bytes.count
    input = KeystrokeSequence(Array(bytes[..<end]), as: .kanata, file: file, names: names)
    guard first < words.endIndex else {
      output = nil
      obstacle = nil
      return
    }
    var given = KeystrokeSequence(file: file)
    let reader = KanataOutput()
    let strange = reader.read(words[first...].map { String(decoding: $0, as: UTF8.self) }, into: &given)
    output = strange == nil ? given : nil
    obstacle = strange.map { "kanata gives more than keys: \(Quoted.text($0))" }
  }

  private static func verb(of word: String) -> String {
    word.firstIndex(of: ":").map { String(word[..<$0]) } ?? ""
  }

  /// Whether only the simulator writes such a word.
  private static func isOutput(_ word: String) -> Bool {
    let verb = verb(of: word)
    return outputs.contains(verb) || verb == "t" && word.hasSuffix("ms")
  }
}
