import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightXKB
import Testing

/// A keyboard on which random streams are compared.
struct OracleSetup: Sendable, CustomTestStringConvertible {
  var layouts: String
  var options: [String]
  /// The faults of libxkbcommon 1.5 that the random streams come upon.
  var warnings: Set<DiagnosticCode>

  init(_ layouts: String, _ options: String..., warnings: Set<DiagnosticCode> = []) {
    self.layouts = layouts
    self.options = options
    self.warnings = warnings
  }

  /// Those of them that the running library has.
  var expectedWarnings: Set<DiagnosticCode> {
    let library = XKBLibrary.running
    return warnings.filter { code in
      switch code {
      case .capsGivesNothing: !library.mapsLatin1Case
      case .latchClearedLock: !library.brokenLatchKeepsLock
      case .latchLockedEarly: !library.locksLatchOnRelease
      case .groupLatchUnsupported, .interpretationSkipped: !library.latchesLayouts
      default: true
      }
    }
  }

  var testDescription: String { ([layouts] + options).joined(separator: " ") }

  var names: KeymapNames { KeymapNames(shorthand: layouts, options: options) }

  private typealias Setup = OracleSetup
  static let all: [OracleSetup] = [
    Setup("us", "compose:ralt"),
    Setup("us(intl)", "compose:menu", warnings: [.capsGivesNothing]),
    Setup("us(altgr-intl)", "caps:escape"),
    Setup("us(dvorak)", "shift:both_capslock", "compose:caps"),
    Setup("us(colemak)", "lv3:ralt_switch"),
    Setup("us(workman)", "compose:rctrl"),
    Setup("us,ru", "grp:alt_shift_toggle", "compose:ralt"),
    Setup("us,ru,gr,il", "grp:win_space_toggle", "compose:menu"),
    Setup("us,de", "grp:caps_toggle", "compose:rctrl", warnings: [.capsGivesNothing]),
    Setup("us,ara", "grp:shifts_toggle"),
    Setup("gr,us", "grp:toggle", "compose:caps"),
    Setup("il,us", "grp:ctrl_shift_toggle", "grp_led:scroll"),
    Setup("latam,us", "grp:alts_toggle"),
    Setup("de", "caps:shiftlock"),
    Setup("de(neo)", "compose:menu"),
    Setup("de(e2)", "compose:ralt", warnings: [.capsGivesNothing]),
    Setup("fr", "compose:caps", "keypad:oss"),
    Setup("fr(bepo)", "compose:menu"),
    Setup("fr(oss)", "numpad:mac", "caps:ctrl_modifier"),
    Setup("es", "compose:rctrl", "ctrl:swapcaps", warnings: [.capsGivesNothing]),
    Setup("pt", "lv3:caps_switch_latch"),
    Setup("br", "compose:ralt", "numpad:shift3"),
    Setup("it", "altwin:swap_alt_win"),
    Setup("tr", "compose:menu", warnings: [.capsGivesNothing]),
    Setup("cz", "compose:caps"),
    Setup("cz,cz(rus)", "grp:caps_toggle", "grp_led:caps", warnings: [.capsGivesNothing]),
    Setup("hu", "compose:ralt"),
    Setup("pl", "lv3:lalt_switch", warnings: [.capsGivesNothing]),
    Setup("se", "compose:caps", "numpad:microsoft"),
    Setup("lv(apostrophe)", "compose:menu"),
    Setup("lt", "lv5:ralt_switch_lock"),
    Setup("ee", "compose:rctrl", "caps:internal_nocancel", warnings: [.capsGivesNothing]),
    Setup("ca(multix)", "lv5:ralt_switch"),
    Setup("eu", "compose:caps"),
    Setup("kr(kr104)", "compose:rctrl"),
    Setup("jp", "japan:hztg_escape"),
    Setup("vn", "compose:ralt"),
    Setup("th,us", "grp:lwin_toggle"),
    Setup("ge", "compose:menu", "caps:none"),
    Setup("kwtest(shiftlatch)", "compose:menu", warnings: [.latchClearedLock]),
    Setup("kwtest(shiftlatch),ru", "grp:caps_toggle", warnings: [.latchClearedLock, .latchLockedEarly]),
    Setup("kwtest(level5)", warnings: [.latchClearedLock, .latchLockedEarly, .capsGivesNothing]),
    Setup("kwtest(several)"),
    Setup(
      "us(intl),ru,kwtest(grouplatch)", "grp:sclk_toggle", warnings: [.groupLatchUnsupported, .interpretationSkipped]),
  ]
}
