extension Unicode.Scalar {
  /// The upper case as one scalar, as libxkbcommon 1.8 and later maps it; the scalar itself where there is none.
  ///
  /// It is Unicode's simple mapping, with ẞ for ß.
  var simpleUppercase: Unicode.Scalar {
    if value == 0xDF { return "\u{1E9E}" }
    // Where the full mapping has several scalars, the simple one is the title case: ᾀ to ᾈ.
    return Self.single(properties.uppercaseMapping) ?? Self.single(properties.titlecaseMapping) ?? self
  }

  private static func single(_ mapping: String) -> Unicode.Scalar? {
    var scalars = mapping.unicodeScalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil else { return nil }
    return first
  }
}
