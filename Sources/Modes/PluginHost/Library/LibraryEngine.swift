import CKeywrightInputMethodPlugin
import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import TextFields

/// An engine of a plugin in a shared library.
final class LibraryEngine: InputMethod {
  let keystrokeText: KeystrokeTextKind
  let wantsSurroundingText: Bool
  private let library: PluginLibrary
  private let id: InputModeID
  private let reports: PluginReports
  private let engine: UnsafeMutableRawPointer?
  private let guarded: CallGuard

  init(_ library: PluginLibrary, mode index: Int, reports: PluginReports) {
    let mode = library.description.modes[index]
    keystrokeText = mode.keystrokeText
    wantsSurroundingText = mode.wantsSurroundingText && library.table.note_surrounding_text != nil
    self.library = library
    self.reports = reports
    id = library.description.id(of: mode)
    let guarded = library.guards[index]
    self.guarded = guarded
    engine = guarded("create") { library.functions.create(UInt32(clamping: index)) }
    if engine == nil {
      reports.add(
        .error(
          .pluginFailed, "create of \(id) returned NULL, so the mode passes every key on",
          hint: "the plugin may lack its data; ask its author"))
    }
  }

  deinit {
    guard let engine else { return }
    guarded("destroy") { library.functions.destroy(engine) }
  }

  func noteSurroundingText(_ text: SurroundingText) {
    guard let engine, let note = library.table.note_surrounding_text else { return }
    guarded("note_surrounding_text") {
      CText.lend(text) { lent in withUnsafePointer(to: lent) { note(engine, $0) } }
    }
  }

  func activate(_ context: InputContext) -> InputBatch {
    guard let activate = library.table.activate else { return EngineCall.activate.defaultAnswer }
    return ask(.activate) { engine, batch in
      context.withCContext { activate(engine, $0, batch) }
    }
  }

  func handle(_ keystroke: Keystroke) -> InputBatch {
    guard let engine else { return .passed }
    var batch = Self.emptyBatch
    var answer = InputBatch.passed
    // What the engine forwards may be the lent keystroke itself, so the batch is read while that is there.
    keystroke.withCKeystroke { key in
      guarded(EngineCall.handle.name) {
        library.functions.handle(engine, key, &batch)
        answer = read(batch, of: .handle)
      }
    }
    return answer
  }

  func choose(_ candidate: Int) -> InputBatch {
    guard let choose = library.table.choose else { return EngineCall.choose.defaultAnswer }
    return ask(.choose) { choose($0, Int64(candidate), $1) }
  }

  func reset(_ cause: ResetCause) -> InputBatch {
    guard let reset = library.table.reset else { return EngineCall.reset.defaultAnswer }
    return ask(.reset) { reset($0, CEnumTables.number(of: cause, CEnumTables.resetCauses), $1) }
  }

  func deactivate(_ cause: DeactivationCause) -> InputBatch {
    guard let deactivate = library.table.deactivate else { return EngineCall.deactivate.defaultAnswer }
    return ask(.deactivate) { deactivate($0, CEnumTables.number(of: cause, CEnumTables.deactivationCauses), $1) }
  }

  func tick(_ now: Duration) -> InputBatch {
    guard let tick = library.table.tick else { return EngineCall.tick.defaultAnswer }
    return ask(.tick) { tick($0, UInt64(clamping: now.wholeMicroseconds), $1) }
  }

  private static var emptyBatch: keywright_batch {
    var batch = keywright_batch()
    batch.struct_size = UInt32(MemoryLayout<keywright_batch>.size)
    return batch
  }

  private func ask(
    _ call: EngineCall, _ body: (UnsafeMutableRawPointer, UnsafeMutablePointer<keywright_batch>) -> Void
  ) -> InputBatch {
    guard let engine else { return call.defaultAnswer }
    var batch = Self.emptyBatch
    // What it points to is read in the call, since that may crash too.
    return guarded(call.name) {
      body(engine, &batch)
      return read(batch, of: call)
    }
  }

  private func read(_ batch: keywright_batch, of call: EngineCall) -> InputBatch {
    do {
      return try InputBatch(batch)
    } catch {
      reports.add(PluginMessages.answerRefused(id, call, error))
      return call.defaultAnswer
    }
  }
}

extension InputContext {
  /// Lends the context to a plugin for the time of a call.
  fileprivate func withCContext(_ body: (UnsafePointer<keywright_context>) -> Void) {
    var context = keywright_context()
    context.struct_size = UInt32(MemoryLayout<keywright_context>.size)
    context.has_identifier = identifier == nil ? 0 : 1
    context.purpose = CEnumTables.number(of: traits.purpose, CEnumTables.purposes)
    context.autocapitalization = CEnumTables.number(of: traits.autocapitalization, CEnumTables.capitals)
    context.autocorrection = CEnumTables.number(of: traits.autocorrection, CEnumTables.helps)
    context.spell_checking = CEnumTables.number(of: traits.spellChecking, CEnumTables.helps)
    context.return_key = CEnumTables.number(of: traits.returnKey, CEnumTables.returnKeys)
    context.is_hidden = traits.isHidden ? 1 : 0
    CText.lend(identifier ?? "", surroundingText.before, surroundingText.after) { identifier, before, after in
      context.identifier = identifier
      context.surrounding = keywright_surrounding(before: before, after: after)
      withUnsafePointer(to: context, body)
    }
  }
}
