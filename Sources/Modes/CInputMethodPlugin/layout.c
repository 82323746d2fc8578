/* Version 1 is frozen: fields are only added at the end, and only to structs that tell their size. Whatever moves one of these fails to compile. */
#include "keywright_plugin.h"

#if UINTPTR_MAX == UINT64_MAX
_Static_assert(sizeof(keywright_text) == 16, "keywright_text");
_Static_assert(offsetof(keywright_keystroke, composed_text) == 80, "keywright_keystroke.composed_text");
_Static_assert(offsetof(keywright_keystroke, consumed) == 120, "keywright_keystroke.consumed");
_Static_assert(offsetof(keywright_context, surrounding) == 48, "keywright_context.surrounding");
_Static_assert(sizeof(keywright_span) == 12, "keywright_span");
_Static_assert(sizeof(keywright_candidate) == 32, "keywright_candidate");
_Static_assert(offsetof(keywright_batch, spans) == 56, "keywright_batch.spans");
_Static_assert(offsetof(keywright_batch, forward) == 136, "keywright_batch.forward");
_Static_assert(offsetof(keywright_batch, deadline_us) == 168, "keywright_batch.deadline_us");
_Static_assert(offsetof(keywright_mode, wants_surrounding_text) == 68, "keywright_mode.wants_surrounding_text");
_Static_assert(offsetof(keywright_plugin, create) == 40, "keywright_plugin.create");
_Static_assert(offsetof(keywright_plugin, note_surrounding_text) == 104, "keywright_plugin.note_surrounding_text");
#endif
