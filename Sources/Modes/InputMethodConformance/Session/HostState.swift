import InputModes
import TextFields

/// What a host keeps of a method's answers: the marked text with its policies, and the candidates shown.
struct HostState {
  /// The marked text that is in the field; nil for none.
  private(set) var marked: (text: String, policies: MarkedTextPolicies)?
  /// How many candidates are on the page shown.
  private(set) var shownCandidates = 0

  /// Takes over what an answer sets.
  mutating func take(_ batch: InputBatch) {
    switch batch.markedText {
    case .keep: break
    case .clear: marked = nil
    case .set(let text, let policies): marked = text.text.isEmpty ? nil : (text.text, policies)
    }
    switch batch.candidates {
    case .keep: break
    case .clear: shownCandidates = 0
    case .show(let shown): shownCandidates = shown.page.count
    }
  }

  /// Does with the marked text what its policy says; answers what was committed by that.
  mutating func settle(_ policy: (MarkedTextPolicies) -> MarkedTextPolicy) -> String {
    guard let marked else { return "" }
    let policy = policy(marked.policies)
    if policy != .keep { self.marked = nil }
    return policy == .commit ? marked.text : ""
  }

  /// The field is gone with everything in it.
  mutating func forget() { self = HostState() }
}
