public import KeywrightKeyEvents

/// The names that another program gives to keys: of each key the one to write first.
public struct ForeignKeyNames: Sendable {
  /// What a name stands for.
  enum Meaning: Hashable {
    case key(KeyCode)
    /// What the program counts among the keys and Linux has no key for, such as a turn of a wheel.
    case noKey
  }

  /// The program and the version that the names are of, as messages say it.
  let program: String
  private var codes: [String: KeyCode] = [:]
  private var names: [KeyCode: String] = [:]

  /// The names that kanata reads.
  static let kanata = ForeignKeyNames(ForeignKeyNameData.kanata, of: "kanata \(ForeignKeyNameData.kanataVersion)")
  /// The names that kanata's simulator prints.
  public static let kanataOutput = ForeignKeyNames(
    ForeignKeyNameData.kanataOutput, of: "kanata \(ForeignKeyNameData.kanataVersion)")
  /// The names that keyd reads and prints.
  static let keyd = ForeignKeyNames(ForeignKeyNameData.keyd, of: "keyd \(ForeignKeyNameData.keydVersion)")

  private init(_ table: String, of program: String) {
    self.program = program
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let number = words.first.flatMap({ UInt16($0) }) else { continue }
      let code = KeyCode(number)
      for name in words.dropFirst() {
        codes[String(name)] = code
        if names[code] == nil { names[code] = String(name) }
      }
    }
  }

  /// The key of a name; nil where the program has none of that name. Case counts.
  public func code(named name: String) -> KeyCode? { codes[name].flatMap { $0.rawValue > 0 ? $0 : nil } }

  /// What a name stands for; nil where the program does not have it. Case counts.
  func meaning(of name: String) -> Meaning? {
    codes[name].map { $0.rawValue > 0 ? .key($0) : .noKey }
  }

  /// The name of a key; nil where the program has none.
  func name(of code: KeyCode) -> String? { code.rawValue > 0 ? names[code] : nil }

  /// Every name, in no order.
  var all: some Collection<String> { codes.keys }

  /// The names for a misspelt one to be compared with, in an order of their own.
  var candidates: [String] { codes.keys.sorted() }
}
