import Keywright
import KeywrightDiagnostics
import KeywrightJSONText
import Scenarios

/// A JSON object a line: the run, each case, each file and the sum; a stable interface.
public struct JSONReporter: RunReporter {
  /// The number of this form of the report.
  public static let schema = 1

  /// A reporter at its beginning.
  public init() {}

  public func text(of event: RunEvent) -> String { JSONWriter.compact(Self.json(event)) + "\n" }

  private static func json(_ event: RunEvent) -> JSONValue {
    switch event {
    case .began: .members(["kind": .string("run"), "schema": .number(schema)])
    case .fileBegan(let file): .members(["kind": .string("file"), "file": .string(file)])
    case .finished(let runCase): json(runCase)
    case .fileEnded(let summary):
      .members([
        "kind": .string("fileEnd"), "file": .string(summary.file), "counts": json(summary.counts),
        "seconds": seconds(summary.duration),
      ])
    case .ended(let summary):
      .members([
        "kind": .string("summary"), "counts": json(summary.counts), "files": .number(summary.files),
        "executed": .number(summary.counts.executed), "warnings": .number(summary.counts.warnings),
        "failed": .bool(summary.isFailure),
        "stopped": .bool(summary.isStopped), "seed": summary.seed.map { .string(String($0)) },
        "seconds": seconds(summary.duration),
      ])
    }
  }

  private static func json(_ runCase: RunCase) -> JSONValue {
    let result = runCase.result
    let isFailure = runCase.status.isFailure || runCase.status == .knownFailure
    return .members([
      "kind": .string(result == nil ? "problem" : "case"), "number": .number(runCase.number),
      "status": .string(runCase.status.rawValue), "file": .string(runCase.file),
      "line": .optional(runCase.place.line), "scenario": result.map { .string($0.identity.name) },
      "row": result?.identity.row.map { .members(["number": .number($0.number), "label": .string($0.label)]) },
      "title": .string(runCase.title), "reason": runCase.reason.map(JSONValue.string),
      "keptBecause": runCase.keptBecause.map(JSONValue.string),
      "seconds": seconds(runCase.duration), "virtualSeconds": result.map { seconds($0.virtualDuration) },
      "failures": isFailure ? result.map { .array($0.failures.map(json)) } : nil,
      "errors": runCase.errors.isEmpty ? nil : .array(runCase.errors.map(json)),
      "warnings": result.flatMap { $0.warnings.isEmpty ? nil : .array($0.warnings.map(json)) },
      "notDeterministic": result?.instability.map(json),
      "lastKeys": isFailure ? result.map { .array($0.lastEvents.map(\.json)) } : nil,
    ])
  }

  private static func json(_ failure: ExpectationFailure) -> JSONValue {
    .members([
      "line": .optional(failure.place.line), "column": .optional(failure.place.column),
      "subject": .string(failure.subject), "source": .string(failure.line), "message": .string(failure.message),
      "expected": json(failure.expected), "actual": json(failure.actual), "note": failure.note.map(JSONValue.string),
      "difference": failure.difference.map(json),
    ])
  }

  private static func json(_ value: ObservedValue) -> JSONValue {
    switch value {
    case .text(let text), .word(let text): .string(text)
    case .list(let items): .strings(items)
    case .nothing: .null
    }
  }

  private static func json(_ difference: TextDifference) -> JSONValue {
    func graphemes(_ graphemes: [TextDifference.Grapheme]) -> JSONValue {
      .array(graphemes.map { .members(["text": .string($0.text), "scalars": .strings($0.scalars)]) })
    }
    return .members([
      "samePrefix": .number(difference.samePrefix), "sameSuffix": .number(difference.sameSuffix),
      "expected": graphemes(difference.expected), "actual": graphemes(difference.actual),
    ])
  }

  private static func json(_ diagnostic: Diagnostic) -> JSONValue {
    .members([
      "code": .string(diagnostic.code.rawValue), "message": .string(diagnostic.message),
      "file": .optional(diagnostic.place.file), "line": .optional(diagnostic.place.line),
      "column": .optional(diagnostic.place.column), "hint": diagnostic.hint.map(JSONValue.string),
    ])
  }

  private static func json(_ counts: RunCounts) -> JSONValue {
    .object(RunStatus.allCases.map { JSONValue.Member($0.rawValue, .number(counts[$0])) })
  }

  private static func seconds(_ duration: Duration) -> JSONValue {
    let (seconds, attoseconds) = duration.components
    return .decimal(Double(seconds) + Double(attoseconds / 1_000_000_000_000) / 1_000_000)
  }
}
