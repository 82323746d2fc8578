public import KeyEvents

extension RecordingFormat {
  /// The formats that can be written; the others are what programs print of their own.
  public static var writable: [RecordingFormat] { allCases.filter(\.isWritable) }

  private var isWritable: Bool {
    switch self {
    case .xev, .xkbcli, .xdotool: false
    default: true
    }
  }

  /// A writer of the format; nil where it is only read.
  public func writer(names: KeyNameTable) -> (any RecordingWriter)? {
    if let evdevLayout { return KernelEventWriter(EvdevForm(format: self, layout: evdevLayout)) }
    return switch self {
    case .notation: NotationRecordingWriter(names: names)
    case .evemu: KernelEventWriter(EvemuForm(names: names))
    case .libinput: KernelEventWriter(LibinputForm(names: names))
    case .evtest: KernelEventWriter(EvtestForm(names: names))
    case .kanata: ScriptWriter(KanataForm(), names: names)
    case .keyd: ScriptWriter(KeydForm(), names: names)
    case .ydotool: ScriptWriter(YdotoolForm(), names: names)
    default: nil
    }
  }
}
