import CKeywrightXKBCommon
import CKeywrightXKBSupport

/// A context of libxkbcommon with its directories and its log; owned by one loading, then only by the keymap.
final class LibraryContext {
  let pointer: OpaquePointer
  let log = LibraryLog()

  /// A context that searches nothing by itself, or nil when memory is out.
  init?() {
    // The default directories are added later, when the library's messages about them go to the log.
    let flags = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
    guard let pointer = xkb_context_new(xkb_context_flags(rawValue: flags)) else { return nil }
    self.pointer = pointer
    kw_log_attach(log.pointer, pointer)
    setDetail(.usual)
  }

  deinit {
    // The keymap keeps the context but not the log.
    kw_log_attach(nil, pointer)
    xkb_context_unref(pointer)
  }

  /// Short of what is overridden on purpose, which is what layouts are for: the highest verbosity is 10.
  private static let verbosity: Int32 = 9

  /// How much the library tells.
  enum Detail {
    /// What cannot be read.
    case errors
    /// What changes the keymap.
    case usual
    /// Everything about conflicts, and which components the names stand for.
    case everything
  }

  func setDetail(_ detail: Detail) {
    switch detail {
    case .errors:
      xkb_context_set_log_level(pointer, XKB_LOG_LEVEL_ERROR)
      xkb_context_set_log_verbosity(pointer, 0)
    case .usual:
      xkb_context_set_log_level(pointer, XKB_LOG_LEVEL_WARNING)
      xkb_context_set_log_verbosity(pointer, 0)
    case .everything:
      xkb_context_set_log_level(pointer, XKB_LOG_LEVEL_DEBUG)
      xkb_context_set_log_verbosity(pointer, Self.verbosity)
    }
  }

  /// Adds a directory to those that are searched; false when it is none.
  func append(_ directory: String) -> Bool { xkb_context_include_path_append(pointer, directory) != 0 }

  /// Adds the directories of the user's desktop: `~/.config/xkb`, `~/.xkb`, the extra path, the system's.
  func appendDefaults() { _ = xkb_context_include_path_append_default(pointer) }

  func clearDirectories() { xkb_context_include_path_clear(pointer) }

  /// The directories that are searched, in order.
  var directories: [String] {
    (0..<xkb_context_num_include_paths(pointer)).compactMap { index in
      xkb_context_include_path_get(pointer, index).map { String(cString: $0) }
    }
  }
}
