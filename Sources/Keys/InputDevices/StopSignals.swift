import CKeywrightInputDevices
import Glibc

/// The signals that end a recording, as something that can be waited for together with a device.
public struct StopSignals: ~Copyable {
  /// What ended a wait.
  public enum Event: Equatable {
    /// The device has something to read, or is gone.
    case device
    /// Ctrl+C, or SIGINT from elsewhere.
    case interrupt
    /// SIGTERM or SIGHUP.
    case termination
    /// The time is over.
    case timeout
  }

  private let descriptor: Int32
  private var before = sigset_t()

  /// From now on the signals end nothing by themselves.
  public init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    descriptor = kw_input_signals(&signals)
  }

  deinit {
    // Programs such as timeout send a signal twice; what has been seen to must not end the process now.
    while descriptor >= 0, kw_input_take_signal(descriptor) != 0 {}
    if descriptor >= 0 { close(descriptor) }
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Waits for a device, a signal, or a time at most.
  ///
  /// A device that never stops giving keeps neither of the others from being seen.
  public func wait(for device: borrowing InputDevice, until end: ContinuousClock.Instant?) -> Event {
    let clock = ContinuousClock()
    while true {
      var watched = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&watched, 2, end.map { Self.milliseconds($0 - clock.now) } ?? -1)
      if count < 0, errno == EINTR { continue }
      if watched[0].revents != 0 {
        return kw_input_take_signal(descriptor) == SIGINT ? .interrupt : .termination
      }
      if let end, clock.now >= end { return .timeout }
      if watched[1].revents != 0 { return .device }
      if count < 0 { return .termination }
    }
  }

  /// A moment longer than there is, so that the end has come when the wait ends.
  private static func milliseconds(_ time: Duration) -> Int32 {
    let (seconds, attoseconds) = max(.zero, time).components
    return Int32(clamping: min(seconds, 1_000_000) * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
