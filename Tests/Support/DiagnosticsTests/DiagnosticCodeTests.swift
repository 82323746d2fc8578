import Foundation
import TestSupport
import Testing

@testable import KeywrightDiagnostics

/// Each code has a meaning and something to do, told by its comment and by the article alike.
@Suite struct DiagnosticCodeTests {
  private static func lines(_ path: String) throws -> [Substring] {
    try String(contentsOfFile: Checkout.path("Sources/Support/Diagnostics/\(path)"), encoding: .utf8).split(
      separator: "\n")
  }

  /// The comment of each code in the source.
  private static func comments() throws -> [String: String] {
    var comments: [String: String] = [:]
    var last: Substring?
    for line in try lines("DiagnosticCode.swift") {
      if line.hasPrefix("  case "), let code = line.split(separator: "\"").dropFirst().first {
        if let last { comments[String(code)] = String(last) }
      }
      last = line.hasPrefix("  /// ") ? line.dropFirst("  /// ".count) : nil
    }
    return comments
  }

  /// The rows of the article, in order.
  private static func rows() throws -> [(code: String, text: String)] {
    try lines("Diagnostics.docc/Codes.md").filter { $0.hasPrefix("| `KW-") }.map { line in
      let parts = line.split(separator: "`", maxSplits: 2)
      return (String(parts[1]), String(parts[2].dropFirst(" | ".count).dropLast(" |".count)))
    }
  }

  @Test(arguments: DiagnosticCode.allCases) func isExplained(_ code: DiagnosticCode) throws {
    let comment = try #require(try Self.comments()[code.rawValue], "\(code) has no comment of one line")
    let row = try #require(try Self.rows().first { $0.code == code.rawValue }, "the article lacks \(code.rawValue)")
    #expect(row.text == comment)
    // What it means, and what to do.
    #expect(comment.hasSuffix(".") && comment.split(separator: ". ").count == 2, "\(comment)")
  }

  @Test func theArticleHasNoOtherCodes() throws {
    let codes = try Self.rows().map(\.code)
    #expect(Set(codes) == Set(DiagnosticCode.allCases.map(\.rawValue)))
    #expect(Set(codes).count == codes.count)
  }
}
