import KeywrightDiagnostics
import KeywrightFiles

/// Puts a Compose file and all that it includes into one text.
///
/// The library would follow the includes itself, but reads the environment for `%H`, `%L` and `%S`, gives no place in
/// an included file, and knows a cycle only as "too deep".
struct ComposeFlattener {
  /// How deep libxkbcommon lets files include each other.
  static let depthLimit = 5
  static let inclusionLimit = 1000
  // The library has room for 65535 keys in all sequences; the largest table of the X locale data has half a megabyte.
  static let sizeLimit = 8 << 20
  static let fileSizeLimit = 4 << 20

  let folder: ComposeLocaleFolder
  /// The locale that `%L` stands for.
  let locale: String
  /// What `%H` stands for; nil without the user's environment.
  let home: String?

  private(set) var text = ComposeText()
  private(set) var diagnostics: [Diagnostic] = []
  /// The keysyms that sequences begin with, as the quick scan sees them.
  private(set) var firstKeys: Set<UInt32> = []
  /// Whether the text can go to the library as it is: one line after the other, none broken off.
  private(set) var isClean = true

  private var open: [(name: String, identity: FileIdentity?)] = []
  private var inclusions = 0
  private var size = 0

  init(folder: ComposeLocaleFolder, locale: String, home: String?) {
    self.folder = folder
    self.locale = locale
    self.home = home
  }

  /// Adds a file and, in their places, the files that it includes.
  mutating func add(
    _ bytes: [UInt8], name: String, identity: FileIdentity?, from include: SourcePlace = SourcePlace()
  ) throws(Diagnostic) {
    try checkLimits(adding: bytes.count, name: name, from: include)
    open.append((name, identity))
    defer { open.removeLast() }
    let file = text.files.count
    text.files.append(ComposeText.Origin(name: name, isStock: folder.contains(name)))
    let inclusion = inclusions

    let start = skipByteOrderMark(bytes, name: name)
    let scan = ComposeLineScan(bytes, from: start)
    firstKeys.formUnion(scan.firstKeys)
    isClean = isClean && scan.endsWithNewline
    var piece = ComposeText.Piece(bytes: bytes, range: start..<start, file: file, firstLine: 1, inclusion: inclusion)
    for line in scan.includes {
      guard let parts = ComposeIncludePath.parts(of: bytes[line.start..<line.end]) else {
        isClean = false
        continue
      }
      append(piece, upTo: line.start)
      piece.range = line.end..<line.end
      piece.firstLine = line.number + 1
      let place = SourcePlace(file: name, line: line.number)
      if let path = try expand(parts, at: place) { try follow(path, at: place) }
    }
    append(piece, upTo: bytes.count)
  }

  private mutating func append(_ piece: ComposeText.Piece, upTo end: Int) {
    guard end > piece.range.lowerBound else { return }
    var piece = piece
    piece.range = piece.range.lowerBound..<end
    text.pieces.append(piece)
  }

  private mutating func checkLimits(adding count: Int, name: String, from place: SourcePlace) throws(Diagnostic) {
    inclusions += 1
    size += count
    guard inclusions > Self.inclusionLimit || size > Self.sizeLimit else { return }
    throw .error(
      .composeTooLarge,
      "the Compose file and what it includes are more than \(Self.inclusionLimit) files or \(Self.sizeLimit >> 20) MiB",
      at: place.file == nil ? SourcePlace(file: name) : place, hint: "include fewer files")
  }

  private mutating func skipByteOrderMark(_ bytes: [UInt8], name: String) -> Int {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return 0 }
    diagnostics.append(
      .warning(
        .composeByteOrderMark, "the file begins with a byte order mark, which is skipped",
        at: SourcePlace(file: name, line: 1),
        hint: "save it without the mark: libxkbcommon before 1.7 loses the first line"))
    return 3
  }

  /// As long as a path can be on Linux.
  private static let longestPath = 4096

  /// The path that an include names; nil for a file that cannot be had and is left out with a warning.
  private mutating func expand(
    _ parts: [ComposeIncludePath.Part], at place: SourcePlace
  ) throws(Diagnostic) -> String? {
    var path: [UInt8] = []
    for part in parts {
      // What no file can be called is not worth looking anything up for.
      guard path.count < Self.longestPath else {
        throw .error(
          .composeFileUnreadable, "the path of the included file is longer than \(Self.longestPath) bytes", at: place,
          hint: "name an existing file")
      }
      switch part {
      case .text(let bytes): path += bytes
      case .localeFolder: path += folder.path.utf8
      case .home:
        guard let home else {
          throw .error(
            .composeFileUnreadable, "%H means the home folder, which is not known here", at: place,
            hint: "write the whole path")
        }
        path += home.utf8
      case .localeFile:
        switch folder.composeFile(forLocale: locale) {
        case .file(let file, _): path += file.utf8
        case let finding:
          diagnostics += ComposeLoader.warning(about: finding, locale: locale, folder: folder, at: place)
          return nil
        }
      }
    }
    return String(decoding: path, as: UTF8.self)
  }

  private mutating func follow(_ path: String, at place: SourcePlace) throws(Diagnostic) {
    let file: FileContents
    do {
      file = try FileReader.contents(of: path, limit: ComposeFlattener.fileSizeLimit)
    } catch {
      let isRelative = path.utf8.first != UInt8(ascii: "/")
      throw .error(
        .composeFileUnreadable, "cannot read the included file \(SafeText.shortened(path)): \(error.cause)",
        at: place,
        hint: isRelative && error.isMissing
          ? "a path without / at its start is taken from the current folder: write the whole path" : error.dataHint)
    }
    if let first = open.firstIndex(where: { $0.identity == file.identity }) {
      let cycle = (open[first...].map(\.name) + [path]).joined(separator: " → ")
      throw .error(
        .composeIncludeCycle, "the file includes itself: \(cycle)", at: place, hint: "remove one of the includes")
    }
    guard open.count <= Self.depthLimit else {
      let chain = (open.map(\.name) + [path]).joined(separator: " → ")
      throw .error(
        .composeIncludeCycle, "includes within includes are more than \(Self.depthLimit) deep: \(chain)", at: place,
        hint: "include the file nearer to the first one: libxkbcommon refuses the table")
    }
    try add(file.bytes, name: path, identity: file.identity, from: place)
  }
}
