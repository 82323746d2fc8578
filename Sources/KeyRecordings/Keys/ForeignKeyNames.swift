import KeyEvents

/// The names that another program gives to keys: of each key the one it prefers first.
struct ForeignKeyNames: Sendable {
  private var codes: [String: KeyCode] = [:]
  private var names: [KeyCode: String] = [:]

  /// Reads a table: on each line the number of a key, then its names.
  init(_ table: String) {
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

  /// The key of a name; case counts.
  func code(named name: String) -> KeyCode? { codes[name] }

  /// The name of a key; nil where the program has none.
  func name(of code: KeyCode) -> String? { names[code] }

  /// Every name, in no order.
  var all: some Collection<String> { codes.keys }

  /// The lines for the keys of letters, digits and functions, which every program names alike.
  static let common: String = {
    var lines: [String] = []
    func add(_ first: Int, _ names: some Sequence<String>) {
      for (offset, name) in names.enumerated() { lines.append("\(first + offset) \(name)") }
    }
    add(2, "1234567890".map(String.init))
    add(16, "qwertyuiop".map(String.init))
    add(30, "asdfghjkl".map(String.init))
    add(44, "zxcvbnm".map(String.init))
    add(59, (1...10).map { "f\($0)" })
    add(87, (11...12).map { "f\($0)" })
    add(183, (13...24).map { "f\($0)" })
    for (digit, code) in zip(0..., [82, 79, 80, 81, 75, 76, 77, 71, 72, 73]) { lines.append("\(code) kp\(digit)") }
    return lines.joined(separator: "\n")
  }()
}
