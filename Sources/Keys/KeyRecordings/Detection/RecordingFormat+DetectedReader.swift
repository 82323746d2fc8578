import KeywrightKeyEvents

extension RecordingFormat {
  /// A reader of a format that showed; of notation nothing shows but that it is nothing else.
  func detectedReader(file: String?, lookup: KeyLookup) -> any RecordingReader {
    guard self == .notation else { return reader(file: file, lookup: lookup) }
    var reader = NotationRecordingReader(file: file, lookup: lookup)
    reader.xdotoolGuess = XdotoolGuess()
    return reader
  }
}
