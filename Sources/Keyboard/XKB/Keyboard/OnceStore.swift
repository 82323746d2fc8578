import KeywrightDiagnostics
import KeywrightRuntimeSupport

/// Values that are made once each: who asks for one that is being made waits for it, and for no other.
final class OnceStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Entry: Sendable {
    let result = Guarded<Result<Value, Diagnostic>?>(nil)
  }

  private let entries = Guarded<[Key: Entry]>([:])

  /// The value of a key, made when it is asked for the first time; a failure is kept as well.
  func value(_ key: Key, make: () throws(Diagnostic) -> Value) throws(Diagnostic) -> Value {
    let entry = entries.withLock { entries in
      if let known = entries[key] { return known }
      let new = Entry()
      entries[key] = new
      return new
    }
    // Made under the lock of this entry alone, so that others need not wait.
    return try entry.result.withLock { result in
      if let result { return result }
      let made = Result { () throws(Diagnostic) in try make() }
      result = made
      return made
    }.get()
  }
}
