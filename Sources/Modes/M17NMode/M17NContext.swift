#if M17N
  import CKeywrightM17N
  import KeywrightDiagnostics
  import InputModes

  /// An input method of the m17n database, opened; shared by the contexts that it serves.
  final class M17NSource: Sendable {
    // The C side lets one call in at a time.
    fileprivate nonisolated(unsafe) let method: OpaquePointer

    /// Opens a method; nil where there is none of that name, or it cannot be read. Throws where no process can be created.
    init?(language: String, name: String, for id: InputModeID) throws(Diagnostic) {
      var code: Int32 = 0
      guard let method = kw_m17n_open(language, name, &code) else {
        guard code == 0 else { throw M17NFault.noProcess(id, code, .error) }
        return nil
      }
      self.method = method
    }

    deinit { kw_m17n_close(method) }
  }

  /// The state of an m17n method in one text field.
  final class M17NContext {
    private let source: M17NSource
    private let context: OpaquePointer?

    init(_ source: M17NSource) {
      self.source = source
      context = kw_m17n_context_new(source.method)
    }

    deinit { kw_m17n_context_free(context) }

    /// What a key does, with the text around the caret.
    func key(_ name: String, before: inout String, after: inout String) -> M17NAnswer {
      before.withUTF8 { before in
        after.withUTF8 { after in
          M17NAnswer(
            kw_m17n_key(
              context, name, UnsafeRawPointer(before.baseAddress)?.assumingMemoryBound(to: CChar.self), before.count,
              UnsafeRawPointer(after.baseAddress)?.assumingMemoryBound(to: CChar.self), after.count))
        }
      }
    }

    /// What there is to show without a key.
    func show() -> M17NAnswer { M17NAnswer(kw_m17n_show(context)) }

    /// Drops what is composed.
    func reset() { kw_m17n_reset(context) }
  }
#endif
