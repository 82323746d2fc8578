/// A permanent name for one kind of message; a code never changes its meaning and is never used again.
///
/// The letter says where the message comes from: N notation, K keymap and XKB data, C Compose, T typing a text,
/// R recording, M input modes, F text fields, S scenarios, U the use of the command.
public enum DiagnosticCode: String, CaseIterable, Hashable, Sendable {
  /// The notation has a sign where none can stand. Look at the place; `keywright help notation` has the forms.
  case notationSyntax = "KW-N001"
  /// No key has this name. Take the name that the hint suggests, or `code:N` with the kernel's number.
  case unknownKeyName = "KW-N002"
  /// A duration is not a number with a unit, or too long. Write it as `250ms` or `2s`.
  case badDuration = "KW-N003"
  /// A text in quotation marks does not end on its line. Close it; a quotation mark inside is written `\"`.
  case unterminatedText = "KW-N004"
  /// A backslash in a text is followed by what is no escape. Use `\n`, `\t`, `\"`, `\\` or `\u{1F1F0}`.
  case badEscape = "KW-N005"
  /// A number is no code of a key. Keys have the numbers 1 to 767 of the kernel.
  case keyCodeOutOfRange = "KW-N006"
  /// The text is not UTF-8. Save it as UTF-8.
  case invalidUTF8 = "KW-N007"
  /// The input is larger than what is read. Split it.
  case inputTooLarge = "KW-N008"

  /// The library refuses the keymap. Change what the message names.
  case keymapDoesNotCompile = "KW-K001"
  /// A file or folder of XKB data cannot be read. Check the path; it has to be a regular file that you may read.
  case keymapFileUnreadable = "KW-K002"
  /// A file of XKB data includes itself, directly or through other files. Remove one of the includes, or rename your file if it hides one of the system's.
  case includeCycle = "KW-K003"
  /// The library crashed on the keymap, or did not come to an end; it did so in a process of its own. Leave parts out until it compiles.
  case libraryCrashed = "KW-K004"
  /// The library, or the list of layouts, has something to say about your files. Correct what the message names.
  case libraryMessage = "KW-K005"
  /// A file names a keysym that does not exist; what the key had stays. Take a name of keysymdef.h without `XK_`, or `U20AC`.
  case unknownKeysymName = "KW-K006"
  /// More than four layouts were chosen; the rest is left out. Choose four.
  case tooManyLayouts = "KW-K007"
  /// The rules know no such option; it is ignored. Take the name that the hint suggests.
  case unknownOption = "KW-K008"
  /// No key gives a virtual modifier that your file uses. Add a `modifier_map`, or include a file that has one.
  case emptyVirtualModifier = "KW-K009"
  /// Your rules file hides the system's of the same name. Add `! include %S/evdev` to it.
  case privateRulesHideStock = "KW-K010"
  /// A file of XKB data starts with a byte order mark, which is skipped. Save it without.
  case byteOrderMark = "KW-K011"
  /// There is no XKB data to look layouts up in. Install `xkb-data`, or give a whole keymap.
  case noSystemData = "KW-K012"
  /// There is no layout or variant of this name. Take the name that the hint suggests; `--xkb-path` adds a folder of your own.
  case unknownLayout = "KW-K013"
  /// There are more variants than layouts, or fewer. Give one variant for each layout.
  case variantCountDiffers = "KW-K014"
  /// A latch of the layout does nothing in libxkbcommon before 1.8. Use a newer version to see what the keymap does.
  case groupLatchUnsupported = "KW-K015"
  /// A modifier stays pressed though no key is held, a fault of libxkbcommon before 1.8. Use a newer version.
  case modifierStuck = "KW-K016"
  /// A latch has cleared a lock, a fault of libxkbcommon before 1.11. Use a newer version.
  case latchClearedLock = "KW-K017"
  /// With Caps Lock a key types nothing, a fault of libxkbcommon before 1.7. Use a newer version, or release Caps Lock.
  case capsGivesNothing = "KW-K018"
  /// A key types nothing because its list ends with NoSymbol, which libxkbcommon before 1.9 counts. Leave the last NoSymbol out.
  case trailingNoSymbol = "KW-K019"
  /// A file or section that is included does not exist, or cannot be opened. Take the name that the hint suggests.
  case includeNotFound = "KW-K021"
  /// A key gives a modifier keysym and is no modifier. Add a `modifier_map` for it.
  case keyWithoutModifierMap = "KW-K022"
  /// The library ignores an action, or a part of it. Change the action as the message says.
  case actionIgnored = "KW-K023"
  /// The name of a layout is not UTF-8. Save the file as UTF-8.
  case nameNotUTF8 = "KW-K024"
  /// The library cannot read on at this place. Look at what stands before it.
  case keymapSyntax = "KW-K025"
  /// Text outside of every section; nobody reads it. Remove it.
  case garbageAfterSection = "KW-K026"
  /// Includes within includes are too deep. Include the file nearer to the first one.
  case includeTooDeep = "KW-K027"
  /// No rules know the keyboard model; it is ignored. Take the name that the hint suggests.
  case unknownModel = "KW-K028"
  /// Includes come to more than the library could follow in time. Look for files that include each other many times.
  case tooManyIncludes = "KW-K029"
  /// The files that a keymap includes are too large together. Include fewer files.
  case keymapTooLarge = "KW-K030"
  /// A section gives a key twice, and only the last of what both say counts. Write the key once.
  case keyGivenTwice = "KW-K031"
  /// A key has symbols on a level that no key of the keymap reaches. Include a key for it, such as `level3(ralt_switch)`.
  case levelNotReached = "KW-K032"
  /// An entry of a key type never applies, because it names a modifier that the type does not list or no key gives. Correct the type.
  case typeEntryIgnored = "KW-K033"
  /// The library reads a statement and does nothing with it. Take it out, or write what the hint says.
  case statementIgnored = "KW-K034"
  /// The file is a keyboard layout of another system, not an XKB keymap. Convert it first.
  case notAKeymap = "KW-K035"
  /// The library does not know the keymap format that was asked for. Use libxkbcommon 1.11 or later, or the format v1.
  case keymapFormatUnsupported = "KW-K036"
  /// An option is about keys that no keycodes name, so it does nothing. Leave it out.
  case optionWithoutEffect = "KW-K037"
  /// Your file hides the system's of the same name, and has no section that is marked as the default. Mark one, or rename the file.
  case sectionHidesStock = "KW-K038"
  /// The list of layouts, variants or options is longer than any keymap can use. Name only those that are needed.
  case tooManyNames = "KW-K039"
  /// A key of the keypad has used up a latch, as on an X server; under Wayland libxkbcommon keeps it. Press another key after a latch.
  case latchKeptByKeypad = "KW-K040"
  /// A latch was pressed twice and another key while it was held: libxkbcommon locks the modifier, an X server does not. Release the latch first.
  case latchLockedEarly = "KW-K041"
  /// A key types what belongs to another layout, a fault of libxkbcommon before 1.8. Use a newer version, or put the layout first.
  case groupOfOtherLayout = "KW-K042"
  /// A key does nothing in this layout because it has an action in another one, a fault of libxkbcommon before 1.8. Use a newer version.
  case interpretationSkipped = "KW-K043"
  /// Rules that extend others (`evdev.pre`, `evdev.post`) are ignored by libxkbcommon before 1.13. Use a newer version, or a rules file of your own.
  case partialRulesIgnored = "KW-K044"
  /// A file of your own hides the system's of the same name and lacks keys, types or interpretations of it. Start from a copy of the system's file.
  case fileHidesStock = "KW-K045"
  /// A rule means something else to this version of libxkbcommon than to newer ones. Use a newer version, or write the rule out.
  case ruleOfNewerVersion = "KW-K046"
  /// A keymap has no keys, so nothing is typed with it. Add keycodes.
  case keymapWithoutKeys = "KW-K047"
  /// Shift stays locked although the left Shift key was pressed, which unlocks it on an X server. Unlock it with the keys that locked it.
  case lockKept = "KW-K048"
  /// A keymap is not loaded, as the system creates no process to check it in. End other programs, or raise the limit (`ulimit -u`).
  case noProcessForKeymap = "KW-K050"

  /// A Compose file cannot be read. Check the path; it has to be a regular file that you may read.
  case composeFileUnreadable = "KW-C001"
  /// The X locale data has no Compose file for the locale; Compose is off. Name a locale such as `en_US.UTF-8`.
  case composeLocaleUnknown = "KW-C002"
  /// A line of a Compose file is left out. Correct it as the hint says.
  case composeLineSkipped = "KW-C003"
  /// The last line has no line feed and is lost, as in libxkbcommon. End it with one.
  case composeNoFinalNewline = "KW-C004"
  /// A Compose file starts with a byte order mark, which is skipped. Save it without.
  case composeByteOrderMark = "KW-C005"
  /// A Compose file includes itself, or files include each other too deeply. Remove one of the includes.
  case composeIncludeCycle = "KW-C006"
  /// The library refuses the table; Compose is off. Correct the lines that are named.
  case composeTableRefused = "KW-C007"
  /// A sequence takes the place of another, because one begins with the other. Remove one of the two.
  case composeSequenceShadowed = "KW-C008"
  /// A line gives only a keysym and takes away the text of an earlier one. Write the text as well.
  case composeOverrideIncomplete = "KW-C009"
  /// There is no X locale data; Compose is off. Install `libx11-data`.
  case composeDataMissing = "KW-C010"
  /// Modifiers before a key of a sequence are ignored, as in libxkbcommon. Take them out.
  case composeModifiersIgnored = "KW-C011"
  /// A Compose file, with what it includes, is larger than what a table holds. Leave out what is not needed.
  case composeTooLarge = "KW-C012"
  /// A text has an escape that Compose files do not have, or one for NUL or beyond a byte, which libxkbcommon leaves out. Write the character itself, or `\x` with its UTF-8 bytes.
  case composeUnknownEscape = "KW-C013"

  /// No keys of the keyboard type this text. Choose a layout that has the characters, or the keys yourself.
  case textNotTypable = "KW-T001"

  /// The recording ends in the middle of an event. Record again, or leave the rest out.
  case recordingTruncated = "KW-R001"
  /// The format of the recording is not recognised. Name it with `--format`.
  case recordingUnrecognised = "KW-R002"
  /// The recording cannot be read. Check the path and that you may read it.
  case recordingUnreadable = "KW-R003"
  /// The kernel lost events here; every key counts as released. Record again on a machine that is less busy.
  case eventsDropped = "KW-R004"
  /// A key is pressed that is down already. Check that the recording is whole.
  case pressOfHeldKey = "KW-R005"
  /// A key is released that is not down. Press it before.
  case releaseWithoutPress = "KW-R006"
  /// An event is earlier than the one before it. Record again; somebody set the clock.
  case clockRanBackwards = "KW-R007"
  /// A key repeats that is not down. Press it before.
  case repeatWithoutPress = "KW-R008"
  /// An event of a key has a value that means nothing. A key has the values 0, 1 and 2.
  case unknownEventValue = "KW-R009"
  /// A button is pressed, which is no key; its events are left out. Record the keyboard's own device.
  case buttonIgnored = "KW-R010"
  /// Keys are still down at the end. Release what should not stay down.
  case keysHeldAtEnd = "KW-R011"
  /// An event is more than a hundred years after the first. Check the times of the recording.
  case clockOutOfRange = "KW-R012"
  /// A text stands where keys should. Give the keys themselves.
  case textInRecording = "KW-R013"
  /// The recording has events of devices, and none of a key. Record the keyboard's own device.
  case noKeysInRecording = "KW-R014"
  /// The keys of the recording were made unreadable. Record with `libinput record --show-keycodes`.
  case recordingObfuscated = "KW-R015"
  /// A key is pressed that the recorded device does not have. Check that the keys are meant.
  case keyNotOnDevice = "KW-R016"
  /// A program has sent the event, not a keyboard; it is left out. Record what is typed on the keyboard.
  case syntheticEventIgnored = "KW-R017"
  /// A line of the recording is not of its format. Look at the place, or name another format.
  case recordingSyntax = "KW-R018"
  /// A line of the recording is too long. Check that the format is the right one.
  case recordingLineTooLong = "KW-R019"
  /// The recording has no key events. Record what is typed on the keyboard.
  case recordingWithoutKeys = "KW-R020"
  /// The format says nothing of releases; each key counts as released at once. Use a format that has them.
  case releasesInferred = "KW-R021"
  /// The other format cannot say this; it is lost. Choose a format that can.
  case lostInConversion = "KW-R022"
  /// Several devices have too many events to put in order. Record the devices one by one.
  case tooManyEventsToMerge = "KW-R023"
  /// No key of the keyboard gives a keysym of the recording. Choose the layout that it was made with.
  case unknownKeysymOfRecording = "KW-R024"
  /// The packed recording is damaged. Pack it again.
  case compressionDamaged = "KW-R025"
  /// A program gave a key a symbol of its own and typed with it; the event is left out. Record what is typed on the keyboard.
  case keycodeRemapped = "KW-R026"
  /// A text has characters for which there are no others to choose. Give the keys themselves.
  case textNotAnonymisable = "KW-R027"
  /// The recording cannot be written. Check the path and that the disk has space.
  case recordingNotWritable = "KW-R028"
  /// The device cannot be recorded, or there is none. Join the group that may read it, or use sudo.
  case deviceUnusable = "KW-R029"
  /// The device was unplugged while it was recorded. Plug it in and record again.
  case deviceUnplugged = "KW-R030"
  /// The recording says what was typed, and the keys give something else here. Name the layout that it was typed on.
  case recordedTextDiffers = "KW-R031"
  /// A line names a key and gives a number that is another key's; the number counts. Check that the recording was not changed.
  case keyNameDiffers = "KW-R032"
  /// What a step does only the configuration of the other program knows; it is left out. Give the keys that were pressed.
  case configuredStepIgnored = "KW-R033"
  /// A recording goes on for long without an event; what follows is not read. Cut out what is no event.
  case recordingWithoutEvents = "KW-R034"

  /// There is no input mode of this id. Take the name that the hint suggests; `keywright help modes` lists the forms.
  case unknownMode = "KW-M001"
  /// An input method asks for a mode that is not active. Make it active with `--mode`.
  case preferredModeNotActive = "KW-M002"
  /// A mode is given twice; the first one counts. Give it once.
  case duplicateMode = "KW-M003"
  /// An input method asked for too many calls during one wait. Let it state later deadlines.
  case tooManyDeadlines = "KW-M006"
  /// Input methods ask for each other again and again. Let one ask only when a key is pressed.
  case modeRequestLoop = "KW-M007"
  /// A plugin cannot be loaded or started. Check the path and that it is a plugin.
  case pluginNotLoaded = "KW-M008"
  /// A plugin describes itself in a way that cannot be taken. Have its author run `keywright modes check`.
  case pluginRefused = "KW-M009"
  /// An answer of a plugin breaks the rules; nothing of it is done. Have its author run `keywright modes check`.
  case pluginAnswerRefused = "KW-M010"
  /// A plugin died, hung or said nothing; the mode of a program passes keys on, a library ends the run. Look at what it wrote; run `keywright modes check`.
  case pluginFailed = "KW-M011"
  /// A plugin printed what is no answer. Print messages on standard error.
  case pluginOutputIgnored = "KW-M012"
  /// The library of a mode is not installed, or not in this build. Install it, or build with its trait.
  case engineUnavailable = "KW-M013"
  /// A known fault of an engine may show. Follow the hint.
  case engineFault = "KW-M014"
  /// A keymap was chosen, and every mode brings its own. Leave one of the two out.
  case keymapUnused = "KW-M015"
  /// The names of emoji in a language cannot be read. Install `unicode-cldr-core` again.
  case emojiNamesUnreadable = "KW-M016"
  /// A list of modes cannot be read. Check the path and that you may read it.
  case modeListUnreadable = "KW-M020"
  /// A file is no list of modes that is known. `keywright help modes` names those that are.
  case modeListUnrecognised = "KW-M021"
  /// A line of a list of modes is not as it should be; it is left out. Correct it.
  case modeListSyntax = "KW-M022"
  /// A list names a mode that nothing here corresponds to. Leave it out, or name a mode instead.
  case listedModeUnknown = "KW-M023"
  /// A list names a mode that can be selected but not be typed with. Install what the message names.
  case listedModeUnavailable = "KW-M024"
  /// A part of a list means nothing here. Nothing need be done.
  case listPartIgnored = "KW-M025"
  /// A list has no modes. Name modes with `--mode`.
  case emptyModeList = "KW-M026"
  /// A plugin printed more on standard error than is shown. Have it print less, or write to a file of its own.
  case pluginOutputCut = "KW-M027"
  /// The system creates no process for an engine, whose mode then cannot type. End other programs, or raise the limit (`ulimit -u`).
  case noProcessForEngine = "KW-M028"
  /// An engine composes a longer text than is taken; it is committed, and the engine begins anew. End the word with the keys of the mode.
  case engineTextTooLong = "KW-M029"
  /// An input method shows candidates that contradict themselves; they are not shown. Correct the method as the message says.
  case candidatesRefused = "KW-M030"

  /// Keys are pressed while no field has the focus. Give a field the focus.
  case keysReachNoField = "KW-F001"
  /// A field did not take an edit of an input method. Have the author of the method look at the reason.
  case refusedText = "KW-F002"
  /// The input ends with marked text that goes when the field is left. End it with the keys of the mode.
  case textUnfinished = "KW-F003"

  /// A line of a `.keys` file is not as it should be. Look at the place; `keywright help keys` has the language.
  case scenarioSyntax = "KW-S001"
  /// A `.keys` file has a word that is not known. Take the word that the hint suggests.
  case unknownScenarioWord = "KW-S002"
  /// A `.keys` file cannot be read. Check the path and that you may read it.
  case scenarioFileUnreadable = "KW-S003"
  /// A file that settings include is refused. Follow the hint.
  case scenarioIncludeRefused = "KW-S004"
  /// A `.keys` file, or a part of it, is too large. Split it.
  case scenarioTooLarge = "KW-S005"
  /// A step cannot be done. Look at the place and the reason.
  case scenarioStepFailed = "KW-S006"
  /// A scenario took too long. Give it more time with `--time-limit`, or shorten it.
  case scenarioTimeLimit = "KW-S007"
  /// The lines before the first scenario have errors; no scenario of the file is run. Correct them first.
  case sharedSettingsBroken = "KW-S008"
  /// A scenario took longer than `--wall-limit`, by the clock on the wall. Shorten it, or give it more time.
  case scenarioWallLimit = "KW-S009"
  /// No test was run. Check the paths and `--filter`.
  case nothingRun = "KW-S020"
  /// A folder was not searched for tests. Check that you may read it and that it does not lead back.
  case folderNotSearched = "KW-S021"
  /// `--update` could not rewrite an expectation. Follow the hint.
  case expectationNotRewritten = "KW-S022"
  /// A scenario ended differently when it was played again for its trace; what it did first counts. Look for a plugin that does not answer the same keys alike.
  case scenarioNotDeterministic = "KW-S023"
  /// A `.keys` file names a plugin that the command line does not. Allow it with `--allow-plugins`, or name the same file with `--plugin`.
  case pluginNotAllowed = "KW-S024"
  /// What looks like a test is not run. Follow the hint, or take it out of the folder.
  case testNotRun = "KW-S025"
  /// A Tab has left the text field, and no field has the focus at the end. Leave the Tab out where the text is what counts.
  case tabLeftField = "KW-S026"
  /// Not every file that the run reads can be watched. Watch fewer files.
  case watchIncomplete = "KW-S027"

  /// The command line is not valid. Follow the hint; `keywright help COMMAND` lists the options.
  case usage = "KW-U001"
  /// Two options contradict each other. Leave one out.
  case contradictoryOptions = "KW-U002"
  /// The output cannot be written. Check that its reader runs and that the disk has space.
  case outputFailed = "KW-U003"
  /// A benchmark did not type the text that it should. Report it.
  case benchmarkFailed = "KW-U004"
  /// A line of `replay --jsonl` cannot be played; the answer stands in its place. Correct the line as the hint says.
  case sessionLineRefused = "KW-U005"
  /// The system cannot create a thread. End other programs, or raise the limit of processes.
  case threadsUnavailable = "KW-U006"
}
