import CKeywrightXKBCommon
import KeywrightDiagnostics
import KeywrightRuntimeSupport

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

  /// Compiles text without includes; nil if the library refuses it. There is a message for each line it complains of.
  ///
  /// Its warnings are left out: they are about overridden and doubled lines, which our own reader reports.
  static func compile(_ text: [UInt8]) -> (compose: CompiledCompose?, messages: [LibraryMessage]) {
    guard let context = LibraryContext() else { return (nil, []) }
    context.setDetail(.errors)
    // The library takes no buffer without bytes.
    let table = (text.isEmpty ? [UInt8(ascii: "\n")] : text).withUnsafeBytes { buffer in
      xkb_compose_table_new_from_buffer(
        context.pointer, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count, ComposeSource.defaultLocale,
        XKB_COMPOSE_FORMAT_TEXT_V1, XKB_COMPOSE_COMPILE_NO_FLAGS)
    }
    return (table.map { CompiledCompose(table: $0) }, context.log.messages)
  }

  func makeState() -> OpaquePointer? {
    table.withLock { xkb_compose_state_new($0, XKB_COMPOSE_STATE_NO_FLAGS) }
  }

  func free(_ state: OpaquePointer) { table.withLock { _ in xkb_compose_state_unref(state) } }
}
