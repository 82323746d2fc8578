/// Collects what annotations call the emoji and makes a table of it like those that are built in.
struct AnnotatedNames {
  private let families: EmojiFamilies
  /// The emoji by their UTF-8 without U+FE0F, which CLDR leaves out.
  private let ids: [[UInt8]: EmojiID]
  private var names: [EmojiID: String] = [:]
  private var keywords: [EmojiID: [[UInt8]]] = [:]
  private var tones = [[UInt8]](repeating: [], count: SkinTones.count)

  init(_ families: EmojiFamilies) {
    self.families = families
    var ids: [[UInt8]: EmojiID] = [:]
    ids.reserveCapacity(4096)
    for family in families.indices {
      for (variant, bytes) in families.members(family).enumerated() where !bytes.isEmpty {
        ids[Self.bare(String(decoding: bytes, as: UTF8.self))] = EmojiID(family: family, variant: variant)
      }
    }
    self.ids = ids
  }

  /// Whether no emoji has a name or keyword.
  var isEmpty: Bool { names.isEmpty && keywords.isEmpty }

  /// Takes in an annotation, in place of an earlier one of the same emoji; those of other characters are left out.
  mutating func add(_ annotation: Annotation) {
    let text = annotation.text.split { $0 == " " || $0.isNewline || $0 == "\t" }.joined(separator: " ")
    // What CLDR writes where a region has nothing of its own.
    guard !text.isEmpty, text != "↑↑↑" else { return }
    let characters = Self.bare(annotation.characters)
    if let id = ids[characters] {
      switch annotation.kind {
      case .name: names[id] = text
      case .keywords: keywords[id] = text.split(separator: "|").map { EmojiQuery(String($0)).bytes }
      }
    } else if annotation.kind == .name, let tone = Self.tone(characters) {
      tones[tone] = EmojiQuery(text).bytes
    }
  }

  /// The table of what was taken in.
  func table() -> EmojiNames {
    var lines: [UInt8] = []
    var variants: [[UInt8]: [EmojiID]] = [:]
    for family in families.indices {
      // The first line, of skin tones, is empty here.
      lines.append(UInt8(ascii: "\n"))
      for (place, term) in terms(family, &variants).enumerated() {
        if place > 0 { lines.append(UInt8(ascii: "|")) }
        lines += term
      }
    }
    return EmojiNames(lines: LineTable(lines), foldedTones: tones, given: names, variantsByFoldedName: variants)
  }

  /// The name of a family, which may be empty, and its keywords with those of its variants, each once.
  private func terms(_ family: Int, _ variantsByName: inout [[UInt8]: [EmojiID]]) -> [[UInt8]] {
    var name = names[EmojiID(family: family, variant: 0)].map { EmojiQuery($0).bytes } ?? []
    var terms = keywords[EmojiID(family: family, variant: 0)] ?? []
    for (variant, _) in zip(1..., families.variants(family)) {
      let id = EmojiID(family: family, variant: variant)
      // Skin tones are looked for besides, and would find the emoji without one.
      terms += (keywords[id] ?? []).filter { !tones.contains($0) }
      guard let full = names[id].map({ EmojiQuery($0).bytes }) else { continue }
      variantsByName[full, default: []].append(id)
      let rest = withoutTones(full)
      if name.isEmpty { name = rest } else if rest != full { terms.append(rest) }
    }
    var known: Set = [name, []]
    return [name] + terms.filter { known.insert($0).inserted }
  }

  /// The folded name of a variant without the names of skin tones in it.
  private func withoutTones(_ name: [UInt8]) -> [UInt8] {
    var rest = name
    // A tone's name may have that of another in it.
    for tone in tones.sorted(by: { $0.count > $1.count }) where !tone.isEmpty {
      while let place = rest.firstRange(of: tone) { rest.removeSubrange(place) }
    }
    return EmojiQuery(String(decoding: rest, as: UTF8.self)).bytes
  }

  private static func bare(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars where scalar != "\u{FE0F}" { bytes += scalar.utf8 }
    return bytes
  }

  private static func tone(_ characters: [UInt8]) -> Int? {
    let numbers = characters.withUnsafeBufferPointer { SkinTones.numbers(in: $0) }
    return characters.count == 4 ? numbers.first : nil
  }
}
