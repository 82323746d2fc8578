// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .treatAllWarnings(as: .error),
]

/// Targets that serve one purpose share a folder of `Sources`, their tests the folder of the same name of `Tests`.
struct Group {
  var name: String

  func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(self.name)/\(name)", swiftSettings: strict)
  }

  /// C code; what needs the header of an engine's library is behind the macro of the engine's trait.
  func c(_ name: String, _ dependencies: [Target.Dependency] = [], trait: String? = nil) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Sources/\(self.name)/\(name)",
      cSettings: trait.map { [.define("KW_\($0.uppercased())", .when(traits: [$0]))] } ?? [])
  }

  func tests(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    let common: [Target.Dependency] = ["RuntimeSupport", "TestSupport", .byName(name: name)]
    return .testTarget(
      name: "\(name)Tests", dependencies: common + dependencies, path: "Tests/\(self.name)/\(name)Tests",
      exclude: exclude, swiftSettings: strict)
  }
}

let support = Group(name: "Support")
let supportTargets: [Target] = [
  support.library("RuntimeSupport"),
  .testTarget(
    name: "RuntimeSupportTests", dependencies: ["RuntimeSupport"], path: "Tests/Support/RuntimeSupportTests",
    swiftSettings: strict),
  support.library("Diagnostics"),
  support.tests("Diagnostics"),
  support.library("Files", ["Diagnostics"]),
  support.tests("Files", ["Diagnostics"]),
  support.library("JSONText", ["Diagnostics"]),
  support.tests("JSONText"),
  support.c("CChildProcess"),
  support.c("CEndings"),
  .target(name: "TestSupport", path: "Tests/Support/TestSupport", swiftSettings: strict),
  // What CONTRIBUTING says of the targets, held against their imports.
  .testTarget(
    name: "StructureTests", dependencies: ["TestSupport"], path: "Tests/Support/StructureTests",
    swiftSettings: strict),
]

let keys = Group(name: "Keys")
let keysTargets: [Target] = [
  keys.library("KeyEvents", ["Diagnostics"]),
  keys.tests("KeyEvents", ["Diagnostics"]),
  // Loads zlib when a recording is packed; only its header is needed to build.
  keys.c("CZLib"),
  keys.library("KeyRecordings", ["CZLib", "Diagnostics", "KeyEvents"]),
  keys.tests("KeyRecordings", ["Diagnostics", "KeyEvents", "Typing", "XKB"], exclude: ["Fixtures"]),
  keys.c("CInputDevices"),
  keys.library("InputDevices", ["CInputDevices", "Diagnostics", "KeyRecordings"]),
  keys.tests("InputDevices", ["CInputDevices"]),
]

let keyboard = Group(name: "Keyboard")
let keyboardTargets: [Target] = [
  .systemLibrary(
    name: "CXKBCommon", path: "Sources/Keyboard/CXKBCommon", pkgConfig: "xkbcommon",
    providers: [.apt(["libxkbcommon-dev"])]),
  // Loaded when it is asked for, not linked: it brings libxml2 and ICU, which every start would pay for. Its header is
  // beside those of libxkbcommon.
  .systemLibrary(
    name: "CXKBRegistry", path: "Sources/Keyboard/CXKBRegistry", providers: [.apt(["libxkbregistry-dev"])]),
  keyboard.c("CXKBSupport", ["CChildProcess", "CXKBCommon", "CXKBRegistry"]),
  keyboard.library(
    "XKB",
    [
      "CEndings", "CXKBCommon", "CXKBRegistry", "CXKBSupport", "Diagnostics", "Files", "KeyEvents", "RuntimeSupport",
    ]),
  keyboard.tests("XKB", ["CEndings", "CXKBCommon", "CXKBSupport", "Diagnostics", "Files", "KeyEvents"]),
  keyboard.library("Typing", ["Diagnostics", "KeyEvents", "RuntimeSupport", "XKB"]),
  keyboard.tests("Typing", ["Diagnostics", "KeyEvents", "Keywright", "XKB"]),
  .testTarget(
    name: "KeymapsTests", dependencies: ["CXKBCommon", "EmojiData", "RuntimeSupport", "TestSupport"],
    path: "Tests/Keyboard/KeymapsTests", swiftSettings: strict),
]

let fields = Group(name: "Fields")
let fieldsTargets: [Target] = [
  fields.library("EmojiData", ["Diagnostics", "Files"]),
  fields.tests("EmojiData", ["Diagnostics"]),
  fields.library("TextFields", ["EmojiData"]),
  fields.tests("TextFields", ["EmojiData"]),
  fields.library("EmojiPicker", ["InputModes", "TextFields"]),
  fields.tests("EmojiPicker", ["InputModes", "KeyEvents", "TextFields"]),
]

let modes = Group(name: "Modes")
let modesTargets: [Target] = [
  modes.library("InputModes", ["Diagnostics", "KeyEvents", "TextFields"]),
  modes.tests("InputModes", ["KeyEvents", "TextFields"]),
  modes.c("CHangul", trait: "Hangul"),
  modes.library(
    "HangulMode",
    [
      "Diagnostics", "InputModes", "KeyEvents", "TextFields",
      .target(name: "CHangul", condition: .when(traits: ["Hangul"])),
    ]),
  modes.tests("HangulMode", ["Diagnostics", "InputModes", "KeyEvents", "Keywright", "TextFields", "XKB"]),
  modes.c("CM17N", ["CChildProcess"], trait: "M17N"),
  modes.library(
    "M17NMode",
    [
      "Diagnostics", "InputModes", "KeyEvents", "TextFields",
      .target(name: "CM17N", condition: .when(traits: ["M17N"])),
    ]),
  modes.tests("M17NMode", ["Diagnostics", "InputModes", "KeyEvents", "Keywright", "TextFields", "XKB"]),
  modes.library(
    "BuiltInModes",
    ["Diagnostics", "EmojiData", "HangulMode", "InputModes", "KeyEvents", "M17NMode", "TextFields"]),
  modes.tests(
    "BuiltInModes",
    [
      "Diagnostics", "EmojiData", "EmojiPicker", "HangulMode", "InputMethodConformance", "InputModes", "KeyEvents",
      "Keywright", "M17NMode", "TextFields", "XKB",
    ]),
  modes.library("InputMethodConformance", ["InputModes", "KeyEvents", "RuntimeSupport", "TextFields"]),
  modes.tests("InputMethodConformance", ["InputModes", "KeyEvents", "TextFields"]),
  modes.library("ModeLists", ["Diagnostics", "Files", "InputModes", "KeyEvents", "XKB"]),
  modes.tests("ModeLists", ["Diagnostics", "InputModes", "KeyEvents", "XKB"]),
  modes.c("CInputMethodPlugin"),
  modes.c("CPluginSupport", ["CChildProcess", "CEndings"]),
  modes.library(
    "PluginHost",
    [
      "CEndings", "CInputMethodPlugin", "CPluginSupport", "Diagnostics", "Files", "InputModes", "JSONText",
      "KeyEvents", "RuntimeSupport", "TextFields",
    ]),
  modes.tests(
    "PluginHost",
    ["Diagnostics", "Files", "InputMethodConformance", "InputModes", "KeyEvents", "Keywright", "TextFields"],
    exclude: ["Plugins", "Samples"]),
]

let simulator = Group(name: "Simulator")
let simulatorTargets: [Target] = [
  simulator.library(
    "Keywright",
    [
      "Diagnostics", "EmojiData", "EmojiPicker", "InputModes", "JSONText", "KeyEvents", "TextFields", "Typing", "XKB",
    ]),
  simulator.tests(
    "Keywright",
    [
      "BuiltInModes", "CBaseline", "Diagnostics", "EmojiPicker", "InputModes", "JSONText", "KeyEvents", "TextFields",
      "XKB",
    ], exclude: ["Fixtures"]),
  simulator.c("CBaseline", ["CXKBCommon"], trait: "Hangul"),
  simulator.library(
    "Benchmarks",
    [
      "CBaseline", "Diagnostics", "EmojiData", "Files", "HangulMode", "InputModes", "KeyEvents", "KeyRecordings",
      "Keywright", "ScenarioRunner", "Scenarios", "XKB",
    ]),
  simulator.tests("Benchmarks", ["Diagnostics", "KeyEvents", "KeyRecordings"]),
]

let testing = Group(name: "Testing")
let testingTargets: [Target] = [
  testing.library(
    "Scenarios",
    ["Diagnostics", "EmojiPicker", "Files", "InputModes", "KeyEvents", "Keywright", "TextFields", "Typing", "XKB"]),
  testing.tests(
    "Scenarios",
    ["Diagnostics", "Files", "InputModes", "KeyEvents", "Keywright", "ScenarioTestSupport", "TextFields", "XKB"]),
  testing.library(
    "ScenarioRunner",
    [
      "Diagnostics", "Files", "JSONText", "KeyEvents", "KeyRecordings", "Keywright", "RuntimeSupport", "Scenarios",
      "XKB",
    ]),
  testing.tests(
    "ScenarioRunner",
    [
      "Diagnostics", "Files", "InputModes", "JSONText", "KeyEvents", "Keywright", "ScenarioTestSupport", "Scenarios",
    ]),
  .target(
    name: "ScenarioTestSupport",
    dependencies: ["BuiltInModes", "Diagnostics", "InputModes", "KeyEvents", "RuntimeSupport", "Scenarios", "XKB"],
    path: "Tests/Testing/ScenarioTestSupport", swiftSettings: strict),
  // Runs the scenarios of Tests/Scenarios.
  .testTarget(
    name: "ScenarioSuiteTests",
    dependencies: ["Diagnostics", "InputModes", "KeyEvents", "ScenarioTestSupport", "Scenarios", "TestSupport", "XKB"],
    path: "Tests/Testing/ScenarioSuiteTests", swiftSettings: strict),
]

let command = Group(name: "Command")
let commandTargets: [Target] = [
  // The article on the codes of messages, embedded.
  command.c("CMessageCodes"),
  command.c("CExitGuard", ["CPluginSupport"]),
  .executableTarget(
    name: "KeywrightCLI",
    dependencies: [
      "Benchmarks", "BuiltInModes", "CExitGuard", "CMessageCodes", "Diagnostics", "EmojiData", "EmojiPicker", "Files",
      "InputDevices", "InputMethodConformance", "InputModes", "JSONText", "KeyEvents", "KeyRecordings", "Keywright",
      "ModeLists", "PluginHost", "RuntimeSupport", "ScenarioRunner", "Scenarios", "TextFields", "Typing", "XKB",
    ],
    path: "Sources/Command/KeywrightCLI", swiftSettings: strict,
    // A fixed address saves a start the relocation of some hundred pages.
    linkerSettings: [
      .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
    ]),
  command.tests("KeywrightCLI", ["Files"], exclude: ["Samples"]),
]

let package = Package(
  name: "keywright",
  products: [
    .executable(name: "keywright", targets: ["KeywrightCLI"]),
    .library(name: "Keywright", targets: ["Keywright"]),
    .library(name: "InputModes", targets: ["InputModes"]),
    .library(name: "EmojiPicker", targets: ["EmojiPicker"]),
    .library(name: "InputMethodConformance", targets: ["InputMethodConformance"]),
    .library(name: "PluginHost", targets: ["PluginHost"]),
  ],
  traits: [
    .trait(name: "Hangul", description: "the modes hangul:… (needs libhangul-dev to build, libhangul1 to run)"),
    .trait(name: "M17N", description: "the modes m17n:… (needs libm17n-dev to build, libm17n-0 and m17n-db to run)"),
    .default(enabledTraits: []),
  ],
  targets: supportTargets + keysTargets + keyboardTargets + modesTargets + fieldsTargets + simulatorTargets
    + testingTargets + commandTargets
)

// Only for .scripts/fuzz: what it links comes with the compiler, not with the system.
if Context.environment["KEYWRIGHT_FUZZ_BUILD"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "BuiltInModes", "Diagnostics", "EmojiPicker", "InputModes", "JSONText", "KeyEvents", "KeyRecordings",
        "Keywright", "PluginHost", "Scenarios", "TextFields", "XKB",
      ],
      path: ".fuzz/Fuzz", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}
