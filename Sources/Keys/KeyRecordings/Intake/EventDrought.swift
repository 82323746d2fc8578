public import KeywrightDiagnostics

/// Bounds how much of a recording is read without an event in it: a file of holes, a packed one of line feeds.
public struct EventDrought: Sendable {
  /// So much is an hour of a mouse that is moved all the time, beside a keyboard that rests.
  public static let limit = 256 << 20

  private let place: SourcePlace
  private var count = 0

  /// A bound for a file of this name.
  public init(file: String?) { place = SourcePlace(file: file) }

  /// Takes note of bytes that were read, and of whether they gave anything; throws where too many gave nothing.
  public mutating func note(_ bytes: Int, gaveSteps: Bool) throws(Diagnostic) {
    guard !gaveSteps else {
      count = 0
      return
    }
    count += bytes
    guard count > Self.limit else { return }
    throw .error(
      .recordingWithoutEvents, "\(Self.limit >> 20) MiB of the recording have no event of a key; the rest is not read",
      at: place,
      hint: "check that it is a recording; cut out what is no event of the keyboard")
  }
}
