import Diagnostics
import Testing

struct DiagnosticCodeTests {
  @Test func `codes are well-formed and each is used once`() {
    for code in DiagnosticCode.allCases {
      #expect((try? /KW-[NKCTRMFSU][0-9]{3}/.wholeMatch(in: code.rawValue)) != nil, "\(code)")
    }
    #expect(Set(DiagnosticCode.allCases.map(\.rawValue)).count == DiagnosticCode.allCases.count)
  }

  @Test func `codes of each letter are declared in the order of their numbers`() {
    for (letter, codes) in Dictionary(grouping: DiagnosticCode.allCases, by: { $0.rawValue.dropFirst(3).prefix(1) }) {
      let numbers = codes.map(\.rawValue)
      #expect(numbers == numbers.sorted(), "\(letter)")
    }
  }
}
