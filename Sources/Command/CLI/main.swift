import Glibc
import PluginHost

StandardDescriptors.occupy()
BrokenPipe.report()
// A file that may not grow any more is an error to report, not a reason to die without a word.
signal(SIGXFSZ, SIG_IGN)
// Who started this may ignore the end of its children; here each is waited for.
signal(SIGCHLD, SIG_DFL)
Plugin.endProgramsWithSignals()
let console = Console()
// Swift reads them from there, and takes them for none where it cannot.
guard CommandLine.argc > 0 else {
  console.writeError("keywright: error: the arguments cannot be read\n  hint: mount /proc\n")
  exit(1)
}
// What libxkbcommon reads of the environment by itself counts only when the environment is asked for.
if !CommandLine.arguments.contains(OptionName.environment.rawValue) {
  for name in ["XKB_CONFIG_ROOT", "XKB_CONFIG_EXTRA_PATH"] { unsetenv(name) }
}
exit(KeywrightCommand.run(count: CommandLine.argc, CommandLine.unsafeArgv, console: console).rawValue)
