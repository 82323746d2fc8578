import Glibc

// A closed pipe is an error to report, not a reason to die without a word.
signal(SIGPIPE, SIG_IGN)
exit(KeywrightCommand.run(Array(CommandLine.arguments.dropFirst()), console: Console()).rawValue)
