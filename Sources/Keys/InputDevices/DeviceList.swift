import Glibc
import KeyRecordings

/// The input devices of this machine, as far as they may be read.
public struct DeviceList {
  /// The keyboards, by number: where each is, and its name.
  public private(set) var keyboards: [(path: String, name: String)] = []
  /// How many devices may not be read.
  public private(set) var refusedCount = 0

  /// Looks at every device in a folder.
  public init(folder: String = "/dev/input") {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    var numbers: [Int] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasPrefix("event"), let number = Int(name.dropFirst(5)), number >= 0 { numbers.append(number) }
    }
    for number in numbers.sorted() {
      let path = "\(folder)/event\(number)"
      if let device = try? InputDevice(path) {
        if device.description.isKeyboard { keyboards.append((path, device.description.name)) }
      } else {
        refusedCount += 1
      }
    }
  }
}
