import Glibc
import TestSupport
import Testing

/// The sample for Spark, where pyspark and Java are installed.
@Suite struct SparkTests {
  private static let sample = Checkout.path("Tests/Command/CLITests/Samples/spark_replay.py")

  /// A Python that has pyspark; `KEYWRIGHT_PYTHON` names one that is not in the usual place.
  private static let python: String? = {
    let candidates = [
      getenv("KEYWRIGHT_PYTHON").map { String(cString: $0) }, "/usr/bin/python3", "/usr/local/bin/python3",
    ]
    return candidates.compactMap(\.self).first { python in
      var run = CommandRun(["-c", "import pyspark, shutil, sys; sys.exit(0 if shutil.which('java') else 1)"])
      run.program = python
      run.environment = ["PATH=/usr/bin:/bin"]
      return (try? run.result().status) == 0
    }
  }()

  /// Two workers, as threads and as processes of their own.
  @Test(.enabled(if: python != nil), arguments: ["local[2]", "local-cluster[2,1,1024]"])
  func twoWorkers(_ cluster: String) throws {
    let layouts = ["us", "de", "fr(bepo)", "ru"]
    let texts = ["hi", "hi", "cd", "рш"]
    let lines = (0..<80).map { #"{"id": \#($0), "layout": "\#(layouts[$0 % 4])", "keys": "H I"}"# + "\n" }
    let folder = try TemporaryFolder(["sessions.jsonl": lines.joined()])
    var run = CommandRun([Self.sample, "\(folder.path)/sessions.jsonl", cluster, BuiltCommand.path])
    run.program = try #require(Self.python)
    run.environment = ["PATH=/usr/bin:/bin", "SPARK_LOCAL_IP=127.0.0.1"]
    run.folder = folder.path
    let result = try run.result()
    #expect(result.output == (0..<80).map { "\($0) \(texts[$0 % 4])\n" }.joined())
    #expect(result.status == 0)
  }
}
