/// How the command ended.
enum ExitStatus: Int32, Sendable {
  /// All is good.
  case good = 0
  /// The work failed.
  case failed = 1
  /// The command line was wrong.
  case usage = 2
}
