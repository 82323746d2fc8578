import CXKBCommon
import Diagnostics
import RuntimeSupport

/// A Compose table as the library holds it.
///
/// The library counts references without atomics, so what changes a count happens under the lock; reading the table
/// needs none, as nothing writes to it.
final class CompiledCompose: @unchecked Sendable {
  private let table: Guarded<OpaquePointer>

  private init(table: OpaquePointer) {
    nonisolated(unsafe) let table = table
    self.table = Guarded(table)
  }

  deinit { table.withLock { xkb_compose_table_unref($0) } }

  /// Compiles text without includes; nil if the library refuses it. The log has a message per line it complains of.
  static func compile(_ text: [UInt8]) -> (compose: CompiledCompose?, log: [ComposeLogLine]) {
    let flags = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
    guard let context = xkb_context_new(xkb_context_flags(rawValue: flags)) else { return (nil, []) }
    defer { xkb_context_unref(context) }
    let log = ComposeLog()
    log.attach(to: context)
    // The library takes no buffer without bytes.
    let table = (text.isEmpty ? [UInt8(ascii: "\n")] : text).withUnsafeBytes { buffer in
      xkb_compose_table_new_from_buffer(
        context, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count, ComposeSource.defaultLocale,
        XKB_COMPOSE_FORMAT_TEXT_V1, XKB_COMPOSE_COMPILE_NO_FLAGS)
    }
    log.detach(from: context)
    return (table.map { CompiledCompose(table: $0) }, log.lines)
  }

  func makeState() -> OpaquePointer? {
    table.withLock { xkb_compose_state_new($0, XKB_COMPOSE_STATE_NO_FLAGS) }
  }

  func free(_ state: OpaquePointer) { table.withLock { _ in xkb_compose_state_unref(state) } }
}
