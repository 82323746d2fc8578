import KeywrightDiagnostics
import KeywrightInputDevices

/// The keyboards that can be recorded, one a line.
struct DeviceReport {
  private let list: DeviceList

  init(_ list: DeviceList) { self.list = list }

  /// Prints the list; throws where there is nothing in it.
  func write(_ console: Console) throws(Diagnostic) {
    guard !list.keyboards.isEmpty else { throw nothing }
    let width = list.keyboards.map(\.path.utf8.count).max() ?? 0
    for (path, name) in list.keyboards {
      let gap = String(repeating: " ", count: width - path.utf8.count + 2)
      try console.write("\(path)\(gap)\(SafeText.escaped(name))\n")
    }
  }

  private var nothing: Diagnostic {
    guard list.refusedCount > 0 else {
      return .error(
        .deviceUnusable, "there is no keyboard in /dev/input",
        hint: "a container has none; record on the machine itself")
    }
    return .error(
      .deviceUnusable, "\(list.refusedCount) device\(list.refusedCount == 1 ? "" : "s") of /dev/input may not be read",
      hint: "join the group that may: sudo usermod -aG input $USER, then log in again; or use sudo")
  }
}
