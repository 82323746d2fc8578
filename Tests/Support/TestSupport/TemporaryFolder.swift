import Glibc

/// A folder of its own for one test, removed at the end with everything that was made through it.
public final class TemporaryFolder {
  /// The path of the folder.
  public let path: String
  private var made: [String] = []

  /// The system refused something.
  public struct Failed: Error {
    /// Why.
    public var errno: Int32
  }

  /// An empty folder.
  public init() throws {
    var template = Array("/tmp/keywright-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failed(errno: errno) }
    path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A folder with text files, by their names.
  public convenience init(_ files: KeyValuePairs<String, String>) throws {
    try self.init()
    for (name, text) in files { try file(name, text) }
  }

  /// A folder with files, by their names.
  public convenience init(bytes files: [String: [UInt8]]) throws {
    try self.init()
    for (name, bytes) in files { try file(name, bytes) }
  }

  deinit {
    for path in made.reversed() { remove(path) }
    rmdir(path)
  }

  /// Writes a file, with the folders that its name goes through, and answers its path.
  @discardableResult
  public func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try folder(name.split(separator: "/").dropLast().joined(separator: "/"))
    let file = open(adopt(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Failed(errno: errno) }
    defer { close(file) }
    guard write(file, bytes, bytes.count) == bytes.count else { throw Failed(errno: errno) }
    return "\(path)/\(name)"
  }

  /// Writes a text file and answers its path.
  @discardableResult
  public func file(_ name: String, _ text: String) throws -> String { try file(name, Array(text.utf8)) }

  /// Makes a folder, with those that its name goes through, and answers its path.
  @discardableResult
  public func folder(_ name: String) throws -> String {
    var folder = path
    for part in name.split(separator: "/") {
      folder += "/\(part)"
      if mkdir(folder, 0o700) == 0 {
        made.append(folder)
      } else if errno != EEXIST {
        throw Failed(errno: errno)
      }
    }
    return folder
  }

  /// Makes a FIFO and answers its path.
  @discardableResult
  public func fifo(_ name: String) throws -> String {
    try folder(name.split(separator: "/").dropLast().joined(separator: "/"))
    guard mkfifo(adopt(name), 0o600) == 0 else { throw Failed(errno: errno) }
    return "\(path)/\(name)"
  }

  /// Makes a symbolic link and answers its path.
  @discardableResult
  public func link(_ name: String, to target: String) throws -> String {
    try folder(name.split(separator: "/").dropLast().joined(separator: "/"))
    guard symlink(target, adopt(name)) == 0 else { throw Failed(errno: errno) }
    return "\(path)/\(name)"
  }

  /// Makes a file of a size that takes no space, and answers its path.
  @discardableResult
  public func emptySpace(_ name: String, size: Int) throws -> String {
    let path = try file(name, "")
    guard truncate(path, size) == 0 else { throw Failed(errno: errno) }
    return path
  }

  /// Has a file of this name removed at the end that somebody else makes; answers its path.
  @discardableResult
  public func adopt(_ name: String) -> String {
    made.append("\(path)/\(name)")
    return "\(path)/\(name)"
  }
}
