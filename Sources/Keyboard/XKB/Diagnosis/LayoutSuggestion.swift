import KeywrightDiagnostics
import KeywrightFiles

/// What somebody may have meant who named a layout that does not exist.
enum LayoutSuggestion {
  static func hint(for name: String, rules: String, _ path: SearchPath) -> String? {
    let variants = variants(rules, path)
    let exact = variants.filter { $0.variant == name }.map(\.shown)
    if let last = exact.prefix(4).last {
      let others = exact.prefix(4).dropLast()
      let names = others.isEmpty ? last : "\(others.joined(separator: ", ")) or \(last)"
      return "it is a variant: \(NameSuggestion.question(names))"
    }
    if let layout = NameSuggestion.nearest(to: name, in: path.names("symbols", except: name)) {
      return NameSuggestion.question(layout)
    }
    let near = NameSuggestion.nearest(to: name, in: variants.map(\.variant))
    return variants.first { $0.variant == near }.map { NameSuggestion.question($0.shown) }
  }

  private struct Variant {
    var layout: String
    var variant: String

    var shown: String { "\(layout)(\(variant))" }
  }

  /// The variants that the lists beside the rules show, then those of the user's own files.
  private static func variants(_ rules: String, _ path: SearchPath) -> [Variant] {
    let listed = path.folders.flatMap { list("\($0.path)/rules/\(rules).lst") }
    let own = path.own.flatMap { folder in
      Folder.names(in: "\(folder.path)/symbols", limit: 200).flatMap { name -> [Variant] in
        guard let bytes = try? FileReader.contents(of: "\(folder.path)/symbols/\(name)", limit: 1 << 18).bytes else {
          return []
        }
        return XKBFileOutline(bytes).sections.map { Variant(layout: name, variant: $0.name) }
      }
    }
    return own + listed
  }

  /// Lines `  bepo  fr: French (BEPO)` below `! variant`.
  private static func list(_ file: String) -> [Variant] {
    var isVariant = false
    var variants: [Variant] = []
    for line in RulesLines(of: file).lazy.map(\.words) {
      if line.first == "!" {
        isVariant = line.count > 1 && line[1] == "variant"
      } else if isVariant, line.count > 1, line[1].hasSuffix(":") {
        variants.append(Variant(layout: String(line[1].dropLast()), variant: String(line[0])))
      }
    }
    return variants
  }
}
