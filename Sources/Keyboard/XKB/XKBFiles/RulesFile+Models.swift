extension RulesFile {
  /// The models that rules tell apart or that their list shows; nil without a list, as most need no rule.
  static func models(_ rules: String, _ path: SearchPath) -> [String]? {
    var found: Set<String> = []
    var hasList = false
    for (file, rules) in files(rules, path) {
      let list = Array(RulesLines(of: "\(file).lst"))
      hasList = hasList || !list.isEmpty
      for lines in [rules, list] { addModels(in: lines, to: &found) }
    }
    return hasList ? found.sorted() : nil
  }

  private static func addModels(in lines: [RulesLine], to found: inout Set<String>) {
    var groups: [Substring: [Substring]] = [:]
    var used: Set<Substring> = []
    // Which word of a line is the model, below `! model layout = symbols`.
    var column: Int?
    for line in lines {
      let isHeader = line.words.first == "!"
      var words = line.words.filter { $0 != "!" }
      if let first = words.first, isHeader, first.hasPrefix("$") {
        words.removeFirst(words.count > 1 && words[1] == "=" ? 2 : 1)
        groups[first] = words
        continue
      }
      if isHeader {
        column = words.prefix { $0 != "=" }.firstIndex(of: "model")
      } else if let column, column < words.count, words[column] != "*", words[column] != "=" {
        let word = words[column]
        if word.hasPrefix("$") { used.insert(word) } else { found.insert(String(word)) }
      }
    }
    for group in used { found.formUnion((groups[group] ?? []).map(String.init)) }
  }
}
