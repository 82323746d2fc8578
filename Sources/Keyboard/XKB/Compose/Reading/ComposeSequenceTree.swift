import KeywrightKeyEvents

/// The sequences of a table as a tree, in which no sequence is the beginning of another and the later line wins.
///
/// That is the rule since libxkbcommon 1.10; before, a sequence that begins an earlier one was ignored, and an
/// override without a text kept the old one.
struct ComposeSequenceTree {
  /// What a new sequence does to earlier ones.
  enum Effect: Hashable {
    case none
    /// The very same sequence stood on an earlier line.
    case replaces(Int)
    /// An earlier sequence is the beginning of this one.
    case extends(Int)
    /// Earlier sequences begin with this one.
    case shadows([Int])
    /// The tree holds no more.
    case full
  }

  /// As many nodes as libxkbcommon 1.5 has room for, so that a table is the same with every version.
  static let nodeLimit = 65_535

  private struct Node {
    var edge: Edge?
    var entry: Int?
    var firstChild = 0
    var nextSibling = 0
  }

  private struct Edge: Hashable {
    var parent: Int
    var keysym: UInt32
  }

  private var nodes = [Node()]
  private var edges: [Edge: Int] = [:]

  mutating func insert(_ sequence: [Keysym], entry: Int) -> Effect {
    guard nodes.count + ComposeReader.sequenceLimit < Self.nodeLimit else { return .full }
    var effect = Effect.none
    var current = 0
    for keysym in sequence {
      if let earlier = nodes[current].entry {
        nodes[current].entry = nil
        effect = .extends(earlier)
      }
      current = child(of: current, by: keysym)
    }
    if let earlier = nodes[current].entry { effect = .replaces(earlier) }
    let shadowed = removeSubtree(below: current)
    if !shadowed.isEmpty { effect = .shadows(shadowed) }
    nodes[current].entry = entry
    return effect
  }

  private mutating func child(of parent: Int, by keysym: Keysym) -> Int {
    let edge = Edge(parent: parent, keysym: keysym.rawValue)
    if let child = edges[edge] { return child }
    let child = nodes.count
    nodes.append(Node(edge: edge, nextSibling: nodes[parent].firstChild))
    nodes[parent].firstChild = child
    edges[edge] = child
    return child
  }

  /// Cuts off what hangs below a node, so that no later insertion walks through it again.
  private mutating func removeSubtree(below node: Int) -> [Int] {
    var taken: [Int] = []
    var open: [Int] = []
    var child = nodes[node].firstChild
    nodes[node].firstChild = 0
    while child != 0 || !open.isEmpty {
      if child == 0 { child = open.removeLast() }
      if let entry = nodes[child].entry { taken.append(entry) }
      if let edge = nodes[child].edge { edges[edge] = nil }
      if nodes[child].nextSibling != 0 { open.append(nodes[child].nextSibling) }
      child = nodes[child].firstChild
    }
    return taken.sorted()
  }
}
