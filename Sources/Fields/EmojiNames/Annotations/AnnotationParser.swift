/// Reads the plain XML that CLDR's annotation files are written in.
///
/// It knows a declaration, a document type without declarations of its own, comments, elements and the five named and
/// the numeric entities. Elements other than `annotation` must be balanced and are passed over. All else is a failure.
struct AnnotationParser {
  /// Why the text is not read, and the byte where that shows.
  struct Failure: Error, Hashable {
    var message: String
    var offset: Int
  }

  private static let depthLimit = 16

  private let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0
  /// The names of the elements that are open.
  private var open: [String] = []
  private var hasRoot = false

  /// A parser of bytes that must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Calls the body with each annotation, in the order of the text.
  mutating func parse(_ body: (Annotation) -> Void) throws(Failure) {
    _ = skip("\u{FEFF}")
    if skip("<?xml ") { try skip(through: "?>", of: "the XML declaration") }
    while true {
      skipSpace()
      guard next < bytes.count else { break }
      if skip("<!--") {
        try skip(through: "-->", of: "a comment")
      } else if !hasRoot, skip("<!DOCTYPE ") {
        try skipDocumentType()
      } else if skip("</") {
        try readEndTag()
      } else if bytes[next] == UInt8(ascii: "<"), next + 1 < bytes.count, Self.isInName(bytes[next + 1]) {
        try readElement(body)
      } else {
        throw failure("this is neither an element nor a comment")
      }
    }
    if let name = open.last { throw failure("the element \(name) does not end") }
    guard hasRoot else { throw failure("there is no element ldml") }
  }

  private mutating func skipDocumentType() throws(Failure) {
    let start = next
    try skip(through: ">", of: "the document type")
    guard bytes.offset(of: UInt8(ascii: "["), in: start..<next) == nil else {
      throw Failure(message: "a document type must not bring declarations", offset: start)
    }
  }

  private mutating func readEndTag() throws(Failure) {
    let start = next
    let name = try readName()
    skipSpace()
    guard skip(">") else { throw failure("the end of the element \(name) lacks its >") }
    guard name == open.popLast() else {
      throw Failure(message: "the element \(name) ends, which was not the last to begin", offset: start)
    }
  }

  private mutating func readElement(_ body: (Annotation) -> Void) throws(Failure) {
    let start = next
    next += 1
    let name = try readName()
    guard !open.isEmpty || !hasRoot && name == "ldml" else {
      throw Failure(
        message: "the element \(name) is not allowed here, where there is one element ldml alone", offset: start)
    }
    hasRoot = true
    let (attributes, isEmpty) = try readAttributes(of: name)
    if name == "annotation" {
      guard let characters = attributes["cp"], !characters.isEmpty else {
        throw Failure(message: "an annotation does not say of what (cp)", offset: start)
      }
      let type = attributes["type"]
      guard type == nil || type == "tts" else {
        throw Failure(message: "an annotation has a type other than tts", offset: start)
      }
      let text = isEmpty ? "" : try readContent()
      body(Annotation(characters: characters, kind: type == nil ? .keywords : .name, text: text))
    } else if !isEmpty {
      guard open.count < Self.depthLimit else { throw failure("elements are nested more than \(Self.depthLimit) deep") }
      open.append(name)
    }
  }

  /// The text of an annotation, up to and with its end.
  private mutating func readContent() throws(Failure) -> String {
    let start = next
    guard let end = bytes.offset(of: UInt8(ascii: "<"), in: next..<bytes.count) else {
      throw failure("the element annotation does not end")
    }
    next = end
    guard skip("</annotation") else { throw failure("an annotation has something other than text in it") }
    skipSpace()
    guard skip(">") else { throw failure("the end of the element annotation lacks its >") }
    return try AnnotationText.decoded(start..<end, of: bytes)
  }

  /// The attributes of an element and whether it is empty; reads its tag to the end.
  private mutating func readAttributes(
    of element: String
  ) throws(Failure) -> (attributes: [String: String], isEmpty: Bool) {
    var attributes: [String: String] = [:]
    while true {
      let place = next
      skipSpace()
      if skip("/>") { return (attributes, true) }
      if skip(">") { return (attributes, false) }
      guard next < bytes.count else { throw failure("the tag of the element \(element) lacks its >") }
      guard next > place else { throw failure("the tag of the element \(element) is not written as XML") }
      let name = try readName()
      guard skip("=\"") || skip("='") else { throw failure("the attribute \(name) has no value in quotes") }
      let quote = bytes[next - 1]
      guard let end = bytes.offset(of: quote, in: next..<bytes.count) else {
        throw failure("the value of the attribute \(name) does not end")
      }
      let value = next..<end
      guard bytes.offset(of: UInt8(ascii: "<"), in: value) == nil else {
        throw failure("the value of the attribute \(name) has a < in it")
      }
      guard attributes.updateValue(try AnnotationText.decoded(value, of: bytes), forKey: name) == nil else {
        throw failure("the attribute \(name) is given twice")
      }
      next = end + 1
    }
  }

  private mutating func readName() throws(Failure) -> String {
    let start = next
    while next < bytes.count, Self.isInName(bytes[next]) { next += 1 }
    guard next > start else { throw failure("a name is missing") }
    guard next - start <= 64 else { throw Failure(message: "a name is too long", offset: start) }
    return String(decoding: bytes[start..<next], as: UTF8.self)
  }

  private mutating func skip(through end: StaticString, of what: String) throws(Failure) {
    let needle = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
    guard let place = bytes.offset(of: needle, in: next..<bytes.count) else { throw failure("\(what) does not end") }
    next = place + needle.count
  }

  /// Goes over these characters where they come next.
  private mutating func skip(_ text: StaticString) -> Bool {
    let needle = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[next...].starts(with: needle) else { return false }
    next += needle.count
    return true
  }

  private mutating func skipSpace() {
    while next < bytes.count, AnnotationText.isSpace(bytes[next]) { next += 1 }
  }

  private func failure(_ message: String) -> Failure { Failure(message: message, offset: next) }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
