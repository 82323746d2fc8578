import CKeywrightXKBCommon
import CKeywrightXKBSupport
import KeywrightKeyEvents

/// A copy of a keymap in which the keys have the types that a newer library would give them.
///
/// It is made of the keymap's own text, without the entries of types that libxkbcommon before 1.9.2 ought to ignore, and with the
/// type that the latest version would choose written out for each key that names none. Only levels are looked up in it: symbols
/// and actions are those of the keymap itself.
struct CorrectedTypes {
  private let keymap: Keymap

  /// The copy; nil when the library does not take its own text back.
  init?(of original: Keymap) {
    let outline = XKBFileOutline(Array(original.dump().utf8))
    var edits = Self.mixedEntries(in: outline, unbound: Self.unbound(in: original)).map { Edit(removing: $0) }
    edits += Self.missingTypes(of: original, in: outline)
    // In the last section, as every declaration without a mapping takes it away again.
    if let symbols = outline.sections.last(where: { $0.kind == .symbols }), let mappings = original.modifierMappings,
      outline.tokens.tokens.indices.contains(symbols.body.lowerBound)
    {
      edits.append(Edit(inserting: mappings, at: outline.tokens.tokens[symbols.body.lowerBound].range.lowerBound))
    }
    let text = Self.apply(edits, to: outline.tokens.bytes)
    guard let context = LibraryContext() else { return nil }
    kw_log_attach(nil, context.pointer)
    let compiled = text.withUnsafeBytes { bytes in
      xkb_keymap_new_from_buffer(
        context.pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, XKB_KEYMAP_FORMAT_TEXT_V1,
        XKB_KEYMAP_COMPILE_NO_FLAGS)
    }
    guard let compiled else { return nil }
    keymap = Keymap(adopting: compiled)
  }

  /// The level of a key under modifiers, and the modifiers that it consumes; nil for a key without the layout.
  func level(of code: KeyCode, layout: Int, under modifiers: Modifiers) -> (level: Int, consumed: Modifiers)? {
    guard keymap.layoutCount(of: code) > layout, let state = KeyboardState(keymap) else { return nil }
    state.restoreLocks(modifiers, layout: layout)
    return state.level(code, layout: layout).map { ($0, state.consumed(code)) }
  }
}

extension CorrectedTypes {
  private struct Edit {
    var range: Range<Int>
    var text: [UInt8]

    init(removing range: Range<Int>) {
      self.range = range
      text = []
    }

    init(inserting text: String, at offset: Int) {
      range = offset..<offset
      self.text = Array(text.utf8)
    }
  }

  private static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= position
    {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  /// The virtual modifiers that no key gives.
  private static func unbound(in keymap: Keymap) -> Set<String> {
    Set(keymap.virtualModifierMasks().filter { $0.value == 0 }.keys)
  }

  /// The entries of types that name a virtual modifier which no key gives, beside others: `map[Shift+LevelFive] = 6;`, and
  /// what they preserve.
  private static func mixedEntries(in outline: XKBFileOutline, unbound: Set<String>) -> [Range<Int>] {
    guard !unbound.isEmpty else { return [] }
    let tokens = outline.tokens
    var entries: [Range<Int>] = []
    for section in outline.sections where section.kind == .types {
      for index in section.body where isEntry(tokens.tokens[index], tokens) {
        let statement = section.body.suffix(from: index)
        guard let close = statement.first(where: { tokens.isSymbol(tokens.tokens[$0], "]") }),
          let end = statement.first(where: { tokens.isSymbol(tokens.tokens[$0], ";") }), close < end
        else { continue }
        let names = tokens.tokens[index + 1..<close].filter { $0.kind == .word }.map(tokens.text)
        guard names.count > 1, names.contains(where: unbound.contains) else { continue }
        entries.append(tokens.tokens[index].range.lowerBound..<tokens.tokens[end].range.upperBound)
      }
    }
    return entries
  }

  private static func isEntry(_ token: XKBTokens.Token, _ tokens: XKBTokens) -> Bool {
    tokens.isWord(token, "map") || tokens.isWord(token, "preserve")
  }

  /// The types that keys get which name none.
  private static func missingTypes(of keymap: Keymap, in outline: XKBFileOutline) -> [Edit] {
    let tokens = outline.tokens
    var edits: [Edit] = []
    for section in outline.sections where section.kind == .symbols {
      for statement in KeyStatement.all(in: section, of: outline) {
        guard let code = keymap.key(named: statement.key), statement.token + 1 < section.body.upperBound else {
          continue
        }
        var types = ""
        for layout in 0..<keymap.layoutCount(of: code) where statement.type(ofLayout: layout) == nil {
          let levels = keymap.levels(of: code, layout: layout)
          guard !levels.areLostWithCaps, let name = AutomaticType.latest.name(Array(levels.withoutTrailingNone)) else {
            continue
          }
          types += " type[Group\(layout + 1)]= \"\(name)\","
        }
        guard !types.isEmpty else { continue }
        edits.append(Edit(inserting: types, at: tokens.tokens[statement.token + 1].range.upperBound))
      }
    }
    return edits
  }
}

extension Keymap {
  /// The symbols of a key in a layout, level by level.
  func levels(of code: KeyCode, layout: Int) -> [KeysymList] {
    (0..<levelCount(of: code, layout: layout)).map { keysyms(of: code, layout: layout, level: $0) }
  }
}

extension [KeysymList] {
  /// Whether what Caps Lock makes of a symbol is what no version before 1.7 gets right, on which a desktop of that time agrees.
  var areLostWithCaps: Bool {
    !XKBLibrary.running.mapsLatin1Case && contains { $0.all.contains(where: \.isLostWithCaps) }
  }
}
