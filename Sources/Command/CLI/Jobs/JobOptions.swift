import Glibc
import KeywrightDiagnostics
import KeywrightScenarioRunner

/// How many threads a command works on.
enum JobOptions {
  static func jobs(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    guard let value = arguments.value(.jobs) else {
      return min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), RunPlan.jobLimit)
    }
    guard let jobs = Int(value), (1...RunPlan.jobLimit).contains(jobs) else {
      throw UsageError(
        "--jobs cannot be \(Quoted.text(value))", hint: "write a number from 1 to \(RunPlan.jobLimit)")
    }
    return jobs
  }
}
