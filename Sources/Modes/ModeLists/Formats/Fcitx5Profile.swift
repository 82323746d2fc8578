import KeywrightDiagnostics

/// The `profile` of fcitx5: groups of input methods, of which one is in use.
struct Fcitx5Profile {
  private struct Item {
    var name: PlacedText?
    var layout: PlacedText?
  }

  private struct Group {
    var place: SourcePlace
    var name: PlacedText?
    var layout: PlacedText?
    var items: [Int: Item] = [:]
  }

  private var groups: [Int: Group] = [:]
  private var order: [Int: PlacedText] = [:]
  private var warnings: [Diagnostic] = []

  static func isProfile(_ sections: [INISection]) -> Bool {
    sections.contains { $0.name.text == "GroupOrder" || $0.name.text.hasPrefix("Groups/") }
  }

  init(_ sections: [INISection]) {
    for section in sections {
      let path = section.name.text.split(separator: "/", omittingEmptySubsequences: false)
      if section.name.text == "GroupOrder" {
        for entry in section.entries {
          if let number = Int(entry.key.text) { order[number] = Self.unquoted(entry.value.rest) }
        }
      } else if path.count == 2, path[0] == "Groups", let number = Int(path[1]) {
        takeGroup(section, number)
      } else if path.count == 4, path[0] == "Groups", path[2] == "Items", let number = Int(path[1]),
        let item = Int(path[3])
      {
        let name = section.value("Name").map(Self.unquoted)
        let layout = section.value("Layout").map(Self.unquoted)
        groups[number, default: Group(place: section.name.place)].items[item] = Item(name: name, layout: layout)
      } else {
        warnings.append(
          .warning(
            .listPartIgnored,
            "the section \(Quoted.text(section.name.text, limit: 60)) is not one of a profile and is left out",
            at: section.name.place, hint: "the sections are Groups/N, Groups/N/Items/M and GroupOrder"))
      }
    }
  }

  private mutating func takeGroup(_ section: INISection, _ number: Int) {
    var group = groups[number] ?? Group(place: section.name.place)
    group.place = section.name.place
    group.name = section.value("Name").map(Self.unquoted)
    group.layout = section.value("Default Layout").map(Self.unquoted)
    groups[number] = group
  }

  /// The modes of the group in use; every other group is a warning.
  func list(_ cursor: ListCursor) throws(Diagnostic) -> ModeList {
    try ModeList.check(count: max(groups.count, order.count, warnings.count), of: "groups", in: cursor)
    var list = ModeList(.fcitx5)
    list.warnings = warnings
    guard let used = groupInUse(&list), let group = groups[used] else { return list }
    try ModeList.check(count: group.items.count, in: cursor)
    let layout = defaultLayout(group, &list)
    for (number, item) in group.items.sorted(by: { $0.key < $1.key }) {
      guard let name = item.name, !name.text.isEmpty else {
        list.ignore(
          "the item \(number) has no name and is left out", at: item.layout?.place ?? group.place,
          hint: "give it one, such as Name=keyboard-us")
        continue
      }
      add(name, layout: item.layout, default: layout, to: &list)
    }
    for (_, other) in groups.filter({ $0.key != used }).sorted(by: { $0.key < $1.key }) {
      list.ignore(
        "the group \(Self.quotedName(other)) is not in use, so its \(Self.methods(other.items.count)) left out",
        at: other.place, hint: "put it first under [GroupOrder] to read it")
    }
    return list
  }

  /// The first group of the order that exists, else the first of the file.
  private func groupInUse(_ list: inout ModeList) -> Int? {
    for (_, name) in order.sorted(by: { $0.key < $1.key }) {
      if let number = groups.filter({ $0.value.name?.text == name.text }).keys.min() { return number }
      list.ignore(
        "the order names the group \(Quoted.text(name.text, limit: 60)), which is not there", at: name.place,
        hint: "take the line out")
    }
    return groups.keys.min()
  }

  private func defaultLayout(_ group: Group, _ list: inout ModeList) -> ListedLayout? {
    guard let text = group.layout, !text.text.isEmpty else { return nil }
    let layout = ListedLayout(fcitx5: text.text)
    if layout == nil {
      list.ignore(
        "\(Quoted.text(text.text, limit: 60)) cannot be the name of a layout, so the engines type on the keymap",
        at: text.place, hint: "write it as us or fr-bepo")
    }
    return layout
  }

  private func add(_ name: PlacedText, layout: PlacedText?, default: ListedLayout?, to list: inout ModeList) {
    let own = layout.flatMap { $0.text.isEmpty ? nil : $0 }
    if name.text.hasPrefix("keyboard-") {
      if let own {
        list.ignore(
          "the layout \(Quoted.text(own.text, limit: 60)) under \(Quoted.text(name.text, limit: 60)) is left out",
          at: own.place,
          hint: "name the layout in the item itself: Name=keyboard-\(own.text)")
      }
      return list.add(ListedLayout(fcitx5: String(name.text.dropFirst(9))), entry: name)
    }
    var used = `default`
    if let own {
      used = ListedLayout(fcitx5: own.text)
      if used == nil {
        list.ignore(
          "\(Quoted.text(own.text, limit: 60)) cannot be the name of a layout, so \(Quoted.text(name.text, limit: 60)) types on the keymap",
          at: own.place, hint: "write it as us or fr-bepo")
      }
    }
    list.add(EngineTable.fcitx5(name.text), entry: name, layout: used)
  }

  private static func quotedName(_ group: Group) -> String { Quoted.text(group.name?.text ?? "", limit: 60) }

  private static func methods(_ count: Int) -> String {
    count == 1 ? "1 input method is" : "\(count) input methods are"
  }

  /// The value without the quotation marks that fcitx5 puts around one with spaces at its ends or escapes.
  private static func unquoted(_ value: PlacedText) -> PlacedText {
    guard value.text.count >= 2, value.text.hasPrefix("\""), value.text.hasSuffix("\"") else { return value }
    var text = ""
    var isEscaped = false
    for character in value.text.dropFirst().dropLast() {
      if isEscaped {
        text.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return PlacedText(text: text, place: value.place)
  }
}
