import CKeywrightPluginSupport

/// What ends a call into a library other than its return, in the order of `kw_guard_end`.
enum LibraryEnd: UInt32, CaseIterable {
  case exited, leftThread, hung, abort, busError, arithmetic, instruction, segmentation, systemCall, trap

  /// Where the message of an end names the call.
  static let callPlaceholder = "‹call›"
  static let statusPlaceholder = "‹status›"

  /// What happened, as the end of a sentence that begins with the library.
  func cause(timeLimit: Duration) -> String {
    switch self {
    case .exited: "ended the process with the status \(Self.statusPlaceholder)"
    case .leftThread: "ended the thread that it was called in"
    case .hung: "did not come back within \(timeLimit)"
    case .abort: "crashed (SIGABRT)"
    case .busError: "crashed (SIGBUS)"
    case .arithmetic: "crashed (SIGFPE)"
    case .instruction: "crashed (SIGILL)"
    case .segmentation: "crashed (SIGSEGV)"
    case .systemCall: "crashed (SIGSYS)"
    case .trap: "crashed (SIGTRAP)"
    }
  }
}
