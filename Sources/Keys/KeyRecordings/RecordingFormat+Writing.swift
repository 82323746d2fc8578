public import KeywrightKeyEvents

extension RecordingFormat {
  /// The formats that can be written; the others are what programs print of their own.
  public static var writable: [RecordingFormat] { allCases.filter(\.isWritable) }

  private var isWritable: Bool {
    switch self {
    case .libinputEvents, .xev, .wev, .xkbcli, .keydMonitor, .xdotool: false
    case .notation, .evdev, .evdev64be, .evdev32, .evdev32be, .evemu, .libinput, .evtest, .kanata, .keyd, .ydotool: true
    }
  }

  /// The format of what input devices give on this machine.
  public static var ofThisMachine: RecordingFormat {
    let isBigEndian = 1.bigEndian == 1
    return switch (Int.bitWidth == 64, isBigEndian) {
    case (true, false): .evdev
    case (true, true): .evdev64be
    case (false, false): .evdev32
    case (false, true): .evdev32be
    }
  }

  /// A writer of the format, which describes a device where the format does; nil where it is only read.
  public func writer(names: KeyNameTable, device: RecordedDevice = .everyKey) -> (any RecordingWriter)? {
    if let evdevLayout { return KernelEventWriter(EvdevForm(format: self, layout: evdevLayout)) }
    return switch self {
    case .notation: NotationRecordingWriter(names: names)
    case .evemu: KernelEventWriter(EvemuForm(names: names, device: device))
    case .libinput: KernelEventWriter(LibinputForm(names: names, device: device))
    case .evtest: KernelEventWriter(EvtestForm(names: names, device: device))
    case .kanata: ScriptWriter(KanataForm(), names: names)
    case .keyd: ScriptWriter(KeydForm(), names: names)
    case .ydotool: ScriptWriter(YdotoolForm(), names: names)
    case .evdev, .evdev64be, .evdev32, .evdev32be, .libinputEvents, .xev, .wev, .xkbcli, .keydMonitor, .xdotool: nil
    }
  }
}
