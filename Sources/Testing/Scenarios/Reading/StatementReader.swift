import KeywrightDiagnostics

/// Reads steps and expectations as the lines of a scenario.
struct StatementReader {
  let parser: LineParser

  /// The step of a statement that begins with a keyword; without one, the expectation.
  func line(_ step: StepKeyword?, _ statement: LineParser.Statement) throws(DiagnosticList) -> ScenarioLine {
    let action: ScenarioLine.Action
    var value = statement.rest
    if let step {
      action = .step(try StepParser(parser: parser).step(step, statement))
    } else {
      let read = try ExpectationParser(parser: parser).expectation(statement)
      action = .expectation(read.expectation)
      value = read.value
    }
    return ScenarioLine(
      action, place: statement.line.place(at: statement.start), text: statement.text,
      source: LineSource(whole: statement.line.text, value: value))
  }
}
