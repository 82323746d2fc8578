/// Keys among which one takes the place of another.
struct AnonymityClass {
  var codes: [UInt16]

  static let letters = AnonymityClass(codes: Array(16...25) + Array(30...38) + Array(44...50))
  static let digits = AnonymityClass(codes: Array(2...11))
  static let keypadDigits = AnonymityClass(codes: [71, 72, 73, 75, 76, 77, 79, 80, 81, 82])
  /// Keys that give a letter on some layouts: the umlauts of German, seven letters of Russian.
  static let signs = AnonymityClass(codes: [12, 13, 26, 27, 39, 40, 41, 43, 51, 52, 53, 86])
}
