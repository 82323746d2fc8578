import CKeywrightPluginSupport
import Glibc
import KeywrightDiagnostics

/// Calls into a library that are watched, on behalf of whom they are made for.
///
/// Unchecked: the subject is never changed nor freed.
struct CallGuard: @unchecked Sendable {
  private let subject: OpaquePointer?

  /// No guard: the library may do as it likes.
  static let none = CallGuard(subject: nil)

  private init(subject: OpaquePointer?) { self.subject = subject }

  /// A guard that has these messages: what the library did becomes a diagnostic.
  init(
    _ guarding: LibraryGuard, timeLimit: Duration, message: (LibraryEnd, _ cause: String) -> Diagnostic
  ) {
    let texts = LibraryEnd.allCases.map { end in
      Self.marked(guarding.render(message(end, end.cause(timeLimit: timeLimit))) + "\n")
    }
    let pointers = texts.map { text in text.withCString { UnsafePointer(strdup($0)) } }
    defer { for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) } }
    subject = kw_guard_subject_new(pointers, UInt32(clamping: PollTimeout.milliseconds(timeLimit)))
  }

  /// Runs a call of this name.
  func callAsFunction<Result>(_ call: StaticString, _ body: () -> Result) -> Result {
    guard let subject else { return body() }
    UnsafeRawPointer(call.utf8Start).withMemoryRebound(to: CChar.self, capacity: call.utf8CodeUnitCount + 1) {
      kw_guard_enter(subject, $0)
    }
    defer { kw_guard_leave() }
    return body()
  }

  /// The text with a mark for each of the two things that only the end knows. The last of each counts: what stands before
  /// it may be anybody's path.
  private static func marked(_ text: String) -> String {
    var text = text
    for (placeholder, mark) in [
      (LibraryEnd.callPlaceholder, KW_GUARD_CALL_MARK), (LibraryEnd.statusPlaceholder, KW_GUARD_STATUS_MARK),
    ] {
      guard let range = text.ranges(of: placeholder).last else { continue }
      text.replaceSubrange(range, with: String(UnicodeScalar(UInt8(mark))))
    }
    return text
  }
}
