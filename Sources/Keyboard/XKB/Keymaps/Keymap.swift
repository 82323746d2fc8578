import CKeywrightXKBCommon
import Glibc
import KeywrightRuntimeSupport

/// A compiled keymap; it never changes and may be shared between threads.
public final class Keymap: @unchecked Sendable {
  // The library counts references without atomics and writes some texts to a buffer of the context: what touches
  // either is done under the lock. Everything else only reads.
  private let pointer: OpaquePointer
  private let guarded: Guarded<OpaquePointer>
  /// What is known of the keys' actions; nil until it is asked for.
  let acting = Guarded<ActingKeys?>(nil)

  /// The format that it was compiled in, in which it can be written again.
  let format: KeymapFormat

  /// The names of the layouts (XKB groups), in order; bytes that are not UTF-8 are replaced.
  public let layoutNames: [String]
  /// The layouts whose names are not UTF-8.
  let layoutsWithBadName: [Int]
  /// The names of the LEDs, by index; empty where the keymap leaves a gap.
  public let ledNames: [String]
  /// The names of the modifiers, the eight real ones first, then the virtual ones.
  public let modifierNames: [String]
  /// The lowest and highest XKB keycode.
  let keycodes: ClosedRange<UInt32>

  /// What the library gets wrong on this keymap and is put right; nil where its word counts.
  let corrections: KeymapCorrections?

  /// Takes over the only reference to a keymap of the library.
  init(adopting pointer: OpaquePointer, format: KeymapFormat = .v1, corrections: KeymapCorrections? = nil) {
    self.pointer = pointer
    self.format = format
    self.corrections = corrections
    nonisolated(unsafe) let shared = pointer
    guarded = Guarded(shared)
    let layouts = (0..<xkb_keymap_num_layouts(pointer)).map { xkb_keymap_layout_get_name(pointer, $0) }
    layoutNames = layouts.map(Self.text)
    layoutsWithBadName = layouts.indices.filter { index in
      layouts[index].map { String(validatingCString: $0) == nil } ?? false
    }
    ledNames = (0..<xkb_keymap_num_leds(pointer)).map { Self.text(xkb_keymap_led_get_name(pointer, $0)) }
    modifierNames = (0..<xkb_keymap_num_mods(pointer)).map { Self.text(xkb_keymap_mod_get_name(pointer, $0)) }
    let lowest = xkb_keymap_min_keycode(pointer)
    keycodes = lowest...max(lowest, xkb_keymap_max_keycode(pointer))
  }

  deinit { xkb_keymap_unref(pointer) }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

  /// How many layouts (XKB groups) the keymap has.
  public var layoutCount: Int { layoutNames.count }

  /// The library's pointer, for calls that only read.
  var handle: OpaquePointer { pointer }

  /// Does what counts references or writes to the context, one thread at a time.
  func exclusively<Result>(_ work: (OpaquePointer) -> Result) -> Result {
    guarded.withLock { work($0) }
  }

  /// The keymap as text that the library can compile again; empty when the library cannot write it.
  public func dump() -> String {
    exclusively { pointer in
      guard let text = xkb_keymap_get_as_string(pointer, xkb_keymap_format(UInt32(format.number))) else { return "" }
      defer { free(text) }
      return String(cString: text)
    }
  }
}
