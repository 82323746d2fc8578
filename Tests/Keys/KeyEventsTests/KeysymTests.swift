import KeywrightKeyEvents
import Testing

struct KeysymTests {
  @Test(arguments: [
    // Shift_L … Hyper_R
    (UInt32(0xFFE0), false), (0xFFE1, true), (0xFFE5, true), (0xFFE6, true), (0xFFEE, true), (0xFFEF, false),
    // ISO_Lock … ISO_Level5_Lock, then ISO_Left_Tab
    (0xFE00, false), (0xFE01, true), (0xFE03, true), (0xFE05, true), (0xFE06, true), (0xFE08, true), (0xFE0E, true),
    (0xFE11, true), (0xFE12, true), (0xFE13, true), (0xFE14, false), (0xFE20, false),
    // Mode_switch, Num_Lock, Scroll_Lock, Multi_key, dead_grave
    (0xFF7E, true), (0xFF7F, true), (0xFF14, false), (0xFF20, false), (0xFE50, false),
    (0x61, false), (0, false), (0x0100_0061, false),
  ])
  func `modifiers, those of level five included`(number: UInt32, isModifier: Bool) {
    #expect(Keysym(number).isModifier == isModifier, "0x\(String(number, radix: 16))")
  }
}
