import CKeywrightZLib
public import KeywrightDiagnostics

/// The bytes of a recording as they come from a file: what gzip has packed is unpacked, piece by piece.
public struct RecordingBytes: ~Copyable {
  private enum State {
    /// So few bytes were seen that gzip cannot be told from anything else.
    case undecided
    case plain
    case packed
    /// Behind the end of what gzip has packed; another member may follow.
    case betweenMembers
    /// Damaged; the rest is of no use.
    case ended
  }

  /// How many bytes of a file are best read at once: whole records of every binary format, and so few that the allocator
  /// keeps them.
  public static let pieceSize = 122_880

  /// What gzip begins with, in the one way of packing that it has.
  static let magic: [UInt8] = [0x1F, 0x8B, 0x08]

  private let place: SourcePlace
  private var state = State.undecided
  private var stream: OpaquePointer?
  private var start: [UInt8] = []

  /// Bytes from a file of this name.
  public init(file: String?) { place = SourcePlace(file: file) }

  deinit { kw_gunzip_close(stream) }

  /// Gives on what the next bytes hold, in pieces of bounded size.
  public mutating func read<Failure>(
    _ bytes: Span<UInt8>, _ give: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Diagnostic? {
    guard !bytes.isEmpty else { return nil }
    switch state {
    case .undecided: return try decide(bytes, give)
    case .plain:
      try give(bytes)
      return nil
    case .packed, .betweenMembers: return try unpack(bytes, give)
    case .ended: return nil
    }
  }

  /// Gives on what is left at the end; answers what is wrong with it.
  public mutating func finish<Failure>(
    _ give: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Diagnostic? {
    if state == .undecided, !start.isEmpty { try give(start.span) }
    defer { state = .ended }
    guard state == .packed || state == .betweenMembers && !start.isEmpty else { return nil }
    return .warning(
      .compressionDamaged, "the gzip file is cut off; what could be unpacked is kept", at: place,
      hint: "copy the file again, if there is more of it")
  }

  /// Three bytes tell gzip.
  private mutating func decide<Failure>(
    _ bytes: Span<UInt8>, _ give: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Diagnostic? {
    let magic = Self.magic
    let held = start
    for index in 0..<min(bytes.count, magic.count - start.count) { start.append(bytes[index]) }
    guard start.count == magic.count || start != Array(magic.prefix(start.count)) else { return nil }
    let isGzip = start == magic
    start = []
    guard isGzip else {
      state = .plain
      if !held.isEmpty { try give(held.span) }
      try give(bytes)
      return nil
    }
    stream = kw_gunzip_open()
    guard stream != nil else {
      state = .ended
      return .error(
        .compressionDamaged, "the recording is packed with gzip, and zlib cannot be loaded", at: place,
        hint: "install zlib1g, or unpack the recording with gunzip")
    }
    state = .packed
    if !held.isEmpty, let failure = try unpack(held.span, give) { return failure }
    return try unpack(bytes, give)
  }

  private mutating func unpack<Failure>(
    _ bytes: Span<UInt8>, _ give: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Diagnostic? {
    var start = 0
    var isFull = false
    while start < bytes.count || isFull {
      if state == .betweenMembers {
        guard start < bytes.count else { return nil }
        start += 1
        switch nextMember(bytes[start - 1]) {
        case .undecided, .begun: continue
        case .foreign: return foreign()
        case .damaged: return damaged("is damaged")
        }
      }
      let (step, used, piece) = run(bytes.extracting(start..<bytes.count))
      start += used
      isFull = piece.count == Self.pieceSize
      if !piece.isEmpty { try give(piece.span) }
      switch step {
      case KW_GUNZIP_MORE:
        guard used == 0, piece.isEmpty else { continue }
        return start < bytes.count ? damaged("is damaged") : nil
      case KW_GUNZIP_END:
        state = .betweenMembers
        isFull = false
      case KW_GUNZIP_NO_MEMORY: return damaged("cannot be decompressed: out of memory")
      default: return damaged("is damaged")
      }
    }
    return nil
  }

  private enum NextMember {
    case undecided, begun, foreign, damaged
  }

  /// Looks at a byte after a member: zeros are padding, as gzip itself takes them, and another member may begin.
  private mutating func nextMember(_ byte: UInt8) -> NextMember {
    if byte == 0, start.isEmpty { return .undecided }
    guard start.count < Self.magic.count, byte == Self.magic[start.count] else { return .foreign }
    start.append(byte)
    guard start.count == Self.magic.count else { return .undecided }
    state = .packed
    let begun = run(start.span)
    start = []
    return begun.step == KW_GUNZIP_MORE && begun.used == Self.magic.count ? .begun : .damaged
  }

  private mutating func foreign() -> Diagnostic {
    state = .ended
    return .warning(
      .compressionDamaged, "what follows the end of the gzip file is none of it; it is left out", at: place,
      hint: "copy the file again, or pack all of it with gzip")
  }

  private func run(_ bytes: Span<UInt8>) -> (step: kw_gunzip_step, used: Int, piece: [UInt8]) {
    var step = KW_GUNZIP_DAMAGED
    var used = 0
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
      bytes.withUnsafeBufferPointer { input in
        step = kw_gunzip_run(stream, input.baseAddress, input.count, &used, buffer.baseAddress, Self.pieceSize, &count)
      }
    }
    return (step, used, piece)
  }

  private mutating func damaged(_ what: String) -> Diagnostic {
    state = .ended
    return .error(
      .compressionDamaged, "the gzip file \(what) here", at: place,
      hint: "unpack it with gunzip, which may tell more, or copy it again")
  }
}
