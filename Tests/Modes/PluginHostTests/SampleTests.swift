import InputMethodConformance
import InputModes
import Keywright
import KeywrightDiagnostics
import KeywrightFiles
import PluginHost
import Testing

@Suite struct SampleTests {
  private static let samples = ["Samples/morse.c", "Samples/arrows.sh"]

  private func load(_ sample: String, _ plugins: TestPlugins) throws -> Plugin {
    try Plugin(
      path: sample.hasSuffix(".c") ? plugins.library(sample) : "\(TestPlugins.sources)/\(sample)",
      timeLimit: .seconds(30))
  }

  @Test(arguments: samples) func `a sample keeps the rules`(sample: String) throws {
    let plugin = try load(sample, TestPlugins())
    for mode in plugin.modes { #expect(checkInputMethod(mode) == [], "\(mode.id)") }
    #expect(plugin.reports.takeDiagnostics() == [])
    #expect(plugin.reports.takeLines() == [])
  }

  @Test(arguments: samples) func `a sample has less than 80 lines`(sample: String) throws {
    let text = try String(contentsOf: "\(TestPlugins.sources)/\(sample)")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 80)
  }

  @Test(arguments: [
    ("Samples/morse.c", "plugin:samples/morse", "Morse code"), ("Samples/arrows.sh", "plugin:samples/arrows", "Arrows"),
  ])
  func `a sample says what it is`(sample: String, id: String, name: String) throws {
    let plugin = try load(sample, TestPlugins())
    #expect(plugin.name == "samples")
    #expect(plugin.modes.map(\.id.rawValue) == [id])
    #expect(plugin.modes.map(\.name) == [name])
    #expect(plugin.modes.map(\.primaryLanguage) == [nil])
    #expect(plugin.modes.map(\.keyboard) == [nil])
  }

  @Test(arguments: [
    ("Samples/morse.c", #"".-""#, "[.-|]"),
    ("Samples/morse.c", #"".- ""#, "a|"),
    ("Samples/morse.c", #""... --- ... ""#, "sos|"),
    ("Samples/morse.c", #""...-" BACKSPACE SPACE"#, "s|"),
    ("Samples/morse.c", #""." BACKSPACE SPACE"#, " |"),
    ("Samples/morse.c", #"".-x""#, "ax|"),
    ("Samples/morse.c", #""------ ""#, "------|"),
    ("Samples/morse.c", #"".........""#, ".........|"),
    ("Samples/morse.c", #"".-" LEFT"#, ".|-"),
    ("Samples/arrows.sh", #""-""#, "[-|]"),
    ("Samples/arrows.sh", #""a -> b""#, "a → b|"),
    ("Samples/arrows.sh", #""-->""#, "-→|"),
    ("Samples/arrows.sh", #""-,-}-\"""#, "-,-}-\"|"),
    ("Samples/arrows.sh", #""-" LEFT SHIFT "x""#, "x|-"),
  ])
  func `a sample types`(sample: String, keys: String, picture: String) throws {
    let plugin = try load(sample, TestPlugins())
    let simulator = try Simulator(SimulatorConfiguration(modes: plugin.modes))
    try simulator.play(keys)
    #expect(simulator.picture == picture, "\(sample): \(keys)")
    #expect(plugin.reports.takeDiagnostics() == [])
  }

  @Test(arguments: samples) func `what is marked stays when the field is left`(sample: String) throws {
    let plugin = try load(sample, TestPlugins())
    let simulator = try Simulator(SimulatorConfiguration(modes: plugin.modes))
    try simulator.play(#""a-""#)
    simulator.blur()
    #expect(simulator.text == "a-")
  }
}

extension String {
  /// The text of a small file.
  fileprivate init(contentsOf path: String) throws {
    self = String(decoding: try FileReader.bytes(of: path, limit: 1 << 20), as: UTF8.self)
  }
}
