import CKeywrightXKBCommon
import Glibc

/// What the library says while it works, one string per message.
final class LibraryLog {
  private(set) var messages: [String] = []

  /// Collects all that the library says at its most talkative, but for the steps it takes when all is well.
  func attach(to context: OpaquePointer) {
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_INFO)
    xkb_context_set_log_verbosity(context, 10)
    xkb_context_set_user_data(context, Unmanaged.passUnretained(self).toOpaque())
    xkb_context_set_log_fn(context) { context, _, format, arguments in
      guard let data = xkb_context_get_user_data(context), let format, let arguments else { return }
      var buffer = [CChar](repeating: 0, count: 1024)
      vsnprintf(&buffer, buffer.count, format, arguments)
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      Unmanaged<LibraryLog>.fromOpaque(data).takeUnretainedValue().messages.append(
        String(decoding: bytes, as: UTF8.self))
    }
  }
}
