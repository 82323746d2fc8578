import CKeywrightXKBCommon
import CKeywrightXKBSupport
public import KeywrightKeyEvents

extension Keymap {
  /// What each virtual modifier stands for, by name; an empty set where no key gives it, or none of the eight real modifiers.
  public func virtualModifiers() -> [String: Modifiers] { virtualModifierMasks().mapValues(Modifiers.init(library:)) }

  /// What each virtual modifier stands for, by name, as the library counts it: since 1.10 more than the eight real ones; 0
  /// where no key gives it.
  ///
  /// The library cannot be asked before 1.10, so a copy of the keymap is compiled with a key type for each of them.
  func virtualModifierMasks() -> [String: UInt32] {
    let names = Array(modifierNames.dropFirst(Modifiers.realNames.count)).filter { !$0.isEmpty }
    // The keys that are added need codes above those of the keymap.
    guard !names.isEmpty, keycodes.upperBound < UInt32.max / 2, let probe = probe(names) else { return [:] }
    var mapping: [String: UInt32] = [:]
    for (index, name) in names.enumerated() {
      guard let code = probe.key(named: Self.probeKey(index)) else { return [:] }
      mapping[name] = probe.modifierMasks(of: code, layout: 0, level: 1).first ?? 0
    }
    return mapping
  }

  /// Statements that map virtual modifiers and that the keymap's text lacks; nil for none.
  var modifierMappings: String? { corrections.flatMap { $0.modifierMappings.isEmpty ? nil : $0.modifierMappings } }

  private static func probeKey(_ index: Int) -> String { "<K\(String(index, radix: 36))W_>" }

  private func probe(_ names: [String]) -> Keymap? {
    var keycodes = ""
    var types = ""
    // In the last section, as every declaration without a mapping takes it away again.
    var symbols = modifierMappings ?? ""
    // Codes that the keymap does not use; the library accepts any below its own limit.
    var code = Swift.max(self.keycodes.upperBound, 255) + 1
    for (index, name) in names.enumerated() {
      let key = Self.probeKey(index)
      keycodes += "\(key) = \(code);\n"
      types += "type \"KW_\(index)\" { modifiers = \(name); map[\(name)] = Level2; };\n"
      symbols += "key \(key) { type = \"KW_\(index)\", [ a, b ] };\n"
      code += 1
    }
    let text = inserting([("xkb_keycodes", keycodes), ("xkb_types", types), ("xkb_symbols", symbols)], into: dump())
    guard let text, let context = LibraryContext() else { return nil }
    kw_log_attach(nil, context.pointer)
    let bytes = Array(text.utf8)
    let made = bytes.withUnsafeBytes { buffer in
      kw_keymap_new(
        context.pointer, nil, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, format.number)
    }
    return made.map { Keymap(adopting: $0, format: format) }
  }

  /// The text with an addition before the end of each section; nil when a section is missing.
  private func inserting(_ additions: [(keyword: String, text: String)], into text: String) -> String? {
    let outline = XKBFileOutline(Array(text.utf8))
    var bytes = outline.tokens.bytes
    for (keyword, addition) in additions.reversed() {
      guard let kind = XKBFileOutline.Kind(keyword: keyword),
        let section = outline.sections.last(where: { $0.kind == kind }),
        outline.tokens.tokens.indices.contains(section.body.upperBound)
      else { return nil }
      bytes.insert(contentsOf: addition.utf8, at: outline.tokens.tokens[section.body.upperBound].range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
