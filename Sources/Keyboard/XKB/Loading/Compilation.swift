import CKeywrightXKBCommon
import CKeywrightXKBSupport
import Glibc
import KeywrightDiagnostics
import KeywrightFiles
import KeywrightKeyEvents

/// One run of the library over one input: in a child first where the data is not known to be sound.
struct Compilation {
  let input: KeymapInput
  let path: SearchPath
  private let context: LibraryContext
  private let overlays: [BOMStrippedOverlay]
  private let loader: KeymapLoader

  /// How a compilation in a child may end badly.
  enum Failure {
    case refused
    case crashed(signal: Int)
    /// It was still computing, or waited for something.
    case timedOut(computing: Bool)
  }

  // What a sound keymap needs is far below any of them; on a busy machine a second of work may take several.
  private static let limits = kw_guard_limits(seconds: 1, milliseconds: 6000, bytes: 256 << 20)

  init(_ input: KeymapInput, loader: KeymapLoader) throws(Diagnostic) {
    self.input = input
    guard let context = LibraryContext() else {
      throw .error(.keymapDoesNotCompile, "there is no memory for a keymap", hint: "end other programs and try again")
    }
    var overlays: [BOMStrippedOverlay] = []
    path = try context.search(loader, overlays: &overlays)
    self.context = context
    self.overlays = overlays
    self.loader = loader
    if case .names(let names) = input.content { try path.check(rules: names.rules) }
  }

  private var needsGuard: Bool { !input.isTrusted || !path.own.isEmpty }

  /// The keymap with what there is to say about it.
  ///
  /// The rules are looked at beforehand, since the library would wait for a FIFO or try a cycle again and again.
  func run() throws(Diagnostic) -> LoadedKeymap {
    let isGuarded = needsGuard
    let missingRules = isGuarded ? try missingRules() : []
    context.setDetail(isGuarded ? .everything : .usual)
    var checked: CompilationReport?
    if isGuarded {
      checked = try compileUnderGuard()
      kw_log_attach(nil, context.pointer)
    }
    let compiled = try compiledKeymap(isGuarded: isGuarded)
    let marks = overlays.flatMap(\.warnings)
    var report = checked ?? report(afterFailure: false)
    let missing = Set(missingRules.map(\.path))
    report.messages = messages.filter { message in
      missing.isEmpty || !QuotedName.all(in: message.text).contains { missing.contains($0.text) }
    }
    let corrections = KeymapCorrections(
      hasOwnFiles: isGuarded, modifierMappings: isGuarded ? report.ownSections.map(\.modifierMappings).joined() : "")
    let keymap = Keymap(
      adopting: compiled, format: input.format, corrections: loader.correctsLibrary ? corrections : nil)
    if let error = report.emptyFileError { throw error }
    let crash = CrashingActions(keymap)?.diagnostic(file: input.file)
    if let crash, crash.severity == .error { throw crash }
    let check = UserFileLint(report: report, keymap: keymap)
    return LoadedKeymap(
      keymap: keymap,
      diagnostics: input.warnings + marks + missingRules.map(\.warning) + report.warnings(keymap, check)
        + [crash].compactMap(\.self),
      facts: check.facts,
      alone: layoutsAlone)
  }

  private var layoutsAlone: LayoutsAlone? {
    guard loader.correctsLibrary, case .names(let names) = input.content else { return nil }
    return LayoutsAlone(
      KeymapNames(rules: names.rules, model: names.model, layouts: names.layouts, options: names.options),
      loader: loader)
  }

  /// Compiles in this process; a file that was sound a moment ago may be a FIFO by now.
  private func compiledKeymap(isGuarded: Bool) throws(Diagnostic) -> OpaquePointer {
    var (keymap, code): (OpaquePointer?, Int32) = (nil, 0)
    withLibraryInput { names, text, length in
      guard isGuarded else {
        keymap = kw_keymap_new(context.pointer, names, text, length, input.format.number)
        return
      }
      keymap = kw_keymap_new_within(
        context.pointer, names, text, length, input.format.number, UInt32(Self.limits.milliseconds))
      code = errno
    }
    if let keymap { return keymap }
    guard code != ETIMEDOUT else { throw report(afterFailure: false).error(.timedOut(computing: false)) }
    throw report(afterFailure: true).error(.refused)
  }

  /// What the user's rules include and is not there; throws where they must not be read.
  private func missingRules() throws(Diagnostic) -> [RulesWalk.MissingFile] {
    guard case .names(let names) = input.content else { return [] }
    var rules = RulesWalk(path)
    if let error = rules.error(names.rules) { throw error }
    return rules.missing
  }

  /// Compiles in a child, once the files that the keymap includes are known to be none that the library must not follow;
  /// answers what was found out about them.
  private func compileUnderGuard() throws(Diagnostic) -> CompilationReport {
    var report: CompilationReport?
    if case .text = input.content { report = try checkedReport() }
    let compilation = withLibraryInput { names, text, length in
      kw_guard_start_compilation(
        context.pointer, names, text, length, input.format.number, Self.limits, context.log.pointer)
    }
    // Nor is it compiled without a guard: what others have written must not be able to take this process down.
    guard let compilation else { throw Self.noProcess(errno, input) }
    defer { kw_guard_free(compilation) }
    var result = kw_guard_wait(compilation)
    if result.end == KW_GUARD_WAITING {
      report = try checkedReport()
      kw_guard_give_leave(compilation)
      result = kw_guard_wait(compilation)
    }
    if let failure = Failure(result) { throw self.report(afterFailure: true).error(failure) }
    return report ?? self.report(afterFailure: false)
  }

  /// What the library says of a keymap that it refuses, compiled in a child; nil where it does not refuse it.
  static func refusal(of text: [UInt8], format: KeymapFormat, _ context: LibraryContext) -> [LibraryMessage]? {
    let compilation = text.withUnsafeBytes { bytes in
      kw_guard_start_compilation(
        context.pointer, nil, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, format.number,
        limits,
        context.log.pointer)
    }
    guard let compilation else { return nil }
    defer { kw_guard_free(compilation) }
    return kw_guard_wait(compilation).end == KW_GUARD_REFUSED ? context.log.messages : nil
  }

  private static func noProcess(_ code: Int32, _ input: KeymapInput) -> Diagnostic {
    .error(
      .noProcessForKeymap,
      "the keymap is not loaded, as no process can be created to check it in: \(String(cString: strerror(code)))",
      at: SourcePlace(file: input.file), hint: Diagnostic.processesHint)
  }

  private func checkedReport() throws(Diagnostic) -> CompilationReport {
    let report = report(afterFailure: false)
    if let error = report.graphError { throw error }
    return report
  }

  private func report(afterFailure: Bool) -> CompilationReport {
    CompilationReport(input: input, path: path, messages: messages, afterFailure: afterFailure)
  }

  /// The messages, with the folders as the user knows them.
  private var messages: [LibraryMessage] {
    context.log.messages.map { message in
      guard let file = message.file,
        let (overlay, name) = overlays.lazy.compactMap({ overlay in
          PathText.rest(of: file, in: overlay.path).map { (overlay, $0) }
        }).first
      else { return message }
      var message = message
      message.file = "\(overlay.folder)/\(name)"
      return message
    }
  }

  private func withLibraryInput<Result>(
    _ body: (UnsafePointer<xkb_rule_names>?, UnsafePointer<CChar>?, Int) -> Result
  ) -> Result {
    switch input.content {
    case .names(let names): names.withRuleNames { body($0, nil, 0) }
    case .text(let bytes):
      bytes.withUnsafeBytes { body(nil, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count) }
    }
  }
}

extension Compilation.Failure {
  /// What went wrong in the child; nil when it has compiled the keymap.
  fileprivate init?(_ result: kw_guard_result) {
    switch result.end {
    case KW_GUARD_COMPILED: return nil
    case KW_GUARD_REFUSED: self = .refused
    case KW_GUARD_TIMED_OUT: self = .timedOut(computing: result.signal != 0)
    default: self = .crashed(signal: Int(result.signal))
    }
  }
}
