import Glibc

/// What does something with bytes from outside.
typealias FuzzTarget = (Span<UInt8>) -> Void

/// Has libFuzzer make up bytes for the target that `KEYWRIGHT_FUZZ` names; for the name of a group its targets are printed.
func fuzz(_ groups: [String: [String: FuzzTarget]]) -> Never {
  let name = getenv("KEYWRIGHT_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = groups.values.compactMap({ $0[name] }).first else {
    print(groups[name]?.keys.sorted().joined(separator: " ") ?? "")
    exit(groups[name] == nil ? 2 : 0)
  }
  chosen = target
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  exit(
    run(&count, &arguments) { start, count in
      chosen(UnsafeBufferPointer(start: start, count: count).span)
      return 0
    })
}

/// libFuzzer's callback brings no context along.
private nonisolated(unsafe) var chosen: FuzzTarget = { _ in }

@_silgen_name("LLVMFuzzerRunDriver")
private func run(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
