public import KeywrightDiagnostics

/// Steps in order, as small as key events are, so that those of a long recording cost little to add and to drop.
public struct KeystrokeSteps: RandomAccessCollection, Hashable, Sendable {
  @usableFromInline var steps: [Step] = []
  @usableFromInline var texts: [Text] = []

  /// No steps.
  @inlinable public init() {}

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { steps.count }

  @inlinable
  public subscript(index: Int) -> KeystrokeAction {
    let step = steps[index]
    switch step.kind {
    case .release: return .key(KeyEvent(step.code, .release, at: step.time))
    case .press: return .key(KeyEvent(step.code, .press, at: step.time))
    case .repeat: return .key(KeyEvent(step.code, .repeat, at: step.time))
    case .wait: return .wait(step.time)
    case .text:
      let text = texts[step.number]
      return .text(text.text, text.place)
    }
  }

  @inlinable
  mutating func append(_ action: KeystrokeAction) {
    switch action {
    case .key(let event): steps.append(Step(event))
    case .wait(let duration): steps.append(Step(.wait, at: duration))
    case .text(let text, let place):
      steps.append(Step(.text, number: texts.count))
      texts.append(Text(text: text, place: place))
    }
  }

  mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  /// A step without what has a lifetime of its own.
  @usableFromInline
  package struct Step: Hashable, Sendable {
    @usableFromInline
    package enum Kind: UInt8, Hashable, Sendable { case release, press, `repeat`, wait, text }

    /// The kind, and above it the number: one store is faster than two.
    @usableFromInline let packed: Int
    /// When a key event happens, or how long a wait is.
    @usableFromInline package let time: Duration

    @inlinable
    @inline(__always)
    init(_ kind: Kind, number: Int = 0, at time: Duration = .zero) {
      packed = number &<< 8 | Int(kind.rawValue)
      self.time = time
    }

    @inlinable
    @inline(__always)
    package init(_ event: KeyEvent) {
      packed = Int(event.code.rawValue) &<< 8 | Int(event.direction.rawValue)
      time = event.time
    }

    @inlinable var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: packed)) ?? .wait }
    /// The number of a key, or of a text among the texts.
    @inlinable var number: Int { packed &>> 8 }
    @inlinable var code: KeyCode { KeyCode(UInt16(truncatingIfNeeded: number)) }
  }

  @usableFromInline
  struct Text: Hashable, Sendable {
    @usableFromInline var text: String
    @usableFromInline var place: SourcePlace

    @inlinable
    init(text: String, place: SourcePlace) {
      self.text = text
      self.place = place
    }
  }
}
