import KeywrightKeyEvents

/// Tells the format of a text by its first lines.
struct TextDetection {
  private(set) var detection: RecordingFormat.Detection = .undecided
  /// Lines of keyd are words of the notation too: a key and an arrow.
  private var keydKeys: [String: Bool] = [:]
  private var keydLineCount = 0
  private var keydKeyCount = 0
  private var isCutOff = false
  private var notation = NotationShare()

  init(_ text: Span<UInt8>, isLast: Bool) {
    var start = text.hasPrefix("\u{FEFF}") ? 3 : 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x0A { end += 1 }
      guard end < text.count || isLast else { return }
      var line = text.extracting(start..<end)
      line = line.extracting(line.trimmedRange)
      // What a last line without an end would have been, the lines before it tell better.
      if end == text.count, keydKeyCount > 0, !line.isEmpty, line[0] != 0x23, KeydLines.item(line) == nil {
        isCutOff = true
        break
      }
      look(at: line)
      guard detection == .undecided else { return }
      start = end + 1
    }
    guard isLast else { return }
    // A line such as `tab down` alone is notation.
    if notation.wordCount == 0 {
      detection = .format(isKeyd ? .keyd : .notation)
    } else {
      detection = notation.isLikely ? .format(.notation) : .unknown
    }
  }

  /// A test of keyd shows a key that comes up again. Of one that is seen in part that may be missing; then a line alone,
  /// such as `tab down`, is notation.
  private var isKeyd: Bool {
    keydKeys.values.contains(true) || isCutOff || !keydKeys.isEmpty && keydLineCount > 1
  }

  private mutating func look(at line: Span<UInt8>) {
    if let format = Self.format(of: line) {
      detection = .format(format)
    } else if line.isEmpty, keydLineCount > 0, notation.wordCount == 0 {
      detection = .format(isKeyd ? .keyd : .notation)
    } else if line.isEmpty || line[0] == 0x23 {
      return
    } else if notation.wordCount == 0, let item = KeydLines.item(line) {
      keydLineCount += 1
      if case .key(let name, let direction) = item {
        keydKeyCount += 1
        if direction == .press { keydKeys[name] = keydKeys[name] ?? false }
        if direction == .release, keydKeys[name] != nil { keydKeys[name] = true }
      }
    } else {
      notation.add(line)
      if notation.isCertain { detection = .format(.notation) }
    }
  }

  /// The format that only a line like this has.
  private static func format(of line: Span<UInt8>) -> RecordingFormat? {
    if line.hasPrefix("# EVEMU") || line.hasPrefix("# device /dev/input/") || isEvemu(line) { return .evemu }
    if line.hasPrefix("# libinput record") || line.hasPrefix("version:") || line.hasPrefix("ndevices:") {
      return .libinput
    }
    if line.hasPrefix("Input driver version is") || line.hasPrefix("No device specified, trying to scan")
      || line.index(of: "Event: time ") != nil
    {
      return .evtest
    }
    if line.hasPrefix("Outer window is ") || line.index(of: " event, serial ") != nil { return .xev }
    if WevLines.event(line) != nil { return .wev }
    if LibinputEventLines.kind(line) != nil { return .libinputEvents }
    if KeydMonitorLines.item(line) != nil || KeydMonitorLines.isDevice(line) { return .keydMonitor }
    if isXkbcli(line) { return .xkbcli }
    var index = 0
    let word = line.extracting(line.word(&index))
    if word.hasSuffix("xdotool") { return .xdotool }
    if word.hasSuffix("ydotool") || YdotoolTokens.pair(word) != nil { return .ydotool }
    return word.count <= 64 && KanataTokens.verb(of: word.string) != nil ? .kanata : nil
  }

  /// One of evemu's letters, a colon, and something after a space.
  private static func isEvemu(_ line: Span<UInt8>) -> Bool {
    guard line.count > 3, line[1] == 0x3A, line[2] == 0x20 else { return false }
    switch line[0] {
    case 0x4E, 0x49, 0x50, 0x42, 0x41, 0x4C, 0x53, 0x45: return true
    default: return false
    }
  }

  private static func isXkbcli(_ line: Span<UInt8>) -> Bool {
    var index = 0
    let first = line.extracting(line.word(&index))
    switch first.string {
    case "------------": return true
    case "keysyms", "keycode", "changed", "state", "key": break
    default: return false
    }
    if first.hasPrefix("key"), first.count == 3 {
      line.skipSpaces(&index)
      let second = line.extracting(line.word(&index))
      guard second.hasPrefix("down") || second.hasPrefix("up") || second.hasPrefix("repeat") else { return false }
      if second.hasSuffix(":") { return true }
    }
    line.skipSpaces(&index)
    return line.has("[", at: index)
  }
}
