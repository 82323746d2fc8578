import KeywrightDiagnostics

/// A value of a property list, as far as lists of input modes use them.
enum PropertyListValue: Hashable {
  case string(PlacedText)
  case array([PropertyListValue], SourcePlace)
  case dictionary([Member], SourcePlace)
  /// A number, a date, data or a boolean.
  case other(SourcePlace)

  struct Member: Hashable {
    var key: String
    var value: PropertyListValue
  }

  var place: SourcePlace {
    switch self {
    case .string(let text): text.place
    case .array(_, let place), .dictionary(_, let place), .other(let place): place
    }
  }

  /// The same value as JSON writes it, which GVariant text can be read as.
  init(_ value: GVariantValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .array(let items, let place): self = .array(items.map { PropertyListValue($0) }, place)
    case .tuple(_, let place): self = .other(place)
    case .word(let text): self = .other(text.place)
    }
  }
}
