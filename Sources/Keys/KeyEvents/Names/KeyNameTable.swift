import KeywrightDiagnostics

/// The names of physical keys: the kernel's, XKB's and the short ones, each with its evdev number.
///
/// Making one takes some microseconds; who needs names makes one and hands it on. Look-ups don't regard case.
public struct KeyNameTable: Sendable {
  /// Where a name stands in the generated text, and whose number it is.
  private struct Entry {
    var start: Int
    var count: Int
    var code: KeyCode
  }

  private static let slotCount = 4096
  private static let text = KeyNameData.table

  private var entries: [Entry] = []
  /// Open addressing; 0 is free, else an index of `entries` plus one.
  private var slots = [UInt16](repeating: 0, count: slotCount)
  /// By code: an index of `entries` plus one, or 0.
  private var kernelNames = [UInt16](repeating: 0, count: Int(KeyCode.maximum.rawValue) + 1)
  private var xkbNames = [UInt16](repeating: 0, count: Int(KeyCode.maximum.rawValue) + 1)

  /// The table of the kernel and XKB data that the generated file names.
  public init() {
    entries.reserveCapacity(1280)
    Self.text.withUTF8Buffer { bytes in
      var start = 0
      var code: UInt16?
      for end in 0...bytes.count {
        guard end == bytes.count || bytes[end] <= 0x20 else { continue }
        if let code {
          add(Entry(start: start, count: end - start, code: KeyCode(code)), in: bytes)
        } else {
          code = bytes[start..<end].reduce(0) { $0 &* 10 &+ UInt16($1 &- 0x30) }
        }
        if end < bytes.count, bytes[end] == 0x0A { code = nil }
        start = end + 1
      }
    }
  }

  private mutating func add(_ entry: Entry, in bytes: UnsafeBufferPointer<UInt8>) {
    entries.append(entry)
    let index = UInt16(entries.count)
    let name = UnsafeBufferPointer(rebasing: bytes[entry.start..<entry.start + entry.count])
    var slot = Self.hash(name.span) % Self.slotCount
    while slots[slot] != 0 { slot = (slot + 1) % Self.slotCount }
    slots[slot] = index
    let code = Int(entry.code.rawValue)
    if name.first == 0x3C {
      if xkbNames[code] == 0 { xkbNames[code] = index }
    } else if kernelNames[code] == 0 {
      kernelNames[code] = index
    }
  }

  /// The key or button that has this name: `A`, `KEY_A`, `SHIFT`, `<AC01>`, `BTN_LEFT`.
  public func code(named name: String) -> KeyCode? {
    var name = name
    return name.withUTF8 { code(named: $0.span) }
  }

  func code(named name: Span<UInt8>) -> KeyCode? {
    if let found = lookUp(name) { return found }
    if name.count > 4, Self.equals(name.extracting(first: 4), "KEY_") {
      let rest = name.extracting(droppingFirst: 4)
      return rest[0] == 0x3C || Self.isButtonName(rest) ? nil : lookUp(rest)
    }
    return ShortKeyName.all.first { Self.equals(name, $0.name) }?.code
  }

  private func lookUp(_ name: Span<UInt8>) -> KeyCode? {
    guard !name.isEmpty, name.count <= 64 else { return nil }
    return Self.text.withUTF8Buffer { bytes in
      var slot = Self.hash(name) % Self.slotCount
      while slots[slot] != 0 {
        let entry = entries[Int(slots[slot]) - 1]
        if entry.count == name.count, Self.matches(name, bytes, at: entry.start) { return entry.code }
        slot = (slot + 1) % Self.slotCount
      }
      return nil
    }
  }

  /// The kernel's name of a key without `KEY_`: `A`; of a button: `BTN_LEFT`; nil where the kernel has none.
  public func kernelName(of code: KeyCode) -> String? { name(kernelNames, code) }

  /// XKB's name of a key in its angle brackets: `<AC01>`; nil where the evdev key codes have none.
  public func xkbName(of code: KeyCode) -> String? { name(xkbNames, code) }

  /// A name of the key that the notation reads: the kernel's, else XKB's, else `code:N`.
  public func notationName(of code: KeyCode) -> String {
    guard !code.isButton, let name = kernelName(of: code) ?? xkbName(of: code) else { return "code:\(code.rawValue)" }
    return name
  }

  /// How a message names a key or button: as ``notationName(of:)``, a button by its name.
  public func readableName(of code: KeyCode) -> String { kernelName(of: code) ?? notationName(of: code) }

  /// Every name of a key (not of a button) without `KEY_`, short names last.
  public var keyNames: [String] {
    entries.filter { !$0.code.isButton }.map(string) + ShortKeyName.all.map(\.name)
  }

  /// The name of a key that somebody probably meant by a misspelt one; an XKB name only for what begins as one.
  public func nearestName(to name: String) -> String? {
    let bare = name.uppercased().hasPrefix("KEY_") ? String(name.dropFirst(4)) : name
    let isXKB = bare.utf8.first == 0x3C
    let length = bare.utf8.count
    let likely = Self.text.withUTF8Buffer { bytes in
      entries.filter { entry in
        !entry.code.isButton && (bytes[entry.start] == 0x3C) == isXKB
          && abs(entry.count - length) <= max(1, length / 3)
      }
    }
    return NameSuggestion.nearest(to: bare, in: likely.map(string) + (isXKB ? [] : ShortKeyName.all.map(\.name)))
  }

  private func name(_ indices: [UInt16], _ code: KeyCode) -> String? {
    guard code <= .maximum, indices[Int(code.rawValue)] != 0 else { return nil }
    return string(entries[Int(indices[Int(code.rawValue)]) - 1])
  }

  private func string(_ entry: Entry) -> String {
    Self.text.withUTF8Buffer { String(decoding: $0[entry.start..<entry.start + entry.count], as: UTF8.self) }
  }

  private static func upper(_ byte: UInt8) -> UInt8 { (0x61...0x7A).contains(byte) ? byte & 0xDF : byte }

  private static func hash(_ name: Span<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in name.indices { hash = (hash ^ UInt32(upper(name[index]))) &* 16_777_619 }
    return Int(hash ^ (hash >> 15))
  }

  private static func matches(_ name: Span<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in name.indices where upper(name[index]) != bytes[start + index] { return false }
    return true
  }

  private static func equals(_ name: Span<UInt8>, _ upperCase: String) -> Bool {
    guard name.count == upperCase.utf8.count else { return false }
    var index = 0
    for byte in upperCase.utf8 {
      guard upper(name[index]) == byte else { return false }
      index += 1
    }
    return true
  }

  private static func isButtonName(_ name: Span<UInt8>) -> Bool {
    name.count > 4 && equals(name.extracting(first: 4), "BTN_")
  }
}
