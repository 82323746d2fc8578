import Glibc

StandardDescriptors.occupy()
// A closed pipe is an error to report, not a reason to die without a word.
signal(SIGPIPE, SIG_IGN)
// So is a file that may not grow any more.
signal(SIGXFSZ, SIG_IGN)
exit(KeywrightCommand.run(count: CommandLine.argc, CommandLine.unsafeArgv, console: Console()).rawValue)
