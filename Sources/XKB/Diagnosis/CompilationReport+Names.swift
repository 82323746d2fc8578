import Diagnostics
import Files
import KeyEvents

extension CompilationReport {
  /// A layout or variant that does not exist.
  var nameError: Diagnostic? {
    guard case .names(let chosen) = input.content else { return nil }
    // What errors of the library quote.
    let named = Set(messages.filter(\.isError).flatMap { QuotedName.all(in: $0.text).map(\.text) })
    for name in chosen.layouts where !name.layout.isEmpty {
      guard let file = path.file("symbols", name.layout) else {
        // A layout that rules rename needs no file of its own.
        guard named.contains("symbols/\(name.layout)") else { continue }
        let suggestion = NameSuggestion.nearest(to: name.layout, in: path.names("symbols", except: name.layout))
        return .error(
          .unknownLayout, "there is no layout '\(name.layout)' in \(path.list)",
          hint: suggestion.map { "did you mean '\($0)'?" }
            ?? "a layout is a file in symbols/; --xkb-path DIR adds a folder of your own")
      }
      guard !name.variant.isEmpty else { continue }
      let sections = path.folders.map { "\($0.path)/symbols/\(name.layout)" }.filter { FileKind(path: $0) == .regular }
        .flatMap {
          (try? FileReader.contents(of: $0, limit: XKBFileOutline.sizeLimit).bytes).map {
            XKBFileOutline($0).sections.map(\.name)
          } ?? []
        }
      if sections.contains(name.variant) || !named.contains("\(name.layout)(\(name.variant))") { continue }
      let suggestion = NameSuggestion.nearest(to: name.variant, in: sections)
      return .error(
        .unknownLayout, "the layout '\(name.layout)' has no variant '\(name.variant)'", at: SourcePlace(file: file),
        hint: suggestion.map { "did you mean '\($0)'?" } ?? "it has \(sections.prefix(40).joined(separator: ", "))")
    }
    return nil
  }

  /// Rules that cannot be read, or that lead nowhere.
  var rulesError: Diagnostic? {
    guard case .names(let chosen) = input.content else { return nil }
    let relevant = messages.contains { message in
      message.isError && (message.text.contains("rules") || message.text.hasPrefix("No components returned"))
    }
    guard relevant else { return nil }
    if let hiding = RulesFile.hidingStock(chosen.rules, path) {
      return RulesFile.hidesStock(hiding, severity: .error, rules: chosen.rules)
    }
    let first = messages.first { $0.isError }
    let at = first.map { place(of: $0) } ?? SourcePlace()
    return .error(
      .keymapDoesNotCompile, "the rules '\(chosen.rules)' give no keymap: \(first?.text ?? "")", at: at,
      hint: "check the rules file, or leave --rules out")
  }

  /// What the rules ignored: layouts beyond the fourth, options that they do not know.
  var nameWarnings: [Diagnostic] {
    guard case .names(let chosen) = input.content else { return [] }
    var warnings: [Diagnostic] = []
    var known: [String]?
    for message in messages where message.text.hasPrefix("Unrecognized RMLVO ") {
      guard let name = QuotedName.first(in: message.text)?.text else { continue }
      let words = message.text.split(separator: " ")
      switch words.count > 2 ? words[2] : "" {
      case "layout":
        warnings.append(
          .warning(
            .tooManyLayouts, "the layout '\(name)' is left out: a keymap has at most four layouts",
            hint: "choose four layouts"))
      case "variant":
        warnings.append(
          .warning(
            .variantCountDiffers, "the variant '\(name)' is ignored: its layout is not in the keymap",
            hint: "give one variant for each layout"))
      case "option":
        let options = known ?? Array(RulesFile.options(chosen.rules, path))
        known = options
        let suggestion = NameSuggestion.nearest(to: name, in: options)
        warnings.append(
          .warning(
            .unknownOption, "the option '\(name)' is unknown and ignored",
            hint: suggestion.map { "did you mean '\($0)'?" } ?? "rules/\(chosen.rules).lst lists the options"))
      default: continue
      }
    }
    if let unknown = unknownModel(chosen) { warnings.append(unknown) }
    if let hiding = RulesFile.hidingStock(chosen.rules, path) {
      warnings.append(RulesFile.hidesStock(hiding, severity: .warning, rules: chosen.rules))
    }
    return warnings
  }

  /// A model that no rules tell apart and no list shows: the library takes it for the usual one and says nothing.
  private func unknownModel(_ chosen: ResolvedNames) -> Diagnostic? {
    guard chosen.model != ResolvedNames.usualModel, let known = RulesFile.models(chosen.rules, path),
      !known.contains(chosen.model)
    else { return nil }
    return .warning(
      .unknownModel, "the model '\(chosen.model)' is unknown and ignored",
      hint: NameSuggestion.nearest(to: chosen.model, in: known).map { "did you mean '\($0)'?" }
        ?? "rules/\(chosen.rules).lst lists the models")
  }
}
