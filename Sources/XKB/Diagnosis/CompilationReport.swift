import Diagnostics

/// Makes diagnostics of what the library said about one compilation.
struct CompilationReport {
  let input: KeymapInput
  let path: SearchPath
  let messages: [LibraryMessage]

  func error(_ failure: Compilation.Failure) -> Diagnostic {
    .error(.keymapDoesNotCompile, messages.first { $0.isError }?.text ?? "\(failure)")
  }

  func warnings(_ keymap: Keymap) -> [Diagnostic] { [] }
}
