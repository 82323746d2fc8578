import CKeywrightXKBCommon
import KeywrightKeyEvents

/// What the keys of a keymap gave in each situation, so that the library is asked once.
struct KeyMemo {
  /// What the keys give under one set of modifiers and one layout.
  struct Page {
    let modifiers: xkb_mod_mask_t
    let layout: xkb_layout_index_t
    var facts = [KeyFacts](repeating: KeyFacts(), count: Self.keyCount)
    var decoded: [DecodedKey] = []

    /// Keys above the greatest that the kernel knows are not kept.
    static let keyCount = Int(KeyCode.maximum.rawValue) + 1
  }

  /// How many situations are kept; a typist has a dozen.
  private static let pageLimit = 64

  /// The situation in force.
  var page: Page
  private var others: [Page] = []

  init(_ situation: KeyboardSituation) {
    page = Page(modifiers: situation.effective, layout: situation.effectiveLayout)
  }

  /// Turns to the page of a situation.
  mutating func turn(to situation: KeyboardSituation) {
    if page.modifiers == situation.effective, page.layout == situation.effectiveLayout { return }
    for index in others.indices
    where others[index].modifiers == situation.effective && others[index].layout == situation.effectiveLayout {
      swap(&page, &others[index])
      return
    }
    if others.count >= Self.pageLimit { others.removeAll() }
    var next = Page(modifiers: situation.effective, layout: situation.effectiveLayout)
    swap(&page, &next)
    others.append(next)
  }

  /// What a key gives now.
  mutating func decode(_ code: KeyCode, in state: KeyboardState) -> DecodedKey {
    let index = Int(code.rawValue)
    guard index < Page.keyCount else { return DecodedKey(code, in: state) }
    let facts = page.facts[index]
    if facts.flags.contains(.isDecoded) { return page.decoded[Int(facts.decoded)] }
    let decoded = DecodedKey(code, in: state)
    page.facts[index] = KeyFacts(decoded, at: page.decoded.count)
    page.decoded.append(decoded)
    return decoded
  }

  /// Notes something that holds for a key in this situation.
  mutating func note(_ flags: KeyFacts.Flags, of code: KeyCode) {
    let index = Int(code.rawValue)
    guard index < Page.keyCount else { return }
    page.facts[index].flags.formUnion(flags)
  }
}

extension KeyFacts {
  fileprivate init(_ key: DecodedKey, at index: Int) {
    decoded = UInt16(truncatingIfNeeded: index)
    flags = [.isDecoded]
    // Where Compose gets another keysym than the key gives, the key is decoded each time.
    guard case .one(let keysym) = key.keysyms, keysym == key.composeKeysym else { return }
    self.keysym = keysym
    flags.insert(.isSingle)
    var scalars = key.text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else {
      if keysym.isModifier { flags.insert(.isModifier) }
      return
    }
    guard scalars.next() == nil, first.value >= 0x20, !(0x7F..<0xA0).contains(first.value) else { return }
    scalar = first
    flags.insert(.isCharacter)
  }
}
