import KeyRecordings
import KeywrightDiagnostics
import Testing

@Suite struct EventDroughtTests {
  @Test func bytesWithoutAnEventAreBounded() throws {
    var drought = EventDrought(file: "r")
    try drought.note(EventDrought.limit, gaveSteps: false)
    try drought.note(1, gaveSteps: true)
    try drought.note(EventDrought.limit, gaveSteps: false)
    #expect(
      throws: Diagnostic.error(
        .recordingWithoutEvents, "256 MiB of the recording have no event of a key; the rest is not read",
        at: SourcePlace(file: "r"), hint: "check that it is a recording; cut out what is no event of the keyboard")
    ) { try drought.note(1, gaveSteps: false) }
  }
}
