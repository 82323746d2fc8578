import Glibc
import KeywrightDiagnostics
import KeywrightKeyEvents
import KeywrightScenarioRunner
import Scenarios

/// Reads the options that say which scenarios are run, and how.
enum TestOptions {
  static func plan(_ arguments: ParsedArguments) throws(UsageError) -> RunPlan {
    var plan = RunPlan()
    plan.filter = arguments.value(.filter)
    plan.xkbPaths = arguments.all(.xkbPath)
    plan.usesSystemData = !arguments.has(.noSystemXkb)
    plan.allowsOutsideIncludes = arguments.has(.allowOutside)
    plan.stopsAtFailure = arguments.has(.failFast)
    plan.jobs = try JobOptions.jobs(arguments)
    plan.shuffleSeed = try seed(arguments)
    if let value = arguments.value(.shard) {
      guard let shard = Shard(value) else {
        throw UsageError(
          "--shard cannot be \(Quoted.text(value))", hint: "write the part and how many there are, from 1/1 up: 2/4")
      }
      plan.shard = shard
    }
    plan.timeLimit = try duration(.timeLimit, arguments)
    plan.updates = try updates(arguments)
    return plan
  }

  /// How long a scenario may take on the wall.
  static func wallLimit(_ arguments: ParsedArguments) throws(UsageError) -> Duration {
    try duration(.wallLimit, arguments) ?? ScenarioExecutor.defaultWallLimit
  }

  private static func seed(_ arguments: ParsedArguments) throws(UsageError) -> UInt64? {
    guard let value = arguments.value(.seed) else {
      return arguments.has(.shuffle) ? UInt64(UInt32.random(in: .min ... .max)) : nil
    }
    guard let seed = UInt64(value) else {
      throw UsageError("--seed cannot be \(Quoted.text(value))", hint: "use the seed that an earlier run printed")
    }
    return seed
  }

  private static func duration(_ option: OptionName, _ arguments: ParsedArguments) throws(UsageError) -> Duration? {
    guard let value = arguments.value(option) else { return nil }
    guard let duration = duration(value) else {
      throw UsageError(
        "\(option) cannot be \(Quoted.text(value))", hint: "write a time as in 500ms or 5s, up to 86400s")
    }
    return duration
  }

  private static func duration(_ text: String) -> Duration? {
    let unit = text.hasSuffix("ms") ? "ms" : "s"
    guard text.hasSuffix(unit), let number = Int(text.dropLast(unit.count)) else { return nil }
    guard (1...86_400_000).contains(number) else { return nil }
    let duration = unit == "ms" ? Duration.milliseconds(number) : .seconds(number)
    return duration <= .seconds(86_400) ? duration : nil
  }

  private static func updates(_ arguments: ParsedArguments) throws(UsageError) -> Bool {
    guard arguments.has(.update) else { return false }
    let server = getenv("CI").map { String(cString: $0) } ?? ""
    guard server.isEmpty || server == "false" || server == "0" else {
      throw UsageError(
        "--update does not run where CI is set: a test that rewrites itself tests nothing",
        hint: "update at your own machine, look at the difference, and commit it", code: .contradictoryOptions)
    }
    return true
  }
}
