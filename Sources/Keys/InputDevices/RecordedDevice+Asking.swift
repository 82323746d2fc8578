import CKeywrightInputDevices
public import KeyRecordings

extension RecordedDevice {
  /// Whether it has the keys of a row of letters, which no remote control or power button has.
  public var isKeyboard: Bool { Set(16...25).isSubset(of: codes[1] ?? []) }

  /// What an open device says of itself.
  init(descriptor: Int32) {
    var text = [CChar](repeating: 0, count: 256)
    let length = kw_input_name(descriptor, &text, text.count)
    var ids: [UInt16] = [0, 0, 0, 0]
    _ = kw_input_ids(descriptor, &ids)
    var properties = [UInt8](repeating: 0, count: 8)
    _ = kw_input_properties(descriptor, &properties, properties.count)
    let types = DeviceBits { kw_input_codes(descriptor, 0, &$0, $0.count) }.numbers
    var codes: [UInt16: [UInt16]] = [0: types]
    for type in types where type > 0 {
      codes[type] = DeviceBits { kw_input_codes(descriptor, UInt32(type), &$0, $0.count) }.numbers
    }
    self.init(
      name: length > 0
        ? String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) : "without a name",
      ids: ids, properties: properties, codes: codes)
  }
}
