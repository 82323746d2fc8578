/// Takes the records of a device and cuts off what belongs to the start and the end of recording, not to what is recorded.
///
/// A key that was down already says nothing until it is up: the Return that started the command. Records are given on when
/// every key is up, so that the keys of Ctrl+C can still be left out when that has ended the recording.
public struct KeyIntake {
  private static let limit = 65_536

  private var heldBefore: Set<UInt16>
  private var down: [UInt16] = []
  private var pending: [KernelRecord] = []
  /// How many keys were pressed.
  public private(set) var pressCount = 0

  /// An intake; `heldKeys` are down already.
  public init(heldKeys: [UInt16]) { heldBefore = Set(heldKeys) }

  /// Whether every key is up that was pressed since the start.
  public var isQuiet: Bool { down.isEmpty }

  /// Takes records up to a number of presses whose keys are up again; gives on those of which it is certain that they count.
  public mutating func take(_ records: [KernelRecord], stoppingAt count: Int?, into bytes: inout [UInt8]) {
    for record in records {
      // The end of its frame still belongs to the last key.
      if let count, pressCount >= count, isQuiet, record.key != nil { return }
      guard admits(record) else { continue }
      pending.append(record)
      if down.isEmpty || pending.count >= Self.limit { flush(&bytes) }
    }
  }

  /// Gives on what is left; where Ctrl+C has ended the recording, that is what came before the keys that are still down.
  public mutating func finish(isInterrupted: Bool, into bytes: inout [UInt8]) {
    let keys = Set(down)
    if isInterrupted, let end = pending.firstIndex(where: { $0.value == 1 && $0.key.map(keys.contains) == true }) {
      pressCount -= pending[end...].count { $0.key != nil && $0.value == 1 }
      pending.removeSubrange(end...)
    }
    flush(&bytes)
  }

  private mutating func admits(_ record: KernelRecord) -> Bool {
    guard let key = record.key else { return true }
    if heldBefore.contains(key) {
      if record.value == 0 { heldBefore.remove(key) }
      return false
    }
    if record.value == 1, !down.contains(key) {
      down.append(key)
      pressCount += 1
    } else if record.value == 0 {
      down.removeAll { $0 == key }
    }
    return true
  }

  private mutating func flush(_ bytes: inout [UInt8]) {
    for record in pending { record.append(to: &bytes) }
    pending.removeAll(keepingCapacity: true)
  }
}
