import CKeywrightXKBCommon
import Glibc
import KeywrightDiagnostics
import KeywrightKeyEvents

/// The five names with every default filled in, as the library takes them.
struct ResolvedNames: Hashable, Sendable {
  /// The model that libxkbcommon takes where none is named.
  static let usualModel = "pc105"

  var rules: String
  var model: String
  var layouts: [LayoutName]
  var options: [String]
  /// The list of layouts as it was given, where an entry of it has no name and is left out.
  private(set) var layoutsWithoutName: String?
  /// How many layouts were given, those without a name too.
  private(set) var layoutCount = 0

  /// Fills what the names leave out: from `XKB_DEFAULT_*` when asked, else with libxkbcommon's own defaults.
  init(_ names: KeymapNames, usingEnvironment: Bool) {
    func value(_ given: String, _ variable: String, _ usual: String) -> String {
      if !given.isEmpty { return given }
      let value = usingEnvironment ? getenv(variable).map { String(cString: $0) } ?? "" : ""
      return value.isEmpty ? usual : value
    }
    rules = value(names.rules, "XKB_DEFAULT_RULES", "evdev")
    model = value(names.model, "XKB_DEFAULT_MODEL", Self.usualModel)
    options = names.options
    if options.isEmpty {
      options = value("", "XKB_DEFAULT_OPTIONS", "").split(separator: ",").map(String.init)
    }
    // Rules look whether an option is in the list, not how often; the library calls the second one unknown.
    var seen: Set<String> = []
    options = options.filter { seen.insert($0).inserted }
    layouts = []
    // One empty name stands for no choice.
    if names.layouts != [LayoutName(layout: "")] { choose(names.layouts) }
    if layouts.isEmpty {
      // A variant without its layout means nothing.
      let list = value("", "XKB_DEFAULT_LAYOUT", "us")
      choose(LayoutName.pairs(layouts: list, variants: value("", "XKB_DEFAULT_VARIANT", "")).names)
    }
    if layouts.isEmpty { layouts = [LayoutName(layout: "us")] }
  }

  /// Takes the layouts that have names; the library would count the others, and give keys nothing on them.
  private mutating func choose(_ given: [LayoutName]) {
    layouts = given.filter { !$0.layout.isEmpty }
    layoutCount = max(layoutCount, given.count)
    if layouts.count < given.count {
      layoutsWithoutName = layoutsWithoutName ?? SafeText.shortened(given.map(\.description).joined(separator: ","))
    }
  }

  var layoutList: String { layouts.map(\.layout).joined(separator: ",") }
  var variantList: String { layouts.map(\.variant).joined(separator: ",") }

  /// Calls with the names as the library's struct; its strings live as long as the call.
  func withRuleNames<Result>(_ body: (UnsafePointer<xkb_rule_names>) -> Result) -> Result {
    rules.withCString { rules in
      model.withCString { model in
        layoutList.withCString { layout in
          variantList.withCString { variant in
            options.joined(separator: ",").withCString { options in
              var names = xkb_rule_names(
                rules: rules, model: model, layout: layout, variant: variant, options: options)
              return body(&names)
            }
          }
        }
      }
    }
  }
}
