// The types of these are in the interface of this module.
@_exported public import EmojiPicker
@_exported public import KeywrightJSONText
@_exported public import KeywrightTyping
@_exported public import KeywrightXKB
