/// What one include statement names: `pc+us(intl):2|inet(evdev)`.
struct IncludeNames {
  struct Name: Hashable {
    var file: String
    /// The section; nil for the default one.
    var section: String?

    var description: String { section.map { "\(file)(\($0))" } ?? file }
  }

  var names: [Name] = []

  init(_ statement: String) {
    for part in statement.split(whereSeparator: { $0 == "+" || $0 == "|" || $0 == "^" }) {
      let withoutGroup = part.prefix { $0 != ":" }
      guard let open = withoutGroup.firstIndex(of: "(") else {
        names.append(Name(file: String(withoutGroup), section: nil))
        continue
      }
      let section = withoutGroup[withoutGroup.index(after: open)...].prefix { $0 != ")" }
      names.append(Name(file: String(withoutGroup[..<open]), section: section.isEmpty ? nil : String(section)))
    }
  }
}
