import KeywrightDiagnostics

/// The arguments of the process as text.
enum CommandLineText {
  /// The arguments after the program's name; one that is not UTF-8 is refused, since it could only be read as another.
  static func arguments(
    count: Int32, _ pointers: UnsafePointer<UnsafeMutablePointer<CChar>?>
  ) throws(UsageError) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(1, Int(count)) {
      guard let pointer = pointers[index] else { break }
      guard let argument = String(validatingCString: pointer) else {
        throw UsageError(
          "the argument \(Quoted.text(String(cString: pointer))) is not UTF-8",
          hint: "write it in UTF-8; pipe in a file whose name is not: cat FILE | keywright … -")
      }
      arguments.append(argument)
    }
    return arguments
  }
}
