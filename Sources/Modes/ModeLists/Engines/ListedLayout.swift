import InputModes
import KeywrightKeyEvents

/// A layout that a list names, once it is sure that it can be the name of one.
struct ListedLayout: Hashable {
  private static let maximumLength = 64
  let name: LayoutName

  /// A layout and its variant; nil where one could not be a name of the XKB data.
  init?(layout: String, variant: String = "") {
    guard !layout.isEmpty, [layout, variant].allSatisfy(Self.canBeName) else { return nil }
    name = LayoutName(layout: layout, variant: variant)
  }

  /// GNOME's form: `fr+bepo`.
  init?(gnome text: String) { self.init(text, separator: "+") }

  /// The form of fcitx5: `fr-bepo`, where no layout has a hyphen in its name, while variants have.
  init?(fcitx5 text: String) { self.init(text, separator: "-") }

  private init?(_ text: String, separator: Character) {
    let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let layout = parts.first, parts.last != "" else { return nil }
    self.init(layout: layout, variant: parts.count > 1 ? parts[1] : "")
  }

  /// The id of the mode that brings the layout.
  var id: InputModeID { InputModeID("xkb:\(name)") }

  private static func canBeName(_ text: String) -> Bool {
    text.utf8.count <= maximumLength
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_-./".utf8.contains(byte)
        }
      }
  }
}
