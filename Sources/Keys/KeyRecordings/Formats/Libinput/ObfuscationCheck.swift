/// Looks for the tell of an obfuscated recording whose comments were taken out: the only key that types is KEY_A.
struct ObfuscationCheck {
  private static let suspicious = 4

  private var presses = 0
  private var isRefuted = false

  /// Takes note of a key event.
  mutating func note(_ event: KernelEvent, hasComment: Bool) {
    guard event.value == 1, !isRefuted else { return }
    switch event.code {
    case 30 where !hasComment: presses += 1
    // What libinput hides is any of these, and never shown beside KEY_A.
    case 2...14, 16...27, 30...57, 71...83: isRefuted = true
    default: break
    }
  }

  var isLikely: Bool { !isRefuted && presses >= Self.suspicious }
}
