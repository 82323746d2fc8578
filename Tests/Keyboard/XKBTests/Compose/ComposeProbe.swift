import CKeywrightXKBCommon
import Glibc
import KeywrightKeyEvents

@testable import KeywrightXKB

/// What tests of Compose share.
enum ComposeProbe {
  static func keysym(_ name: String) -> Keysym {
    Keysym(rawValue: xkb_keysym_from_name(name, XKB_KEYSYM_NO_FLAGS))
  }

  static func keysyms(_ names: String) -> [Keysym] { names.split(separator: " ").map { keysym(String($0)) } }

  /// The text of a step without its keysym, which an override in an old library keeps; nil where nothing ends.
  static func textOf(_ step: ComposeStep) -> String? {
    switch step {
    case .none: nil
    case .ignored: "ignored"
    case .pending: "pending"
    case .cancelled: "cancelled"
    case .composed(let text, _): "composed \(text)"
    }
  }

  /// What a person sees who presses keys with these keysyms.
  static func typed(_ names: String, on table: ComposeTable) -> String {
    let state = ComposeState(table)
    return keysyms(names).map { keysym in
      switch state.feed(keysym) {
      case .none: keysym.text
      case .composed(let text, _): text
      case .pending, .ignored, .cancelled: ""
      }
    }.joined()
  }
}

/// The library alone, fed with every keysym: what ``ComposeState`` is compared with.
final class PlainCompose {
  private let context: OpaquePointer
  private let table: OpaquePointer
  private let state: OpaquePointer

  /// nil if the library refuses the text.
  init?(_ text: [UInt8]) {
    let flags = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
    guard let context = xkb_context_new(xkb_context_flags(rawValue: flags)) else { return nil }
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    xkb_context_set_log_fn(context) { _, _, _, _ in }
    let made = text.withUnsafeBytes { bytes in
      xkb_compose_table_new_from_buffer(
        context, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, "en_US.UTF-8",
        XKB_COMPOSE_FORMAT_TEXT_V1, XKB_COMPOSE_COMPILE_NO_FLAGS)
    }
    guard let table = made, let state = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
      xkb_compose_table_unref(made)
      xkb_context_unref(context)
      return nil
    }
    self.context = context
    self.table = table
    self.state = state
  }

  deinit {
    xkb_compose_state_unref(state)
    xkb_compose_table_unref(table)
    xkb_context_unref(context)
  }

  func reset() { xkb_compose_state_reset(state) }

  func feed(_ keysym: Keysym) -> ComposeStep {
    let wasPending = xkb_compose_state_get_status(state) == XKB_COMPOSE_COMPOSING
    if xkb_compose_state_feed(state, keysym.rawValue) == XKB_COMPOSE_FEED_IGNORED {
      return wasPending ? .ignored : .none
    }
    switch xkb_compose_state_get_status(state) {
    case XKB_COMPOSE_COMPOSING: return .pending
    case XKB_COMPOSE_CANCELLED: return .cancelled
    case XKB_COMPOSE_COMPOSED:
      var buffer = [CChar](repeating: 0, count: 300)
      xkb_compose_state_get_utf8(state, &buffer, buffer.count)
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return .composed(
        text: String(decoding: bytes, as: UTF8.self),
        keysym: Keysym(rawValue: xkb_compose_state_get_one_sym(state)))
    default: return .none
    }
  }
}
