import CXKBCommon
import Glibc

/// One message of the library about the text that it compiles.
struct ComposeLogLine: Hashable {
  /// The line of the text, from 1; nil where the message names none.
  var line: Int?
  var message: String

  /// Takes `(input string):LINE:COLUMN: MESSAGE` apart, with or without a code in front.
  init(_ text: String) {
    message = text.hasSuffix("\n") ? String(text.dropLast()) : text
    let marker = "(input string):"
    guard let start = Self.end(of: marker, in: message) else { return }
    let parts = message[start...].split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let number = Int(parts[0]) else { return }
    line = number
    message = String(parts[2].drop { $0 == " " })
  }

  private static func end(of marker: String, in text: String) -> String.Index? {
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix(marker) { return rest.index(rest.startIndex, offsetBy: marker.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

/// Collects the errors that the library reports while it compiles one table.
///
/// Its warnings are left out: they tell of overridden and doubled lines, which our own reader judges.
final class ComposeLog {
  private(set) var lines: [ComposeLogLine] = []

  func attach(to context: OpaquePointer) {
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_ERROR)
    xkb_context_set_user_data(context, Unmanaged.passUnretained(self).toOpaque())
    xkb_context_set_log_fn(context) { context, _, format, arguments in
      guard let data = xkb_context_get_user_data(context), let format, let arguments else { return }
      var buffer = [CChar](repeating: 0, count: 1024)
      vsnprintf(&buffer, buffer.count, format, arguments)
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let log = Unmanaged<ComposeLog>.fromOpaque(data).takeUnretainedValue()
      log.lines.append(ComposeLogLine(String(decoding: bytes, as: UTF8.self)))
    }
  }

  func detach(from context: OpaquePointer) {
    xkb_context_set_user_data(context, nil)
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
  }
}
