import Glibc

/// What does something with bytes from outside.
public typealias FuzzTarget = (Span<UInt8>) -> Void

/// Has libFuzzer make up bytes for the target that `KEYWRIGHT_FUZZ` names; without one the names of all are printed.
public func fuzz(_ targets: [String: FuzzTarget]) -> Never {
  let name = getenv("KEYWRIGHT_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = targets[name] else {
    print(targets.keys.sorted().joined(separator: " "))
    exit(name.isEmpty ? 0 : 2)
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
