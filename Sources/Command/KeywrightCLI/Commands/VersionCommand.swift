extension VersionCommand {
  static let spec = CommandSpec(name: "version", summary: "Shows the versions of keywright and what it builds on.")
}
