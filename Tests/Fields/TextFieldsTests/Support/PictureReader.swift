import TextFields

extension TextField {
  /// A focused field as a picture shows it: `|` the caret, `[..]` marked text, `«..»` the selection.
  init(_ kind: TextFieldKind = .plain, picture: String) {
    self.init(kind)
    becomeFirstResponder()
    var text: [Unicode.Scalar] = []
    var places: [Unicode.Scalar: Int] = [:]
    for scalar in picture.unicodeScalars {
      if "|[]«»".unicodeScalars.contains(scalar) { places[scalar] = text.count } else { text.append(scalar) }
    }
    if let start = places["["], let end = places["]"] {
      setText(String(scalars: text[..<start] + text[end...]))
      select(TextSelection(caret: start))
      setMarkedText(MarkedText(String(scalars: text[start..<end])))
    } else {
      setText(String(scalars: text))
    }
    let head = places["|"] ?? selection.head
    let anchor = places["«"].map { $0 == head ? places["»"] ?? head : $0 } ?? head
    select(TextSelection(anchor: anchor, head: head))
  }
}
