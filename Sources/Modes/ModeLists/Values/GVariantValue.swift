import KeywrightDiagnostics

/// A value of GVariant text, as far as lists of input modes use them.
enum GVariantValue: Hashable {
  case string(PlacedText)
  case array([GVariantValue], SourcePlace)
  case tuple([GVariantValue], SourcePlace)
  /// A number, a boolean or `nothing`.
  case word(PlacedText)

  var place: SourcePlace {
    switch self {
    case .string(let text), .word(let text): text.place
    case .array(_, let place), .tuple(_, let place): place
    }
  }

  /// The elements of an array; nil for what is none.
  var items: [GVariantValue]? { if case .array(let items, _) = self { items } else { nil } }
}
