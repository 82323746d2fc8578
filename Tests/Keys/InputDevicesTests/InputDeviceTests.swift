import CKeywrightInputDevices
import Glibc
import TestSupport
import Testing

@testable import KeywrightInputDevices

struct InputDeviceTests {
  @Test func `a device that goes away ends the reading after what it gave`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0 && fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    let device = InputDevice("pipe", descriptor: ends[0])
    #expect(keys(device.read()) == [])
    var event = input_event()
    event.type = 1
    event.code = 30
    event.value = 1
    for _ in 0..<2 { #expect(write(ends[1], &event, MemoryLayout<input_event>.size) > 0) }
    close(ends[1])
    #expect(keys(device.read()) == [30, 30])
    #expect(keys(device.read()) == nil)
  }

  @Test func `a wait ends by time`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0 && fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    defer { close(ends[1]) }
    let device = InputDevice("pipe", descriptor: ends[0])
    let signals = StopSignals()
    #expect(signals.wait(for: device, until: .now) == .timeout)
    #expect(write(ends[1], [0], 1) == 1)
    #expect(signals.wait(for: device, until: nil) == .device)
  }

  /// The keys of the records; nil where the device is gone.
  private func keys(_ reading: InputDevice.Reading) -> [UInt16]? {
    switch reading {
    case .records(let records): records.compactMap(\.key)
    case .unplugged: nil
    }
  }
}
