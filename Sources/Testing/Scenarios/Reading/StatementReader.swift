/// Reads steps and expectations as the lines of a scenario.
struct StatementReader {
  let parser: LineParser

  /// The step or expectation of a statement.
  func line(_ statement: LineParser.Statement) throws(ScenarioErrors) -> ScenarioLine {
    let action: ScenarioLine.Action
    var value = statement.rest
    if statement.keyword == .expect {
      let read = try ExpectationParser(parser: parser).expectation(statement)
      action = .expectation(read.expectation)
      value = read.value
    } else {
      action = .step(try StepParser(parser: parser).step(statement))
    }
    return ScenarioLine(
      action, place: statement.line.place(at: statement.start), text: statement.text,
      source: LineSource(whole: statement.line.text, value: value))
  }
}
