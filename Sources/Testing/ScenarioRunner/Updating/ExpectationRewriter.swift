import KeywrightDiagnostics
import KeywrightFiles
import Scenarios

/// Rewrites the expectations of a file to what there was.
struct ExpectationRewriter {
  private static let sizeLimit = 256 << 20

  private var replacements: [LineReplacement] = []

  /// Why a scenario is left as it is.
  struct RewriteBlocked: Error {
    var reason: String
  }

  /// Takes what a scenario would need; throws where rewriting would not make it pass.
  mutating func take(_ result: ScenarioResult) throws(RewriteBlocked) {
    guard result.instability == nil else { throw RewriteBlocked(reason: "it is not deterministic") }
    switch result.outcome {
    case .failed(let failures):
      if let obstacle = failures.first(where: { $0.replacement?.file != result.identity.file }) {
        throw RewriteBlocked(reason: Self.reason(obstacle))
      }
      replacements += failures.compactMap(\.replacement)
    case .unexpectedlyPassed: throw RewriteBlocked(reason: "only its mark is wrong")
    case .passed, .errored, .skipped, .knownFailure: throw RewriteBlocked(reason: "it did not run to its end")
    }
  }

  private static func reason(_ failure: ExpectationFailure) -> String {
    switch failure.subject {
    case "the error": "an expected error is never rewritten"
    case "warnings": "expected warnings are never rewritten"
    default: "the line \(failure.place.line.map { "\($0) " } ?? "")is not this scenario's alone"
    }
  }

  /// Rewrites a file; answers what stood in the way.
  mutating func rewrite(_ file: ScenarioFile) -> [Diagnostic] {
    guard !replacements.isEmpty else { return [] }
    defer { replacements = [] }
    guard file.path != "-" else {
      return [
        .error(
          .expectationNotRewritten, "standard input cannot be rewritten", at: SourcePlace(file: file.name),
          hint: "name the file instead")
      ]
    }
    do {
      let old = try FileReader.bytes(of: file.path, limit: Self.sizeLimit)
      try FileReplacement.replace(file.path, with: try rewritten(old, file))
      return []
    } catch let failure as FileFailure {
      return [
        .error(
          .expectationNotRewritten, "the expectations cannot be rewritten: \(failure.cause)",
          at: SourcePlace(file: file.name),
          hint: "check that you may write the file and its folder and that the disk has space")
      ]
    } catch let diagnostic as Diagnostic {
      return [diagnostic]
    } catch {
      return []
    }
  }

  private func rewritten(_ bytes: [UInt8], _ file: ScenarioFile) throws(Diagnostic) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    var edits: [Int: Set<LineEdit>] = [:]
    for replacement in replacements {
      let index = replacement.line - 1
      let old = Array(replacement.old.utf8)[...]
      guard lines.indices.contains(index), Self.content(lines[index], isFirst: index == 0) == old else {
        throw changed(replacement.line, file)
      }
      edits[index, default: []].insert(LineEdit(from: Array(old), to: Array(replacement.new.utf8)))
    }
    for (index, edits) in edits {
      let old = Self.content(lines[index], isFirst: index == 0)
      guard let new = LineEdit.applied(edits, to: Array(old)) else { throw changed(index + 1, file) }
      let start = lines[index].startIndex + (lines[index].count - old.count - (lines[index].last == 0x0D ? 1 : 0))
      lines[index].replaceSubrange(start..<start + old.count, with: new)
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// A line as the reader sees it: without a byte order mark and a carriage return.
  private static func content(_ line: [UInt8], isFirst: Bool) -> ArraySlice<UInt8> {
    var content = line[...]
    if isFirst, content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    if content.last == 0x0D { content = content.dropLast() }
    return content
  }

  private func changed(_ line: Int, _ file: ScenarioFile) -> Diagnostic {
    .error(
      .expectationNotRewritten, "the file was changed while its scenarios ran, and is left as it is",
      at: SourcePlace(file: file.name, line: line), hint: "run it again")
  }
}
