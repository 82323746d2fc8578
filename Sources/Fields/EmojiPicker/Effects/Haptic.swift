/// A tap that the device gives the finger.
public enum Haptic: String, Hashable, Sendable {
  case soft
  case light
}
