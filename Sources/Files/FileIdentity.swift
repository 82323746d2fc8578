/// What tells files apart however they are named: two paths with one identity are one file.
public struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}
