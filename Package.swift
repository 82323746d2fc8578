// swift-tools-version: 6.2
import PackageDescription

// Whoever builds Keywright for a program of their own must not fail on a warning of a newer compiler.
let warnings: [SwiftSetting] =
  Context.environment["KEYWRIGHT_WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

let strict: [SwiftSetting] =
  warnings + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
  ]

/// The folder of a module: modules that are no product of their own have a prefix, so that they collide with nobody's.
func folder(of module: String) -> String {
  for (prefix, rest) in [("CKeywright", "C"), ("Keywright", "")] where module.hasPrefix(prefix) && module != prefix {
    return rest + module.dropFirst(prefix.count)
  }
  return module
}

/// Targets that serve one purpose share a folder of `Sources`, their tests the folder of the same name of `Tests`.
struct Group {
  var name: String

  func path(_ module: String) -> String { "Sources/\(name)/\(folder(of: module))" }

  func library(_ module: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: module, dependencies: dependencies, path: path(module), swiftSettings: strict)
  }

  /// C code; what needs the header of an engine's library is behind the macro of the engine's trait.
  func c(_ module: String, _ dependencies: [Target.Dependency] = [], trait: String? = nil) -> Target {
    .target(
      name: module, dependencies: dependencies, path: path(module),
      cSettings: trait.map { [.define("KW_\($0.uppercased())", .when(traits: [$0]))] } ?? [])
  }

  /// The tests of a module; their target has the name of the folder.
  func tests(_ module: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    let name = "\(folder(of: module))Tests"
    let common: [Target.Dependency] = ["KeywrightRuntimeSupport", "TestSupport", .byName(name: module)]
    return .testTarget(
      name: name, dependencies: common + dependencies, path: "Tests/\(self.name)/\(name)", exclude: exclude,
      swiftSettings: strict)
  }
}

let support = Group(name: "Support")
let supportTargets: [Target] = [
  support.library("KeywrightRuntimeSupport"),
  .testTarget(
    name: "RuntimeSupportTests", dependencies: ["KeywrightRuntimeSupport"], path: "Tests/Support/RuntimeSupportTests",
    swiftSettings: strict),
  support.library("KeywrightDiagnostics"),
  support.tests("KeywrightDiagnostics"),
  support.library("KeywrightFiles", ["KeywrightDiagnostics"]),
  support.tests("KeywrightFiles", ["KeywrightDiagnostics"]),
  support.library("KeywrightJSONText", ["KeywrightDiagnostics"]),
  support.tests("KeywrightJSONText"),
  support.c("CKeywrightChildProcess"),
  support.c("CKeywrightEndings"),
  .target(name: "TestSupport", path: "Tests/Support/TestSupport", swiftSettings: strict),
  // What CONTRIBUTING says of the targets, held against their imports.
  .testTarget(
    name: "StructureTests", dependencies: ["TestSupport"], path: "Tests/Support/StructureTests",
    swiftSettings: strict),
]

let keys = Group(name: "Keys")
let keysTargets: [Target] = [
  keys.library("KeywrightKeyEvents", ["KeywrightDiagnostics"]),
  keys.tests("KeywrightKeyEvents", ["KeywrightDiagnostics"]),
  // Loads zlib when a recording is packed; only its header is needed to build.
  keys.c("CKeywrightZLib"),
  keys.library("KeyRecordings", ["CKeywrightZLib", "KeywrightDiagnostics", "KeywrightKeyEvents"]),
  keys.tests(
    "KeyRecordings", ["KeywrightDiagnostics", "KeywrightKeyEvents", "KeywrightTyping", "KeywrightXKB"],
    exclude: ["Fixtures"]),
  keys.c("CKeywrightInputDevices"),
  keys.library("KeywrightInputDevices", ["CKeywrightInputDevices", "KeywrightDiagnostics", "KeyRecordings"]),
  keys.tests("KeywrightInputDevices", ["CKeywrightInputDevices"]),
]

let keyboard = Group(name: "Keyboard")
let keyboardTargets: [Target] = [
  .systemLibrary(
    name: "CKeywrightXKBCommon", path: keyboard.path("CKeywrightXKBCommon"), pkgConfig: "xkbcommon",
    providers: [.apt(["libxkbcommon-dev"])]),
  // Loaded when it is asked for, not linked: it brings libxml2 and ICU, which every start would pay for. Its header is
  // beside those of libxkbcommon.
  .systemLibrary(
    name: "CKeywrightXKBRegistry", path: keyboard.path("CKeywrightXKBRegistry"),
    providers: [.apt(["libxkbregistry-dev"])]),
  keyboard.c("CKeywrightXKBSupport", ["CKeywrightChildProcess", "CKeywrightXKBCommon", "CKeywrightXKBRegistry"]),
  keyboard.library(
    "KeywrightXKB",
    [
      "CKeywrightEndings", "CKeywrightXKBCommon", "CKeywrightXKBRegistry", "CKeywrightXKBSupport",
      "KeywrightDiagnostics", "KeywrightFiles", "KeywrightKeyEvents", "KeywrightRuntimeSupport",
    ]),
  keyboard.tests(
    "KeywrightXKB",
    [
      "CKeywrightEndings", "CKeywrightXKBCommon", "CKeywrightXKBSupport", "KeywrightDiagnostics", "KeywrightFiles",
      "KeywrightKeyEvents",
    ]),
  keyboard.library(
    "KeywrightTyping", ["KeywrightDiagnostics", "KeywrightKeyEvents", "KeywrightRuntimeSupport", "KeywrightXKB"]),
  keyboard.tests("KeywrightTyping", ["KeywrightDiagnostics", "KeywrightKeyEvents", "Keywright", "KeywrightXKB"]),
  .testTarget(
    name: "KeymapsTests",
    dependencies: [
      "CKeywrightXKBCommon", "KeywrightEmojiNames", "KeywrightEmojiSet", "KeywrightRuntimeSupport", "TestSupport",
    ],
    path: "Tests/Keyboard/KeymapsTests", swiftSettings: strict),
]

let fields = Group(name: "Fields")
let fieldsTargets: [Target] = [
  fields.library("KeywrightEmojiSet"),
  fields.tests("KeywrightEmojiSet"),
  fields.library("KeywrightEmojiNames", ["KeywrightDiagnostics", "KeywrightFiles"]),
  fields.tests("KeywrightEmojiNames", ["KeywrightDiagnostics", "KeywrightEmojiSet"]),
  fields.library("TextFields"),
  fields.tests("TextFields"),
  fields.library("EmojiPicker", ["InputModes", "KeywrightEmojiSet", "TextFields"]),
  fields.tests("EmojiPicker", ["InputModes", "KeywrightEmojiSet", "KeywrightKeyEvents", "TextFields"]),
]

let modes = Group(name: "Modes")
let modesTargets: [Target] = [
  modes.library("InputModes", ["KeywrightDiagnostics", "KeywrightKeyEvents", "TextFields"]),
  modes.tests("InputModes", ["KeywrightKeyEvents", "TextFields"]),
  modes.c("CKeywrightHangul", trait: "Hangul"),
  modes.library(
    "KeywrightHangulMode",
    [
      "KeywrightDiagnostics", "InputModes", "KeywrightKeyEvents", "TextFields",
      .target(name: "CKeywrightHangul", condition: .when(traits: ["Hangul"])),
    ]),
  modes.tests(
    "KeywrightHangulMode",
    ["KeywrightDiagnostics", "InputModes", "KeywrightKeyEvents", "Keywright", "TextFields", "KeywrightXKB"]),
  modes.c("CKeywrightM17N", ["CKeywrightChildProcess"], trait: "M17N"),
  modes.library(
    "KeywrightM17NMode",
    [
      "KeywrightDiagnostics", "InputModes", "KeywrightKeyEvents", "TextFields",
      .target(name: "CKeywrightM17N", condition: .when(traits: ["M17N"])),
    ]),
  modes.tests(
    "KeywrightM17NMode",
    ["KeywrightDiagnostics", "InputModes", "KeywrightKeyEvents", "Keywright", "TextFields", "KeywrightXKB"]),
  modes.library(
    "BuiltInModes",
    [
      "KeywrightDiagnostics", "KeywrightEmojiNames", "KeywrightEmojiSet", "KeywrightHangulMode", "InputModes",
      "KeywrightKeyEvents", "KeywrightM17NMode", "TextFields",
    ]),
  modes.tests(
    "BuiltInModes",
    [
      "KeywrightDiagnostics", "KeywrightEmojiNames", "KeywrightEmojiSet", "EmojiPicker", "KeywrightHangulMode",
      "InputMethodConformance", "InputModes", "KeywrightKeyEvents",
      "Keywright", "KeywrightM17NMode", "TextFields", "KeywrightXKB",
    ]),
  modes.library(
    "InputMethodConformance", ["InputModes", "KeywrightKeyEvents", "KeywrightRuntimeSupport", "TextFields"]),
  modes.tests("InputMethodConformance", ["InputModes", "KeywrightKeyEvents", "TextFields"]),
  modes.library(
    "KeywrightModeLists",
    ["KeywrightDiagnostics", "KeywrightFiles", "InputModes", "KeywrightKeyEvents", "KeywrightXKB"]),
  modes.tests("KeywrightModeLists", ["KeywrightDiagnostics", "InputModes", "KeywrightKeyEvents", "KeywrightXKB"]),
  modes.c("CKeywrightInputMethodPlugin"),
  modes.c("CKeywrightPluginSupport", ["CKeywrightChildProcess", "CKeywrightEndings"]),
  modes.library(
    "PluginHost",
    [
      "CKeywrightEndings", "CKeywrightInputMethodPlugin", "CKeywrightPluginSupport", "KeywrightDiagnostics",
      "KeywrightFiles", "InputModes", "KeywrightJSONText",
      "KeywrightKeyEvents", "KeywrightRuntimeSupport", "TextFields",
    ]),
  modes.tests(
    "PluginHost",
    [
      "KeywrightDiagnostics", "KeywrightFiles", "InputMethodConformance", "InputModes", "KeywrightKeyEvents",
      "Keywright", "TextFields",
    ],
    exclude: ["Plugins", "Samples"]),
]

let simulator = Group(name: "Simulator")
let simulatorTargets: [Target] = [
  simulator.library(
    "Keywright",
    [
      "KeywrightDiagnostics", "KeywrightEmojiNames", "KeywrightEmojiSet", "EmojiPicker", "InputModes",
      "KeywrightJSONText", "KeywrightKeyEvents", "TextFields", "KeywrightTyping", "KeywrightXKB",
    ]),
  simulator.tests(
    "Keywright",
    [
      "BuiltInModes", "CKeywrightBaseline", "KeywrightDiagnostics", "EmojiPicker", "InputModes", "KeywrightJSONText",
      "KeywrightKeyEvents", "TextFields",
      "KeywrightXKB",
    ], exclude: ["Fixtures"]),
  simulator.c("CKeywrightBaseline", ["CKeywrightXKBCommon"], trait: "Hangul"),
  simulator.library(
    "KeywrightBenchmarks",
    [
      "CKeywrightBaseline", "KeywrightDiagnostics", "KeywrightEmojiNames", "KeywrightEmojiSet", "KeywrightFiles",
      "KeywrightHangulMode", "InputModes", "KeywrightKeyEvents", "KeyRecordings",
      "Keywright", "KeywrightScenarioRunner", "Scenarios", "KeywrightXKB",
    ]),
  simulator.tests("KeywrightBenchmarks", ["KeywrightDiagnostics", "KeywrightKeyEvents", "KeyRecordings"]),
]

let testing = Group(name: "Testing")
let testingTargets: [Target] = [
  testing.library(
    "Scenarios",
    [
      "KeywrightDiagnostics", "EmojiPicker", "KeywrightFiles", "InputModes", "KeywrightKeyEvents", "Keywright",
      "TextFields", "KeywrightTyping", "KeywrightXKB",
    ]),
  testing.tests(
    "Scenarios",
    [
      "KeywrightDiagnostics", "KeywrightFiles", "InputModes", "KeywrightKeyEvents", "Keywright", "ScenarioTestSupport",
      "TextFields", "KeywrightXKB",
    ]),
  testing.library(
    "KeywrightScenarioRunner",
    [
      "KeywrightDiagnostics", "KeywrightFiles", "KeywrightJSONText", "KeywrightKeyEvents", "KeyRecordings", "Keywright",
      "KeywrightRuntimeSupport", "Scenarios",
      "KeywrightXKB",
    ]),
  testing.tests(
    "KeywrightScenarioRunner",
    [
      "KeywrightDiagnostics", "KeywrightFiles", "InputModes", "KeywrightJSONText", "KeywrightKeyEvents", "Keywright",
      "ScenarioTestSupport", "Scenarios",
    ]),
  .target(
    name: "ScenarioTestSupport",
    dependencies: [
      "BuiltInModes", "KeywrightDiagnostics", "InputModes", "KeywrightKeyEvents", "KeywrightRuntimeSupport",
      "Scenarios", "KeywrightXKB",
    ],
    path: "Tests/Testing/ScenarioTestSupport", swiftSettings: strict),
  // Runs the scenarios of Tests/Scenarios.
  .testTarget(
    name: "ScenarioSuiteTests",
    dependencies: [
      "KeywrightDiagnostics", "InputModes", "KeywrightKeyEvents", "ScenarioTestSupport", "Scenarios", "TestSupport",
      "KeywrightXKB",
    ],
    path: "Tests/Testing/ScenarioSuiteTests", swiftSettings: strict),
]

let command = Group(name: "Command")
let commandTargets: [Target] = [
  // The article on the codes of messages, embedded.
  command.c("CKeywrightMessageCodes"),
  command.c("CKeywrightExitGuard", ["CKeywrightPluginSupport"]),
  .executableTarget(
    name: "KeywrightCLI",
    dependencies: [
      "KeywrightBenchmarks", "BuiltInModes", "CKeywrightExitGuard", "CKeywrightMessageCodes", "KeywrightDiagnostics",
      "KeywrightEmojiNames", "KeywrightEmojiSet", "EmojiPicker", "KeywrightFiles",
      "KeywrightInputDevices", "InputMethodConformance", "InputModes", "KeywrightJSONText", "KeywrightKeyEvents",
      "KeyRecordings", "Keywright",
      "KeywrightModeLists", "PluginHost", "KeywrightRuntimeSupport", "KeywrightScenarioRunner", "Scenarios",
      "TextFields", "KeywrightTyping", "KeywrightXKB",
    ],
    path: "Sources/Command/CLI", swiftSettings: strict,
    // A fixed address saves a start the relocation of some hundred pages.
    linkerSettings: [
      .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
    ]),
  command.tests("KeywrightCLI", ["KeywrightFiles"], exclude: ["Samples"]),
]

let package = Package(
  name: "keywright",
  // What the modules for apps need (`Duration`); everything else is for Linux.
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "keywright", targets: ["KeywrightCLI"]),
    .library(name: "Keywright", targets: ["Keywright"]),
    .library(name: "InputModes", targets: ["InputModes"]),
    .library(name: "TextFields", targets: ["TextFields"]),
    .library(name: "EmojiPicker", targets: ["EmojiPicker"]),
    .library(name: "BuiltInModes", targets: ["BuiltInModes"]),
    .library(name: "KeyRecordings", targets: ["KeyRecordings"]),
    .library(name: "Scenarios", targets: ["Scenarios"]),
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
        "BuiltInModes", "KeywrightDiagnostics", "EmojiPicker", "InputModes", "KeywrightJSONText", "KeywrightKeyEvents",
        "KeyRecordings",
        "Keywright", "PluginHost", "Scenarios", "TextFields", "KeywrightXKB",
      ],
      path: ".fuzz/Fuzz", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}
