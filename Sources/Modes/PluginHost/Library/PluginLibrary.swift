import CKeywrightInputMethodPlugin
import CKeywrightPluginSupport
import Glibc
import InputModes
import KeywrightDiagnostics

/// A plugin that was loaded into this process, never to be unloaded: its engines may have left code behind anywhere.
///
/// Unchecked: the pointers lead to what the plugin promises never to change.
struct PluginLibrary: @unchecked Sendable {
  /// The functions that every plugin has.
  struct Functions {
    var create: @convention(c) (UInt32) -> UnsafeMutableRawPointer?
    var destroy: @convention(c) (UnsafeMutableRawPointer?) -> Void
    var handle:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<keywright_keystroke>?, UnsafeMutablePointer<keywright_batch>?
      ) -> Void
  }

  private typealias EntryPoint = @convention(c) () -> UnsafePointer<keywright_plugin>?
  private static let entryPointName = "keywright_plugin_v1"
  private static let greatestModeSize = 4096

  let description: PluginDescription
  let functions: Functions
  /// Everything that the plugin exports; the functions that it may leave out are called through this.
  let table: keywright_plugin
  /// What watches the calls of each mode.
  let guards: [CallGuard]

  init(file: String, path: String, timeLimit: Duration, guarding: LibraryGuard?) throws(Diagnostic) {
    var loading = CallGuard.none
    if let guarding {
      let failure = kw_guard_install()
      guard failure == 0 else {
        throw PluginMessages.notLoaded(
          path, "it cannot be watched: \(String(cString: strerror(failure)))",
          hint: failure == EAGAIN ? Diagnostic.processesHint : "check the limits of the system")
      }
      loading = CallGuard(guarding, timeLimit: timeLimit) { PluginMessages.endedInLoading(path, $0, $1) }
    }
    // Reading what it exports may crash as calling it may.
    let loaded = loading("load") { () -> Result<(keywright_plugin, PluginDescription), Diagnostic> in
      do throws(Diagnostic) {
        return .success(try Self.load(file, path))
      } catch {
        return .failure(error)
      }
    }
    (table, description) = try loaded.get()
    guard let create = table.create, let destroy = table.destroy, let handle = table.handle else {
      let missing = [
        ("create", table.create == nil), ("destroy", table.destroy == nil), ("handle", table.handle == nil),
      ]
      throw PluginMessages.refused(
        path, "\(missing.filter(\.1).map(\.0).joined(separator: ", ")) is NULL",
        hint: "create, destroy and handle are required")
    }
    functions = Functions(create: create, destroy: destroy, handle: handle)
    let described = description
    guards = described.modes.map { mode in
      guard let guarding else { return .none }
      return CallGuard(guarding, timeLimit: timeLimit) {
        PluginMessages.endedInCall(path, described.id(of: mode), $0, $1)
      }
    }
  }

  private static func load(
    _ file: String, _ path: String
  ) throws(Diagnostic) -> (keywright_plugin, PluginDescription) {
    dlerror()
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
      throw PluginMessages.notLoaded(
        path, loaderMessage(), hint: "build it as a shared library for this machine: cc -shared -fPIC")
    }
    guard let symbol = dlsym(handle, entryPointName) else {
      throw PluginMessages.refused(
        path, "it has no function \(entryPointName)",
        hint: "define it as keywright_plugin.h declares it, in C++ with extern \"C\"")
    }
    guard let exported = unsafeBitCast(symbol, to: EntryPoint.self)() else {
      throw PluginMessages.refused(
        path, "\(entryPointName) returned NULL", hint: "return the address of a constant keywright_plugin")
    }
    let table = try table(UnsafeRawPointer(exported), path)
    do {
      return (table, try description(table))
    } catch {
      throw PluginMessages.refused(
        path, error.message, hint: "mend what \(entryPointName) returns; keywright_plugin.h says what it may be")
    }
  }

  private static func loaderMessage() -> String {
    dlerror().map { String(cString: $0) } ?? "the loader gives no reason"
  }

  private static func table(_ exported: UnsafeRawPointer, _ path: String) throws(Diagnostic) -> keywright_plugin {
    // Nothing but the two first fields is known to be there before they are checked.
    let version = exported.loadUnaligned(as: UInt32.self)
    guard version == KEYWRIGHT_PLUGIN_ABI else {
      throw PluginMessages.refused(
        path, "its abi_version is \(version), and this host knows \(KEYWRIGHT_PLUGIN_ABI)",
        hint: "build the plugin with the keywright_plugin.h of this host")
    }
    let size = exported.loadUnaligned(fromByteOffset: MemoryLayout<UInt32>.size, as: UInt32.self)
    guard size >= MemoryLayout<keywright_plugin>.size else {
      throw PluginMessages.refused(
        path, "its struct_size is \(size), less than the \(MemoryLayout<keywright_plugin>.size) of version 1",
        hint: "set struct_size to sizeof(keywright_plugin)")
    }
    return exported.loadUnaligned(as: keywright_plugin.self)
  }

  private static func description(_ table: keywright_plugin) throws(AnswerFault) -> PluginDescription {
    let (size, count) = (Int(table.mode_size), Int(table.mode_count))
    guard (MemoryLayout<keywright_mode>.size...greatestModeSize).contains(size) else {
      throw AnswerFault("its mode_size is \(size), and a keywright_mode has \(MemoryLayout<keywright_mode>.size)")
    }
    guard count <= PluginDescription.modeLimit else {
      throw .tooMuch("it", count, "modes", limit: PluginDescription.modeLimit)
    }
    var reader = CTextReader()
    var modes: [PluginDescription.Mode] = []
    if count > 0 {
      guard let first = UnsafeRawPointer(table.modes) else { throw AnswerFault("modes is NULL") }
      for index in 0..<count {
        let mode = first.loadUnaligned(fromByteOffset: index * size, as: keywright_mode.self)
        modes.append(try Self.mode(mode, "modes[\(index)]", &reader))
      }
    }
    return try PluginDescription(name: reader.string(table.name, "name"), modes: modes)
  }

  private static func mode(
    _ mode: keywright_mode, _ place: String, _ reader: inout CTextReader
  ) throws(AnswerFault) -> PluginDescription.Mode {
    let text: KeystrokeTextKind = try CEnumTables.value(
      mode.keystroke_text, "\(place).keystroke_text", CEnumTables.texts)
    return PluginDescription.Mode(
      id: try reader.string(mode.id, "\(place).id"), language: try reader.string(mode.language, "\(place).language"),
      name: try reader.string(mode.name, "\(place).name"),
      layouts: try reader.string(mode.layouts, "\(place).layouts"), keystrokeText: text,
      wantsSurroundingText: mode.wants_surrounding_text != 0)
  }
}
