import BuiltInModes
import InputModes
import Keywright
import KeywrightKeyEvents
import Testing

/// Somebody who types on a US keyboard, with `xkb:us` before the emoji search.
struct Person {
  let simulator: Simulator

  init(_ kind: FieldConfiguration.Kind = .plain, startsIn mode: InputModeID = "emoji:search") throws {
    let catalogue = ModeCatalogue()
    simulator = try Simulator(
      SimulatorConfiguration(
        modes: try ["xkb:us", "emoji:search"].map { try #require(catalogue.mode($0)) },
        fields: [FieldConfiguration(kind: kind)]))
    // The user comes from plain keys, which is where the search goes back to.
    simulator.switchMode(to: mode)
  }

  /// Somebody who types into another emoji search.
  init(search: InputMode) throws {
    simulator = try Simulator(
      SimulatorConfiguration(modes: [try #require(ModeCatalogue().mode("xkb:us")), search]))
    simulator.switchMode(to: search.id)
  }

  func types(_ notation: String) throws { try simulator.play(notation) }

  var picture: String { simulator.picture }
  var mode: String { simulator.resolution.mode?.id.rawValue ?? "" }
  var candidates: [String] { simulator.candidates?.page.map(\.text) ?? [] }
  var highlighted: String? {
    guard let candidates = simulator.candidates, let index = candidates.highlighted else { return nil }
    return candidates.page[index].text
  }
}
