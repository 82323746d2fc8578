import Glibc
import InputModes
import KeywrightDiagnostics
import KeywrightKeyEvents
import PluginHost
import TestSupport
import Testing

/// The plugins of these tests, built or linked into a folder of their own.
struct TestPlugins {
  /// The folder of this target.
  static let sources = Checkout.path("Tests/Modes/PluginHostTests")
  private static let header = Checkout.path("Sources/Modes/CInputMethodPlugin/include")

  struct Failed: Error { var reason: String }

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The sample in C, or one of the plugins for tests, compiled as its users would.
  func library(_ source: String, flags: [String] = ["-Wall", "-Wextra", "-Werror"]) throws -> String {
    let output = folder.adopt("plugin.so")
    let compiler = try Self.compiler()
    let arguments =
      [compiler, "-std=c99", "-shared", "-fPIC", "-I\(Self.header)"] + flags + [
        "\(Self.sources)/\(source)", "-o", output,
      ]
    let status = try Self.run(arguments)
    guard status == 0 else { throw Failed(reason: "\(arguments.joined(separator: " ")): status \(status)") }
    return output
  }

  /// A program made of shell commands.
  func program(_ commands: String) throws -> String {
    try folder.file("plugin.sh", commands)
    let link = folder.adopt("plugin")
    guard symlink("\(Self.sources)/Plugins/run.sh", link) == 0 else { throw Failed(reason: "no link: \(errno)") }
    return link
  }

  /// A program with one mode, `plugin:test/mode`, that answers hello and create, and everything else with these commands.
  func program(answering commands: String, modes: String = #"{"id":"mode"}"#) throws -> String {
    try program(
      """
      while IFS= read -r line; do
        n=${line#*'"request":'}
        n=${n%%[,\\}]*}
        case $line in
        *'"call":"hello"'*) echo '{"request":'"$n"',"version":1,"name":"test","modes":[\(modes)]}' ;;
        *'"call":"create"'*) echo '{"request":'"$n"'}' ;;
        *)
          \(commands)
          ;;
        esac
      done
      """)
  }

  /// The message of a diagnostic with the folder taken out.
  func text(_ diagnostic: Diagnostic) -> String {
    diagnostic.rendered().replacing(folder.path, with: "DIR")
  }

  /// The messages of a plugin since they were asked for last.
  func reports(_ plugin: Plugin) -> [String] { plugin.reports.takeDiagnostics().map(text) }

  /// The first C compiler on the path; Swift brings clang along.
  private static func compiler() throws -> String {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin"
    for name in ["clang", "cc", "gcc"] {
      for folder in path.split(separator: ":") where access("\(folder)/\(name)", X_OK) == 0 {
        return "\(folder)/\(name)"
      }
    }
    throw Failed(reason: "there is no C compiler on the path: clang, cc or gcc")
  }

  private static func run(_ arguments: [String]) throws -> Int32 {
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let failure = posix_spawn(&process, arguments[0], nil, nil, &pointers, environ)
    guard failure == 0 else { throw Failed(reason: "\(arguments[0]): \(String(cString: strerror(failure)))") }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status
  }
}

extension Plugin {
  /// An engine of the mode with this index, ready for keys.
  func engine(_ mode: Int = 0) throws -> any InputMethod {
    try #require(modes.indices.contains(mode), "the plugin has \(modes.count) modes")
    return modes[mode].makeInputMethod()
  }
}

extension Keystroke {
  /// A press that types a letter.
  static func typing(_ text: String, time: Duration = .zero) -> Keystroke {
    Keystroke(
      event: KeyEvent(KeyCode(30), .press, at: time), keysyms: .one(Keysym(text.unicodeScalars.first?.value ?? 0)),
      rawText: text, text: text, layout: 0, level: 0, types: true)
  }
}
