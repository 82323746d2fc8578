import CXKBCommon
import Glibc
import KeyEvents

/// The five names with every default filled in, as the library takes them.
struct ResolvedNames: Hashable, Sendable {
  var rules: String
  var model: String
  var layouts: [LayoutName]
  var options: [String]

  /// Fills what the names leave out: from `XKB_DEFAULT_*` when asked, else with libxkbcommon's own defaults.
  init(_ names: KeymapNames, usingEnvironment: Bool) {
    func value(_ given: String, _ variable: String, _ usual: String) -> String {
      if !given.isEmpty { return given }
      let value = usingEnvironment ? getenv(variable).map { String(cString: $0) } ?? "" : ""
      return value.isEmpty ? usual : value
    }
    rules = value(names.rules, "XKB_DEFAULT_RULES", "evdev")
    model = value(names.model, "XKB_DEFAULT_MODEL", "pc105")
    layouts = names.layouts
    if layouts.allSatisfy({ $0.layout.isEmpty }) {
      // A variant without its layout means nothing.
      let list = value("", "XKB_DEFAULT_LAYOUT", "us")
      layouts = LayoutName.pairs(layouts: list, variants: value("", "XKB_DEFAULT_VARIANT", "")).names
    }
    options = names.options
    if options.isEmpty {
      options = value("", "XKB_DEFAULT_OPTIONS", "").split(separator: ",").map(String.init)
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
