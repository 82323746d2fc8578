import KeywrightTyping
import KeywrightXKB

/// What the scenarios of a run share, so that each thing is found out once.
struct SharedKeyboards: Sendable {
  let compiled: CompiledKeyboards
  let typing = SharedTypingTables()
  let keymapsFolder = KeymapsFolder.find()
}
