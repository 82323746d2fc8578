public import InputModes
public import KeywrightDiagnostics

#if M17N
  import CKeywrightM17N
#endif

/// The modes `m17n:…` of the m17n database; none where Keywright is built without the trait `M17N`.
public struct M17NModes: Sendable {
  /// The modes of the installed database.
  public init() {}
}

#if M17N
  extension M17NModes {
    /// The ids of every method that the database lists, in order; empty where the library is not installed.
    public var ids: [InputModeID] {
      Self.listed(language: nil).map { InputModeID("m17n:\($0.name)") }.sorted { $0.rawValue < $1.rawValue }
    }

    /// The mode with this id; throws what keeps it from being one.
    public func mode(_ id: InputModeID) throws(Diagnostic) -> InputMode {
      var code: Int32 = 0
      switch kw_m17n_state(&code) {
      case KW_M17N_READY: break
      case KW_M17N_NO_PROCESS: throw M17NFault.noProcess(id, code, .error)
      default:
        throw .error(
          .engineUnavailable, "the mode \(id) needs libm17n, which is not installed",
          hint: "install it: apt-get install libm17n-0 m17n-db")
      }
      guard !id.rawValue.contains("?") else {
        throw .error(
          .unknownMode, "the mode \(id) has options, which m17n methods do not know",
          hint: "leave out what follows the ?")
      }
      let argument = id.argument ?? ""
      let parts = argument.split(separator: "-", maxSplits: 1).map(String.init)
      guard parts.count == 2, let listed = Self.listed(language: parts[0]).first(where: { $0.name == argument }),
        let source = try M17NSource(language: parts[0], name: parts[1], for: id)
      else {
        throw .error(
          .unknownMode, "there is no m17n method \(Quoted.text(argument))",
          hint: Self.hint(argument, language: parts.first))
      }
      var mode = InputMode(
        id: id, primaryLanguage: parts[0] == "t" ? nil : PrimaryLanguage(parts[0]), name: "m17n \(argument)"
      ) {
        M17NMethod(M17NContext(source), id: id)
      }
      mode.warnings = [M17NFault.warning(for: id, isComplete: listed.isComplete)].compactMap(\.self)
      return mode
    }

    private typealias Listed = (name: String, isComplete: Bool)

    private static func listed(language: String?) -> [Listed] {
      final class Found { var methods: [Listed] = [] }
      let found = Found()
      kw_m17n_each(language, Unmanaged.passUnretained(found).toOpaque()) { context, language, name, isComplete in
        guard let context, let language, let name else { return }
        let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        found.methods.append(("\(String(cString: language))-\(String(cString: name))", isComplete))
      }
      return found.methods
    }

    /// Names the method that was meant, else those of the language, else the form of an id.
    private static func hint(_ argument: String, language: String?) -> String {
      let names = listed(language: nil).map(\.name)
      if let meant = NameSuggestion.nearest(to: argument, in: names) { return "did you mean m17n:\(meant)?" }
      let same = names.filter { name in language.map { name.hasPrefix($0 + "-") } ?? false }.sorted()
      guard !same.isEmpty else { return "name a language and a method: m17n:vi-telex" }
      return "the methods are \(same.map { "m17n:\($0)" }.joined(separator: ", "))"
    }
  }
#else
  extension M17NModes {
    /// The ids of the modes: none in this build.
    public var ids: [InputModeID] { [] }

    /// The mode with this id; throws what keeps it from being one.
    public func mode(_ id: InputModeID) throws(Diagnostic) -> InputMode {
      throw .error(
        .engineUnavailable, "the mode \(id) needs libm17n, which this build leaves out",
        hint: "install libm17n-dev and build with --traits M17N")
    }
  }
#endif
