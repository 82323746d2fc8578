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

func target(_ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: strict)
}

func mode(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  target(name, dependencies, path: "Sources/Modes/\(name)")
}

/// An engine's C side: it loads a library that only the trait's build needs the header of.
func engine(_ name: String, trait: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, cSettings: [.define("KW_\(trait.uppercased())", .when(traits: [trait]))])
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies, exclude: exclude,
    swiftSettings: strict)
}

let systemLibraries: [Target] = [
  .systemLibrary(name: "CXKBCommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),
  // Loaded when it is asked for, not linked: it brings libxml2 and ICU, which every start would pay for. Its header lies
  // beside those of libxkbcommon.
  .systemLibrary(name: "CXKBRegistry", providers: [.apt(["libxkbregistry-dev"])]),
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
  targets: systemLibraries + [
    target("TestSupport", path: "Tests/TestSupport"),
    target(
      "ScenarioTestSupport", ["BuiltInModes", "Diagnostics", "InputModes", "KeyEvents", "Locks", "Scenarios", "XKB"],
      path: "Tests/ScenarioTestSupport"),

    target("Locks"),
    tests("Locks"),
    target("Diagnostics"),
    tests("Diagnostics"),
    // The article on the codes of messages, embedded.
    .target(name: "CMessageCodes"),
    target("Files", ["Diagnostics"]),
    tests("Files", ["Diagnostics"]),
    target("KeyEvents", ["Diagnostics"]),
    tests("KeyEvents", ["Diagnostics"]),
    target("JSONText"),
    tests("JSONText"),
    target("EmojiData", ["Diagnostics", "Files"]),
    tests("EmojiData", ["Diagnostics"]),

    target("TextFields", ["EmojiData"]),
    tests("TextFields", ["EmojiData"]),
    // Loads zlib when a recording is packed; only its header is needed to build.
    .target(name: "CZLib"),
    target("KeyRecordings", ["CZLib", "Diagnostics", "KeyEvents"]),
    tests("KeyRecordings", ["Diagnostics", "KeyEvents", "Typing", "XKB"], exclude: ["Fixtures"]),
    .target(name: "CInputDevices"),
    target("InputDevices", ["CInputDevices", "Diagnostics", "KeyRecordings"]),
    tests("InputDevices", ["CInputDevices"]),
    .target(name: "CChildProcess"),
    .target(name: "CEndings"),
    .target(name: "CXKBSupport", dependencies: ["CChildProcess", "CXKBCommon", "CXKBRegistry"]),
    target(
      "XKB", ["CEndings", "CXKBCommon", "CXKBRegistry", "CXKBSupport", "Diagnostics", "Files", "KeyEvents", "Locks"]),
    tests("XKB", ["CEndings", "CXKBCommon", "CXKBSupport", "Files", "Diagnostics", "KeyEvents", "Locks"]),

    target("InputModes", ["Diagnostics", "KeyEvents", "TextFields"]),
    tests("InputModes", ["KeyEvents", "Locks", "TextFields"]),
    target("Typing", ["Diagnostics", "KeyEvents", "Locks", "XKB"]),
    tests("Typing", ["Diagnostics", "KeyEvents", "Keywright", "XKB"]),

    target("EmojiPicker", ["InputModes", "TextFields"]),
    tests("EmojiPicker", ["InputModes", "KeyEvents", "TextFields"]),
    .target(name: "CInputMethodPlugin"),
    .target(name: "CPluginSupport", dependencies: ["CChildProcess", "CEndings"]),
    target(
      "PluginHost",
      [
        "CEndings", "CInputMethodPlugin", "CPluginSupport", "Diagnostics", "Files", "InputModes", "JSONText",
        "KeyEvents",
        "Locks", "TextFields",
      ]),
    tests(
      "PluginHost",
      ["Diagnostics", "Files", "InputMethodConformance", "InputModes", "KeyEvents", "Keywright", "TextFields"],
      exclude: ["Plugins", "Samples"]),
    target("InputMethodConformance", ["InputModes", "KeyEvents", "TextFields"]),
    tests("InputMethodConformance", ["InputModes", "KeyEvents", "Locks", "TextFields"]),
    mode("KeyboardMode", ["InputModes", "KeyEvents"]),
    mode("EmojiMode", ["InputModes", "KeyEvents"]),
    target("ModeLists", ["Diagnostics", "Files", "InputModes", "KeyEvents", "XKB"]),
    tests("ModeLists", ["Diagnostics", "InputModes", "KeyEvents", "XKB"]),
    mode("EmojiSearchMode", ["Diagnostics", "EmojiData", "InputModes", "KeyEvents", "TextFields"]),
    tests(
      "EmojiSearchMode",
      [
        "BuiltInModes", "Diagnostics", "EmojiData", "EmojiPicker", "InputModes", "KeyEvents", "Keywright", "TextFields",
      ]),
    mode("UnicodeMode", ["InputModes", "KeyEvents", "TextFields"]),
    tests("UnicodeMode", ["BuiltInModes", "InputModes", "KeyEvents", "Keywright", "XKB"]),
    engine("CHangul", trait: "Hangul"),
    mode(
      "HangulMode",
      [
        "Diagnostics", "InputModes", "KeyEvents", "TextFields",
        .target(name: "CHangul", condition: .when(traits: ["Hangul"])),
      ]),
    tests("HangulMode", ["Diagnostics", "InputModes", "KeyEvents", "Keywright", "TextFields", "XKB"]),
    engine("CM17N", trait: "M17N", ["CChildProcess"]),
    mode(
      "M17NMode",
      [
        "Diagnostics", "InputModes", "KeyEvents", "TextFields",
        .target(name: "CM17N", condition: .when(traits: ["M17N"])),
      ]),
    tests("M17NMode", ["Diagnostics", "InputModes", "KeyEvents", "Keywright", "TextFields", "XKB"]),

    target(
      "Keywright",
      [
        "Diagnostics", "EmojiData", "EmojiPicker", "InputModes", "JSONText", "KeyEvents", "KeyboardMode", "TextFields",
        "Typing", "XKB",
      ]),
    .target(
      name: "CBaseline", dependencies: ["CXKBCommon"],
      cSettings: [.define("KW_HANGUL", .when(traits: ["Hangul"]))]),
    tests(
      "Keywright",
      [
        "BuiltInModes", "CBaseline", "Diagnostics", "EmojiMode", "EmojiPicker", "InputModes", "JSONText", "KeyEvents",
        "KeyboardMode", "TextFields", "XKB",
      ], exclude: ["Fixtures"]),
    target(
      "BuiltInModes",
      [
        "Diagnostics", "EmojiMode", "EmojiSearchMode", "HangulMode", "InputModes", "KeyboardMode", "KeyEvents",
        "M17NMode",
        "UnicodeMode",
      ]),
    tests(
      "BuiltInModes",
      [
        "Diagnostics", "EmojiData", "HangulMode", "InputMethodConformance", "InputModes", "KeyEvents", "Keywright",
        "M17NMode", "TextFields", "XKB",
      ]),

    target(
      "Scenarios",
      ["Diagnostics", "EmojiPicker", "Files", "InputModes", "KeyEvents", "Keywright", "TextFields", "Typing", "XKB"]),
    tests(
      "Scenarios",
      [
        "Diagnostics", "Files", "InputModes", "KeyEvents", "Keywright", "ScenarioTestSupport", "TextFields", "XKB",
      ]),

    target(
      "ScenarioRunner",
      ["Diagnostics", "Files", "JSONText", "KeyEvents", "KeyRecordings", "Keywright", "Locks", "Scenarios", "XKB"]),
    tests(
      "ScenarioRunner",
      [
        "Diagnostics", "Files", "InputModes", "JSONText", "KeyEvents", "Keywright", "Locks", "ScenarioTestSupport",
        "Scenarios",
      ]),

    target(
      "Benchmarks",
      [
        "CBaseline", "Diagnostics", "EmojiData", "Files", "HangulMode", "InputModes", "KeyEvents", "KeyRecordings",
        "Keywright", "ScenarioRunner", "Scenarios", "XKB",
      ]),
    tests("Benchmarks", ["Diagnostics", "KeyEvents", "KeyRecordings"]),

    .target(name: "CExitGuard", dependencies: ["CPluginSupport"]),
    .executableTarget(
      name: "KeywrightCLI",
      dependencies: [
        "Benchmarks", "BuiltInModes", "CExitGuard", "CMessageCodes", "Diagnostics", "EmojiData", "Files",
        "InputDevices",
        "InputMethodConformance",
        "InputModes", "JSONText", "KeyEvents", "KeyRecordings", "Keywright", "Locks", "ModeLists", "PluginHost",
        "ScenarioRunner", "Scenarios",
        "TextFields", "Typing", "XKB",
      ],
      swiftSettings: strict,
      // A fixed address saves a start the relocation of some hundred pages.
      linkerSettings: [
        .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
      ]),
    .testTarget(
      name: "ScenarioSuiteTests",
      dependencies: ["Diagnostics", "InputModes", "KeyEvents", "ScenarioTestSupport", "Scenarios"],
      swiftSettings: strict),
    .testTarget(name: "KeymapsTests", dependencies: ["CXKBCommon", "EmojiData", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "KeywrightCLITests", dependencies: ["Files", "KeywrightCLI", "TestSupport"], exclude: ["Samples"],
      swiftSettings: strict),
  ]
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
