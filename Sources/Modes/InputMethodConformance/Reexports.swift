// The types of these are in the interface of this module.
@_exported public import InputModes
