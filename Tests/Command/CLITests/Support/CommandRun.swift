import Glibc
import TestSupport
import Testing

/// What a run of a command gave.
struct CommandResult: Equatable {
  /// What went to standard output; to the terminal, where it was one.
  var output = ""
  /// What went to standard error.
  var errors = ""
  /// The exit status; -1 and the number of the signal where one ended it.
  var status: Int32 = 0
}

/// One run of `keywright` with nothing of the environment of the tests: an empty home, a fixed locale, a time limit.
struct CommandRun {
  /// Where a standard stream comes from or goes to.
  enum Stream {
    /// A file of its own, which the result shows.
    case captured
    /// This path, opened for reading and writing.
    case path(String)
    /// Nothing: the descriptor is closed.
    case closed
    /// A pipe whose other end is closed.
    case brokenPipe
    /// A terminal, whose text the result shows as output.
    case terminal
  }

  struct Failed: Error { var reason: String }

  var arguments: [[UInt8]]
  var program = BuiltCommand.path
  var input: [UInt8] = []
  var hasInput = true
  var environment: [String] = []
  var output = Stream.captured
  var errors = Stream.captured
  /// The working folder; that of the tests when nil.
  var folder: String?

  init(_ arguments: [String]) { self.arguments = arguments.map { Array($0.utf8) } }

  private static let limitInSeconds = 120

  /// Where the tests find libxkbcommon, if not in the system: the command is to find the same.
  private static let libraryPath = getenv("LD_LIBRARY_PATH").map { ["LD_LIBRARY_PATH=\(String(cString: $0))"] } ?? []

  func result() throws -> CommandResult {
    let own = try TemporaryFolder()
    let home = try own.folder("home")
    let input = try own.file("in", input)
    let (output, errors) = (own.adopt("out"), own.adopt("err"))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if hasInput {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    } else {
      posix_spawn_file_actions_addclose(&actions, STDIN_FILENO)
    }
    let terminal = try usesTerminal ? PseudoTerminal() : nil
    let pipe = try usesBrokenPipe ? BrokenPipe(in: own) : nil
    add(self.output, STDOUT_FILENO, output, terminal, pipe, &actions)
    add(self.errors, STDERR_FILENO, errors, terminal, pipe, &actions)
    let variables = ["HOME=\(home)", "LANG=C.UTF-8"].filter { fixed in
      !environment.contains { $0.hasPrefix(fixed.prefix { $0 != "=" } + "=") }
    }
    let process = try spawn(&actions, environment: variables + environment + Self.libraryPath)
    let status = try Self.wait(process)
    var result = CommandResult(status: status)
    result.output = terminal?.text() ?? TextFile.contents(output) ?? ""
    result.errors = TextFile.contents(errors) ?? ""
    return result
  }

  private var usesTerminal: Bool { [output, errors].contains { if case .terminal = $0 { true } else { false } } }
  private var usesBrokenPipe: Bool { [output, errors].contains { if case .brokenPipe = $0 { true } else { false } } }

  private func add(
    _ stream: Stream, _ descriptor: Int32, _ capture: String, _ terminal: PseudoTerminal?, _ pipe: BrokenPipe?,
    _ actions: inout posix_spawn_file_actions_t
  ) {
    switch stream {
    case .captured:
      posix_spawn_file_actions_addopen(&actions, descriptor, capture, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    case .path(let path): posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, descriptor)
    case .brokenPipe: posix_spawn_file_actions_adddup2(&actions, pipe?.writeEnd ?? -1, descriptor)
    case .terminal:
      posix_spawn_file_actions_addopen(&actions, descriptor, terminal?.path ?? "", O_RDWR | O_NOCTTY, 0)
    }
  }

  private func spawn(_ actions: inout posix_spawn_file_actions_t, environment: [String]) throws -> pid_t {
    let words = [Array(program.utf8)] + arguments
    // The shell changes the folder, as posix_spawn itself can only in newer systems.
    let moved = folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0].map { Array($0.utf8) } } ?? []
    var values = (moved + words).map(Self.cString)
    values.append(nil)
    var variables = environment.map { Self.cString(Array($0.utf8)) }
    variables.append(nil)
    defer { for pointer in values + variables { free(pointer) } }
    // The threads of a test run block signals, which a shell does not.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process = pid_t()
    let file = folder == nil ? program : "/bin/sh"
    let failure = posix_spawn(&process, file, &actions, &attributes, values, variables)
    guard failure == 0 else { throw Failed(reason: "\(program): \(String(cString: strerror(failure)))") }
    return process
  }

  private static func cString(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { strdup($0) } }
    }
  }

  private static func wait(_ process: pid_t) throws -> Int32 {
    var status: Int32 = 0
    for _ in 0..<limitInSeconds * 500 {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status & 0x7F == 0 ? status >> 8 & 0xFF : -1000 - (status & 0x7F) }
      usleep(2000)
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    throw Failed(reason: "it did not end within \(limitInSeconds) seconds")
  }
}

/// Runs `keywright` with arguments and, where given, something on standard input.
func keywright(_ arguments: String..., input: String = "") throws -> CommandResult {
  try keywright(arguments, input: input)
}

/// Runs the built command with these arguments.
func keywright(_ arguments: [String], input: String = "") throws -> CommandResult {
  var run = CommandRun(arguments)
  run.input = Array(input.utf8)
  return try run.result()
}

/// Expects a run to give this output, these errors and this status, all of it.
func expect(
  _ result: CommandResult, gives expected: CommandResult, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(result.output == expected.output, comment, sourceLocation: sourceLocation)
  #expect(result.errors == expected.errors, comment, sourceLocation: sourceLocation)
  #expect(result.status == expected.status, comment, sourceLocation: sourceLocation)
}
