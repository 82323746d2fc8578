import BuiltInModes
import InputModes
import KeyEvents
import Keywright
import Testing
