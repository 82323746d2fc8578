#if Hangul
  import CKeywrightHangul
  import InputModes
  import KeywrightKeyEvents

  /// The Hanja of a syllable, shown page by page.
  struct HanjaChoice {
    private static let pageSize = 9

    private let hanja: [Candidates.Candidate]
    // A small number, so that a method with a choice fits into what a protocol value holds without memory of its own.
    private var place: UInt16 = 0

    /// The Hanja that are read so; nil when there are none.
    init?(_ reading: String) {
      final class Found { var hanja: [Candidates.Candidate] = [] }
      let found = Found()
      _ = kw_hanja_each(reading, Unmanaged.passUnretained(found).toOpaque()) { context, hanja, meaning in
        guard let context, let hanja, let meaning else { return }
        let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
        found.hanja.append(Candidates.Candidate(text: String(cString: hanja), comment: String(cString: meaning)))
      }
      guard !found.hanja.isEmpty else { return nil }
      hanja = found.hanja
    }

    /// What a key does to the choice.
    enum Step: Hashable {
      case choose(Int)
      case move(Int)
      case cancel
    }

    /// What a keystroke means while the Hanja are shown; nil when it means nothing to them.
    func step(_ keystroke: Keystroke) -> Step? {
      switch keystroke.keysyms.single {
      case let digit where (0x31...0x39).contains(digit.rawValue): .choose(Int(digit.rawValue) - 0x31)
      case .return, .keypadEnter: .choose(highlighted % Self.pageSize)
      case .down, .keypadDown, .right, .keypadRight: .move(1)
      case .up, .keypadUp, .left, .keypadLeft: .move(-1)
      case .pageDown: .move(Self.pageSize)
      case .pageUp: .move(-Self.pageSize)
      case .escape, .hangulHanja, .f9: .cancel
      default: nil
      }
    }

    /// Moves the highlight, up to the first or last one.
    mutating func move(by distance: Int) {
      place = UInt16(clamping: min(max(highlighted + distance, 0), hanja.count - 1))
    }

    private var highlighted: Int { Int(place) }

    /// The Hanja at a place of the page; nil when the page has no such place.
    subscript(place: Int) -> String? {
      guard (0..<Self.pageSize).contains(place) else { return nil }
      let index = highlighted / Self.pageSize * Self.pageSize + place
      return hanja.indices.contains(index) ? hanja[index].text : nil
    }

    /// The page that has the highlight.
    var page: Candidates {
      let first = highlighted / Self.pageSize * Self.pageSize
      return Candidates(
        page: Array(hanja[first..<min(first + Self.pageSize, hanja.count)]), highlighted: highlighted - first,
        pageIndex: highlighted / Self.pageSize, pageCount: (hanja.count + Self.pageSize - 1) / Self.pageSize)
    }
  }
#endif
