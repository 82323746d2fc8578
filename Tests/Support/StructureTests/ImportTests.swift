import Foundation
import TestSupport
import Testing

/// What the targets import, held against the floors that CONTRIBUTING gives them.
@Suite struct ImportTests {
  /// An import of a Swift file.
  struct Import: Hashable, CustomStringConvertible {
    var target: String
    var file: String
    var module: String
    /// Whether it is only compiled where `canImport` allows it.
    var isConditional: Bool
    /// Whether the module's interface has types of the imported one.
    var isPublic: Bool
    /// Whether who imports the module has the imported one too.
    var isExported: Bool

    var description: String { "\(file) imports \(module)" }
  }

  /// The floor of each target in CONTRIBUTING's table: `` `KeyEvents` (2) ``.
  private static func floors() throws -> [String: Int] {
    let page = try String(contentsOfFile: Checkout.path(".github/CONTRIBUTING.md"), encoding: .utf8)
    var floors: [String: Int] = [:]
    for match in page.matches(of: /`(\w+)` \((\d+)\)/) { floors[String(match.1)] = Int(match.2) }
    return floors
  }

  /// The modules that are products; every other one has a prefix, so that it collides with nobody's.
  private static let products: Set<String> = [
    "BuiltInModes", "EmojiPicker", "InputMethodConformance", "InputModes", "KeyRecordings", "Keywright", "PluginHost",
    "Scenarios", "TextFields",
  ]

  /// The modules of `Sources`, each with its folder, whose name lacks the prefix.
  private static func targets() throws -> [String: String] {
    var targets: [String: String] = [:]
    for group in try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Sources")) {
      for folder in try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Sources/\(group)")) {
        let isC = folder.hasPrefix("C") && folder.dropFirst().first?.isUppercase == true && folder != "CLI"
        let module =
          products.contains(folder) ? folder : isC ? "CKeywright\(folder.dropFirst())" : "Keywright\(folder)"
        targets[module] = "Sources/\(group)/\(folder)"
      }
    }
    return targets
  }

  /// All imports, read once.
  private static let read = Result { try readImports() }

  private static func imports() throws -> [Import] { try read.get() }

  private static func readImports() throws -> [Import] {
    var imports: [Import] = []
    for (target, folder) in try targets() {
      let names = FileManager.default.enumerator(atPath: Checkout.path(folder))?.compactMap { $0 as? String } ?? []
      for name in names where name.hasSuffix(".swift") {
        let text = try String(contentsOfFile: Checkout.path("\(folder)/\(name)"), encoding: .utf8)
        var depth = 0
        for line in text.split(whereSeparator: \.isNewline) {
          if line.hasPrefix("#if") { depth += 1 }
          if line.hasPrefix("#endif") { depth -= 1 }
          // Before the expression, which is slow to try on each line.
          guard line.utf8.count < 120, line.contains("import ") else { continue }
          guard let match = line.firstMatch(of: /^\s*(?:@\w+(?:\(\w+\))? )?(?:\w+ )?import (\w+)/) else { continue }
          imports.append(
            Import(
              target: target, file: "\(folder)/\(name)", module: String(match.1), isConditional: depth > 0,
              isPublic: line.contains("public import"), isExported: line.contains("@_exported")))
        }
      }
    }
    return imports
  }

  @Test func `the table of CONTRIBUTING has every target and no other`() throws {
    #expect(try Self.floors().keys.sorted() == Self.targets().keys.sorted())
  }

  @Test func `no target imports one of its own floor or a higher one`() throws {
    let floors = try Self.floors()
    let imports = try Self.imports()
    #expect(imports.count > 1000)
    let upward = imports.filter { item in
      guard let above = floors[item.target], let below = floors[item.module] else { return false }
      return below >= above
    }
    #expect(upward == [])
  }

  /// What an app on another system may depend on, with everything that these targets import.
  private static let portable = [
    "KeywrightDiagnostics", "KeywrightRuntimeSupport", "KeywrightKeyEvents", "TextFields", "InputModes", "EmojiPicker",
    "InputMethodConformance",
  ]

  @Test func `no target imports Foundation, and the portable ones import a C library only on condition`() throws {
    let imports = try Self.imports()
    #expect(imports.filter { $0.module.hasPrefix("Foundation") } == [])
    let systemModules: Set<String> = ["Glibc", "Musl", "Darwin", "WASILibc"]
    let needed = Self.closure(of: Self.portable, imports)
    let unconditional = imports.filter {
      needed.contains($0.target) && systemModules.contains($0.module) && !$0.isConditional
    }
    #expect(unconditional == [])
    let cTargets = needed.filter { $0.hasPrefix("C") }
    #expect(cTargets.isEmpty)
  }

  @Test func `a registry of modes carries neither emoji data nor code that reads files`() throws {
    let imports = try Self.imports()
    let needed = Self.closure(of: ["InputModes"], imports)
    #expect(
      needed.sorted() == ["InputModes", "KeywrightDiagnostics", "KeywrightKeyEvents", "TextFields"])
    #expect(!Self.closure(of: ["EmojiPicker"], imports).contains("KeywrightFiles"))
  }

  @Test(arguments: products.sorted())
  func `who imports a product has the types of its interface`(product: String) throws {
    let imports = try Self.imports()
    var exported: Set<String> = []
    var open = [product]
    while let module = open.popLast() {
      guard exported.insert(module).inserted else { continue }
      open += imports.filter { $0.target == module && $0.isExported }.map(\.module)
    }
    let missing = imports.filter { $0.target == product && $0.isPublic && !exported.contains($0.module) }
    #expect(missing == [])
  }

  /// Targets with all that they import, directly or through others.
  private static func closure(of targets: [String], _ imports: [Import]) -> Set<String> {
    let byTarget = Dictionary(grouping: imports, by: \.target)
    var found: Set<String> = []
    var open = targets
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += (byTarget[next] ?? []).map(\.module)
    }
    return found
  }
}
