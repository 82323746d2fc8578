// The types of these are in the interface of this module.
@_exported public import KeywrightDiagnostics
@_exported public import KeywrightKeyEvents
@_exported public import TextFields
