public import InputModes
public import KeywrightDiagnostics

#if Hangul
  import CKeywrightHangul
#endif

/// The modes `hangul:…` of libhangul; none where Keywright is built without the trait `Hangul`.
public struct HangulModes: Sendable {
  /// The modes of the installed library.
  public init() {}
}

#if Hangul
  extension HangulModes {
    /// The ids of the modes, as the library lists its keyboards; empty where it is not installed.
    public var ids: [InputModeID] { keyboards.map { InputModeID("hangul:\($0.id)") } }

    /// The mode with this id; throws what keeps it from being one.
    public func mode(_ id: InputModeID) throws(Diagnostic) -> InputMode {
      guard kw_hangul_is_available() else {
        throw .error(
          .engineUnavailable, "the mode \(id) needs libhangul, which is not installed",
          hint: "install it: apt-get install libhangul1 libhangul-data")
      }
      guard let keyboard = keyboard(id.argument) else {
        throw .error(
          .unknownMode, "there is no Hangul keyboard \(Quoted.text(id.argument ?? ""))",
          hint: "the keyboards are \(ids.map(\.rawValue).joined(separator: ", ")); hangul:390 is hangul:39")
      }
      let options = try HangulOptions(of: id)
      return InputMode(id: id, primaryLanguage: "ko", name: "Hangul (\(keyboard.name))") {
        HangulMethod(HangulSyllable(keyboard: keyboard.id, options: options))
      }
    }

    private typealias Keyboard = (id: String, name: String)

    private var keyboards: [Keyboard] {
      (0..<kw_hangul_keyboard_count()).compactMap { index in
        guard let id = kw_hangul_keyboard_id(index), let name = kw_hangul_keyboard_name(index) else { return nil }
        return (String(cString: id), String(cString: name))
      }
    }

    /// A keyboard by its id; `390` is what people call the one that the library lists as `39`.
    private func keyboard(_ argument: String?) -> Keyboard? {
      let id = argument == "390" ? "39" : argument
      return keyboards.first { $0.id == id }
    }
  }
#else
  extension HangulModes {
    /// The ids of the modes: none in this build.
    public var ids: [InputModeID] { [] }

    /// The mode with this id; throws what keeps it from being one.
    public func mode(_ id: InputModeID) throws(Diagnostic) -> InputMode {
      throw .error(
        .engineUnavailable, "the mode \(id) needs libhangul, which this build leaves out",
        hint: "install libhangul-dev and build with --traits Hangul")
    }
  }
#endif
