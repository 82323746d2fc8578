import InputModes
import KeywrightKeyEvents

/// The engine of a mode that the picker only shows.
struct UnusedMethod: InputMethod {
  mutating func handle(_ keystroke: Keystroke) -> InputBatch { .passed }
}
