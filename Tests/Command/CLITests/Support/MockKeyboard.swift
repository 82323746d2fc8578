import Glibc
import TestSupport

/// A keyboard that umockdev shows to the programs it runs, without hardware and without root.
struct MockKeyboard {
  static let isAvailable = access("/usr/bin/umockdev-run", X_OK) == 0
  static let path = "/dev/input/event0"

  private let folder: TemporaryFolder

  /// A keyboard on which keys are down already; `events` are lines of evemu.
  init(name: String = "Test keyboard", heldKeys: [Int] = [], events: String) throws {
    let device = """
      P: /devices/platform/i8042/serio0/input/input0/event0
      N: input/event0
      E: DEVNAME=\(Self.path)
      E: SUBSYSTEM=input
      A: dev=13:64

      """
    // umockdev answers a question only where the answer has the size that is asked for.
    let ioctls = [
      "@DEV \(Self.path)", "EVIOCGVERSION 0 01000100", "EVIOCGID 0 1100010001004BAB",
      "EVIOCGNAME 255 " + Self.hexadecimal(Array(name.utf8), size: 255),
      "EVIOCGBIT(0) 96 " + Self.bits([0, 1, 4, 0x11, 0x14]), "EVIOCGBIT(1) 96 " + Self.bits(Array(1..<128)),
      "EVIOCGBIT(20) 96 " + Self.bits([0, 1]), "EVIOCGPROP 8 " + Self.hexadecimal([], size: 8),
      "EVIOCGKEY 96 " + Self.bits(heldKeys), "",
    ].joined(separator: "\n")
    folder = try TemporaryFolder(["device": device, "ioctls": ioctls, "events": events])
    let place = folder.path
    let options = "--device \(place)/device -i \(Self.path)=\(place)/ioctls -e \(Self.path)=\(place)/events"
    chmod(try folder.file("run", "#!/bin/sh\nexec umockdev-run \(options) -- \"$@\"\n"), 0o700)
  }

  /// Runs a line of the shell in which `run` puts a program in front of the keyboard; messages of umockdev are left out.
  func result(of line: String, terminal: Bool = false) throws -> CommandResult {
    // A terminal shows errors among the output.
    var run = CommandRun(["-c", terminal ? line : "{ \(line)\n} 2>errors"])
    run.program = "/bin/sh"
    run.folder = folder.path
    run.environment = ["PATH=\(folder.path):\(BuiltCommand.folder):/usr/bin:/bin"]
    let errors = folder.adopt("errors")
    var result = try run.result()
    let lines = (TextFile.contents(errors) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    result.errors += String(lines.filter { !$0.contains("umockdev-run:") }.joined(separator: "\n").drop { $0 == "\n" })
    return result
  }

  /// What a program left in a file of the folder it ran in.
  func file(_ name: String) -> String? { TextFile.contents(folder.adopt(name)) }

  private static func bits(_ numbers: [Int]) -> String {
    var bytes = [UInt8](repeating: 0, count: 96)
    for number in numbers { bytes[number / 8] |= 1 << UInt8(number % 8) }
    return hexadecimal(bytes, size: 96)
  }

  private static func hexadecimal(_ bytes: [UInt8], size: Int) -> String {
    (bytes + [UInt8](repeating: 0, count: size - bytes.count)).map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }
}
