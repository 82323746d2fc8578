#ifndef KEYWRIGHT_EXIT_GUARD_H
#define KEYWRIGHT_EXIT_GUARD_H

/*
 * Linking this puts `_exit` and `_Exit` in the place of those of the C library, which run no exit handlers: a plugin that
 * uses them must not end a run unseen. That is for a command to decide; nobody else should link it.
 */

#endif
