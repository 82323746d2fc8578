import KeywrightDiagnostics
import KeywrightKeyEvents

/// The messages about a recording: warnings of one kind do not flood, and reading stops after some errors.
struct RecordingMessages {
  static let maximumErrors = 20

  let names: KeyNameTable
  let file: String?
  let namesKeys: Bool
  private var limiter: WarningLimiter
  private var errorCount = 0
  private var buttons: Set<KeyCode> = []
  private var strangers: Set<KeyCode> = []
  private var misnamed: Set<KeyCode> = []
  private var strangeNames: Set<String> = []

  init(file: String?, lookup: KeyLookup) {
    names = lookup.names
    namesKeys = lookup.namesKeys
    self.file = file
    limiter = WarningLimiter(place: SourcePlace(file: file))
  }

  /// Whether so many errors were found that reading on would tell nobody anything.
  var isStopped: Bool { errorCount >= Self.maximumErrors }

  /// Whether there was an error.
  var hasErrors: Bool { errorCount > 0 }

  /// Adds a warning; it is not even made where there were many of its kind.
  mutating func warn(
    _ code: DiagnosticCode, _ message: @autoclosure () -> String, at place: EventLocation = EventLocation(),
    hint: String?,
    _ output: inout KeystrokeSequence
  ) {
    limiter.add(code, to: &output.diagnostics) { [file] in
      .warning(code, message(), at: place.source(in: file), hint: hint)
    }
  }

  /// Adds an error, until there are too many.
  mutating func fail(
    _ code: DiagnosticCode, _ message: String, at place: EventLocation = EventLocation(), hint: String,
    _ output: inout KeystrokeSequence
  ) {
    guard !isStopped else { return }
    output.diagnostics.append(.error(code, message, at: place.source(in: file), hint: hint))
    errorCount += 1
    guard isStopped else { return }
    output.diagnostics.append(
      .error(
        code, "reading stops after \(Self.maximumErrors) errors", at: place.source(in: file),
        hint: "fix these first; later ones may be hidden"))
  }

  /// Says at the end what was only counted.
  mutating func finish(_ output: inout KeystrokeSequence) { limiter.finish(&output.diagnostics) }
}

extension RecordingMessages {
  mutating func cutOffLine(_ place: EventLocation, _ output: inout KeystrokeSequence) {
    warn(
      .recordingTruncated, "the last line is cut off; it is left out", at: place,
      hint: "this is usual where the recording was stopped by a signal", &output)
  }

  mutating func cutOffWord(_ place: EventLocation, _ output: inout KeystrokeSequence) {
    warn(
      .recordingTruncated, "the last word is cut off; it is left out", at: place,
      hint: "this is usual where the recording was stopped by a signal", &output)
  }

  /// Tells of a last word that can be read, but may be the beginning of another.
  mutating func perhapsCutOff(_ word: String, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    let last = namesKeys ? Quoted.text(word) : "a word"
    warn(
      .recordingTruncated,
      "the recording ends in \(last) without a line feed; it counts, but may be cut off", at: place,
      hint: "look whether the word is whole; then end its line", &output)
  }

  mutating func lineTooLong(_ place: EventLocation, _ limit: Int, _ output: inout KeystrokeSequence) {
    fail(
      .recordingLineTooLong, "this line has more than \(limit) bytes", at: place,
      hint: "no recorder writes such a line; check that the file is a recording", &output)
  }

  mutating func dropped(_ place: EventLocation, _ output: inout KeystrokeSequence) {
    warn(
      .eventsDropped, "\(place.subject) says that the kernel lost events here; every key counts as released", at: place,
      hint: "record again, on a machine that is less busy", &output)
  }

  mutating func backwards(_ place: EventLocation, _ output: inout KeystrokeSequence) {
    warn(
      .clockRanBackwards, "\(place.subject) is earlier than the one before it; both count as simultaneous", at: place,
      hint: "somebody set the clock while recording; the times after it are right again", &output)
  }

  mutating func outOfRange(_ place: EventLocation, _ output: inout KeystrokeSequence) {
    warn(
      .clockOutOfRange, "\(place.subject) is more than a hundred years after the first; the clock stops there",
      at: place, hint: "somebody set the clock while recording; record again", &output)
  }

  /// Tells of a button once.
  mutating func button(_ code: KeyCode, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    guard buttons.insert(code).inserted else { return }
    let name = names.readableName(of: code)
    warn(
      .buttonIgnored, "\(place.prefix)\(name) is a button, not a key; all its events are left out", at: place,
      hint: "record the keyboard's own device", &output)
  }

  /// Tells once of what another program counts among the keys and Linux has no key for.
  mutating func noKey(_ name: String, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    guard strangeNames.insert(name).inserted else { return }
    warn(
      .buttonIgnored, "\(Quoted.text(name)) is not a key of a keyboard; all its events are left out", at: place,
      hint: "give the keys that were pressed", &output)
  }

  /// Tells of a step whose meaning only the configuration of another program knows.
  mutating func configured(
    _ word: String, _ program: String, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    warn(
      .configuredStepIgnored,
      "only the configuration of \(program) knows what \(Quoted.text(word)) does; it is left out",
      at: place, hint: "give the keys that were pressed, if it stands for some", &output)
  }

  /// Tells of a name that another program does not give to a key.
  mutating func unknownName(
    _ name: String, in names: ForeignKeyNames, hint: String, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    let meant = NameSuggestion.nearest(to: name, in: names.candidates)
    fail(
      .unknownKeyName, "no key is named \(Quoted.text(name)) in \(names.program)", at: place,
      hint: meant.map(NameSuggestion.question) ?? hint, &output)
  }

  /// Tells once of a key that the device says it lacks; its events count all the same.
  mutating func stranger(_ code: KeyCode, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    guard strangers.insert(code).inserted else { return }
    let name = shown(code)
    warn(
      .keyNotOnDevice,
      "\(place.prefix)\(name) is not a key of the device that the recording describes; it counts all the same",
      at: place, hint: "the recording was edited or put together from several; check that its keys are meant", &output)
  }

  /// Tells once of a key that is another by its name than by its number; a name that nobody knows says nothing.
  mutating func checkName(
    _ name: String, of code: KeyCode, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    guard let named = names.code(named: name), named != code, misnamed.insert(code).inserted else { return }
    let what = "the number here is that of \(shown(code)), the name that of \(namesKeys ? shown(named) : "another")"
    warn(
      .keyNameDiffers, "\(what); the number counts", at: place,
      hint: "the recording was edited; correct the one or the other", &output)
  }

  mutating func unknownKey(_ code: UInt64, _ place: EventLocation, _ output: inout KeystrokeSequence) {
    warn(
      .unknownEventValue, "\(place.prefix)\(code) is not a key number; the event is left out", at: place,
      hint: "keys have the numbers 1 to \(KeyCode.maximum.rawValue)", &output)
  }

  mutating func unknownValue(
    _ value: Int32, _ code: KeyCode, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    let name = shown(code)
    warn(
      .unknownEventValue, "\(place.prefix)the value \(value) of \(name) means nothing; the event is left out",
      at: place, hint: "a key has the values 0 (release), 1 (press) and 2 (repeat)", &output)
  }

  mutating func fault(
    _ fault: HeldKeys.Fault, _ code: KeyCode, _ place: EventLocation, _ output: inout KeystrokeSequence
  ) {
    let hint =
      switch fault {
      case .pressOfHeldKey: "a release is missing in the recording"
      case .releaseWithoutPress: "this is usual for the key that started the recording"
      case .repeatWithoutPress: "the key was down before the recording began"
      }
    let name = shown(code)
    warn(fault.code, "\(place.prefix)\(fault.message(of: name))", at: place, hint: hint, &output)
  }

  /// Tells of keys that are still down at the end.
  func stillDown(_ codes: [KeyCode], _ output: inout KeystrokeSequence) {
    var held = HeldKeys()
    for code in codes { held.press(code) }
    guard var warning = held.atEndDiagnostic(names: names, at: SourcePlace(file: file)) else { return }
    if !namesKeys {
      warning.message = "\(codes.count == 1 ? "a key is" : "\(codes.count) keys are") still down at the end"
    }
    output.diagnostics.append(warning)
  }

  /// How a message names a key.
  private func shown(_ code: KeyCode) -> String { namesKeys ? names.readableName(of: code) : "a key" }

  mutating func noKeys(_ output: inout KeystrokeSequence) {
    warn(
      .noKeysInRecording, "the recording has no key events", hint: "record the keyboard's own device", &output)
  }
}
