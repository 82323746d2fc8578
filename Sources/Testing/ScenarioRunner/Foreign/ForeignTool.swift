/// Another tool whose tests are run as they are.
public enum ForeignTool: String, CaseIterable, Hashable, Sendable {
  /// Folders with `map.xkb`, `input.txt` and `expected.txt`.
  case kbvm
  /// Files `*.t`: keys, an empty line, and what keyd makes of them.
  case keyd
  /// The input of kanata's simulator, with what the simulator printed after it or without.
  case kanata

  /// Whether each test is a folder, and none a file.
  var testsAreFolders: Bool { self == .kbvm }

  /// Whether a folder with these names in it is a test.
  func isTest(folderOf names: [String]) -> Bool { self == .kbvm && names.contains("input.txt") }

  /// Whether a file of this name is a test.
  func isTest(fileNamed name: String) -> Bool {
    switch self {
    case .kbvm: false
    case .keyd: name.hasSuffix(".t")
    case .kanata: name.hasSuffix(".sim") || name.hasSuffix("sim.txt")
    }
  }

  /// What it is that was not found.
  public var tests: String {
    switch self {
    case .kbvm: "folder with input.txt and map.xkb"
    case .keyd: "file whose name ends in .t"
    case .kanata: "file whose name ends in .sim or sim.txt"
    }
  }
}
