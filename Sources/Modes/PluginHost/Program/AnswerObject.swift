import InputModes
import KeywrightDiagnostics
import KeywrightJSONText

/// An object in an answer of a program, whose members are asked for by name and kind.
struct AnswerObject {
  private let members: [JSONValue.Member]
  private let path: String

  init(_ members: [JSONValue.Member], path: String = "") {
    self.members = members
    self.path = path
  }

  /// Refuses members that nobody knows: a misspelt name would otherwise do nothing, in silence.
  func check(known: [String]) throws(AnswerFault) {
    guard let unknown = members.first(where: { !known.contains($0.name) }) else { return }
    let meant = NameSuggestion.hint(for: unknown.name, in: known).map { "; \($0)" } ?? ""
    throw AnswerFault("there is no member \(Quoted.text(path + unknown.name))\(meant)")
  }

  /// The value of a member; nil where it is left out.
  func value(_ name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// A string within the limit of a text; nil where it is left out or null.
  func text(_ name: String) throws(AnswerFault) -> String? {
    switch value(name) {
    case nil, .null?: return nil
    case .string(let text)?:
      guard text.utf8.count <= BatchLimits.textBytes else {
        throw .tooMuch(path + name, text.utf8.count, "bytes", limit: BatchLimits.textBytes)
      }
      return text
    default: throw AnswerFault("\(path)\(name) is not a string")
    }
  }

  /// A whole number in a range; nil where it is left out or null.
  func number(_ name: String, in range: ClosedRange<Int>) throws(AnswerFault) -> Int? {
    switch value(name) {
    case nil, .null?: return nil
    case .number(let number)? where range.contains(number): return number
    default: throw AnswerFault("\(path)\(name) is not a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  /// True or false; nil where it is left out or null.
  func flag(_ name: String) throws(AnswerFault) -> Bool? {
    switch value(name) {
    case nil, .null?: return nil
    case .bool(let flag)?: return flag
    default: throw AnswerFault("\(path)\(name) is neither true nor false")
    }
  }

  /// An object; nil where it is left out or null.
  func object(_ name: String) throws(AnswerFault) -> AnswerObject? {
    switch value(name) {
    case nil, .null?: return nil
    case .object(let members)?: return AnswerObject(members, path: "\(path)\(name).")
    default: throw AnswerFault("\(path)\(name) is not an object")
    }
  }

  /// The elements of an array, at most so many; none where it is left out or null.
  func array(_ name: String, limit: Int) throws(AnswerFault) -> [JSONValue] {
    switch value(name) {
    case nil, .null?: return []
    case .array(let elements)?:
      guard elements.count <= limit else {
        throw .tooMuch(path + name, elements.count, "elements", limit: limit)
      }
      return elements
    default: throw AnswerFault("\(path)\(name) is not an array")
    }
  }

  /// The elements of an array of objects, at most so many; none where it is left out or null.
  func objects(_ name: String, limit: Int) throws(AnswerFault) -> [AnswerObject] {
    var objects: [AnswerObject] = []
    for (index, element) in try array(name, limit: limit).enumerated() {
      guard case .object(let members) = element else { throw AnswerFault("\(path)\(name)[\(index)] is not an object") }
      objects.append(AnswerObject(members, path: "\(path)\(name)[\(index)]."))
    }
    return objects
  }

  /// One of some words, each with what it means; nil where it is left out or null.
  func word<Value>(_ name: String, _ table: KeyValuePairs<String, Value>) throws(AnswerFault) -> Value? {
    guard let given = value(name), given != .null else { return nil }
    for (word, value) in table where given == .string(word) { return value }
    throw AnswerFault("\(path)\(name) is not one of \(table.map(\.key).joined(separator: ", "))")
  }
}
