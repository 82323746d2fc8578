import Glibc
import TestSupport
import Testing

/// Plugins that tests make for the built command.
enum TestPlugin {
  private static let plugins = Checkout.path("Tests/Modes/PluginHostTests")
  /// The sample that is a script.
  static let arrows = "\(plugins)/Samples/arrows.sh"

  /// A program with one mode, `plugin:test/mode`, that answers keys with these shell commands, after these others at its
  /// start.
  static func program(_ commands: String, start: String = "", in folder: TemporaryFolder) throws -> String {
    try folder.file(
      "plugin.sh",
      """
      \(start)
      while IFS= read -r line; do
        n=${line#*'"request":'}
        n=${n%%[,\\}]*}
        case $line in
        *'"call":"hello"'*) echo '{"request":'"$n"',"version":1,"name":"test","modes":[{"id":"mode"}]}' ;;
        *'"types":true'*) \(commands) ;;
        *) echo '{"request":'"$n"'}' ;;
        esac
      done
      """)
    let link = folder.adopt("plugin")
    try #require(symlink("\(plugins)/Plugins/run.sh", link) == 0)
    return link
  }

  /// A library with the modes `plugin:test/bad` and `plugin:test/good`, of which the first does this in its calls, in
  /// `handle` at the key x.
  static func library(
    handle: String = "", create: String = "", destroy: String = "", activate: String = "", start: String = "",
    in folder: TemporaryFolder
  ) throws -> String {
    let source = try folder.file(
      "plugin.c",
      """
      #include <fcntl.h>
      #include <pthread.h>
      #include <signal.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <unistd.h>
      #include "keywright_plugin.h"
      static char bad, good;
      static void *create(uint32_t mode) {
        if (mode == 0) { \(create) }
        return mode == 0 ? &bad : &good;
      }
      static void destroy(void *engine) {
        if (engine == &bad) { \(destroy) }
      }
      static void activate(void *engine, const keywright_context *context, keywright_batch *batch) {
        (void)context;
        (void)batch;
        if (engine == &bad) { \(activate) }
      }
      static int overflow(volatile int depth) { return overflow(depth + 1) + depth; }
      static void handle(void *engine, const keywright_keystroke *key, keywright_batch *batch) {
        (void)batch;
        (void)overflow;
        if (engine == &bad && key->text.length == 1 && *key->text.bytes == 'x') { \(handle) }
      }
      static const keywright_mode modes[] = {{.id = KEYWRIGHT_TEXT("bad")}, {.id = KEYWRIGHT_TEXT("good")}};
      static const keywright_plugin plugin = {
        .abi_version = 1, .struct_size = sizeof plugin, .mode_size = sizeof *modes, .mode_count = 2,
        .name = KEYWRIGHT_TEXT("test"), .modes = modes, .create = create, .destroy = destroy, .handle = handle,
        .activate = activate};
      const keywright_plugin *keywright_plugin_v1(void) { \(start) return &plugin; }
      """)
    let output = folder.adopt("plugin.so")
    var compiler = CommandRun(
      ["cc", "-w", "-shared", "-fPIC", "-I", Checkout.path("Sources/Modes/CInputMethodPlugin/include")]
        + [source, "-o", output])
    compiler.program = "/usr/bin/env"
    compiler.environment = ["PATH=\(getenv("PATH").map { String(cString: $0) } ?? "/usr/bin")"]
    try #require(compiler.result() == CommandResult())
    return output
  }
}
