/*
 * Keywright input method plugins, version 1: what a shared library exports and what it is told.
 *
 * A plugin is a shared library with the one function keywright_plugin_v1. It is loaded once and never unloaded.
 *
 * Who owns what: a pointer that the host hands over is valid during the call. A pointer that the plugin puts into a
 * batch must stay valid until the next call with the same engine; the host copies before that. What
 * keywright_plugin_v1 returns stays valid for ever. Nobody frees what the other one made.
 *
 * Texts are UTF-8 with a length in bytes and need no NUL; NULL goes with the length 0 alone. A text that is not UTF-8
 * is refused, and with it the batch. Positions and lengths in text count Unicode scalars. Times are microseconds since
 * the start; a plugin reads no clock, it states a deadline and gets `tick`.
 *
 * Calls with one engine never overlap. Different engines may be called from different threads.
 */
#ifndef KEYWRIGHT_PLUGIN_H
#define KEYWRIGHT_PLUGIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define KEYWRIGHT_PLUGIN_ABI 1

typedef struct keywright_text {
  const char *bytes;
  size_t length;
} keywright_text;

/* A text from a string literal. */
#define KEYWRIGHT_TEXT(literal) {(literal), sizeof(literal) - 1}

/* The bits of a set of modifiers, as in X11. */
enum {
  KEYWRIGHT_SHIFT = 1,
  KEYWRIGHT_LOCK = 2,
  KEYWRIGHT_CONTROL = 4,
  KEYWRIGHT_MOD1 = 8,
  KEYWRIGHT_MOD2 = 16,
  KEYWRIGHT_MOD3 = 32,
  KEYWRIGHT_MOD4 = 64,
  KEYWRIGHT_MOD5 = 128
};

enum { KEYWRIGHT_RELEASE = 0, KEYWRIGHT_PRESS = 1, KEYWRIGHT_REPEAT = 2 };

/* What a press did to Compose. */
enum {
  KEYWRIGHT_COMPOSE_NONE = 0,
  KEYWRIGHT_COMPOSE_IGNORED = 1,
  KEYWRIGHT_COMPOSE_PENDING = 2,
  KEYWRIGHT_COMPOSE_COMPOSED = 3,
  KEYWRIGHT_COMPOSE_CANCELLED = 4
};

/* A key event as the keyboard decoded it. */
typedef struct keywright_keystroke {
  uint32_t struct_size; /* set by the host; fields may be added at the end */
  uint32_t code;        /* evdev number of the key */
  uint32_t direction;   /* KEYWRIGHT_RELEASE, _PRESS, _REPEAT */
  uint32_t types;       /* not 0 for a press, or a repeat that the keymap allows */
  uint64_t time_us;
  const uint32_t *keysyms; /* as in X11; none for a release */
  size_t keysym_count;
  keywright_text text;     /* after Compose; control characters included */
  keywright_text raw_text; /* of the key itself */
  uint32_t compose;        /* KEYWRIGHT_COMPOSE_… */
  uint32_t composed_keysym;
  keywright_text composed_text;
  int32_t layout; /* from 0; -1 for a key that the keymap lacks */
  int32_t level;  /* from 0; -1 for a key that the keymap lacks */
  uint32_t depressed;
  uint32_t latched;
  uint32_t locked;
  uint32_t effective;
  uint32_t consumed; /* the modifiers that choosing the level used up */
  uint32_t reserved;
} keywright_keystroke;

/* The text around the caret, at most 64 scalars on each side; marked text is no part of it. */
typedef struct keywright_surrounding {
  keywright_text before;
  keywright_text after;
} keywright_surrounding;

enum {
  KEYWRIGHT_PURPOSE_NORMAL = 0,
  KEYWRIGHT_PURPOSE_DIGITS = 1,
  KEYWRIGHT_PURPOSE_PHONE = 2,
  KEYWRIGHT_PURPOSE_URL = 3,
  KEYWRIGHT_PURPOSE_EMAIL = 4,
  KEYWRIGHT_PURPOSE_PASSWORD = 5,
  KEYWRIGHT_PURPOSE_TERMINAL = 6
};
enum { KEYWRIGHT_HELP_DEFAULT = 0, KEYWRIGHT_HELP_NO = 1, KEYWRIGHT_HELP_YES = 2 };
enum {
  KEYWRIGHT_CAPITALS_NONE = 0,
  KEYWRIGHT_CAPITALS_WORDS = 1,
  KEYWRIGHT_CAPITALS_SENTENCES = 2,
  KEYWRIGHT_CAPITALS_ALL = 3
};
enum {
  KEYWRIGHT_RETURN_DEFAULT = 0,
  KEYWRIGHT_RETURN_GO = 1,
  KEYWRIGHT_RETURN_NEXT = 2,
  KEYWRIGHT_RETURN_SEARCH = 3,
  KEYWRIGHT_RETURN_SEND = 4,
  KEYWRIGHT_RETURN_DONE = 5
};

/* The text field that got the focus. */
typedef struct keywright_context {
  uint32_t struct_size;      /* set by the host; fields may be added at the end */
  uint32_t has_identifier;   /* 0 for a field that shares the memory of all */
  keywright_text identifier;
  uint32_t purpose;            /* KEYWRIGHT_PURPOSE_… */
  uint32_t autocapitalization; /* KEYWRIGHT_CAPITALS_… */
  uint32_t autocorrection;     /* KEYWRIGHT_HELP_… */
  uint32_t spell_checking;     /* KEYWRIGHT_HELP_… */
  uint32_t return_key;         /* KEYWRIGHT_RETURN_… */
  uint32_t is_hidden;
  keywright_surrounding surrounding;
} keywright_context;

enum { KEYWRIGHT_STYLE_PLAIN = 0, KEYWRIGHT_STYLE_UNDERLINE = 1, KEYWRIGHT_STYLE_HIGHLIGHT = 2 };

/* A part of the marked text that looks a certain way: from `start` up to, not including, `end`. */
typedef struct keywright_span {
  uint32_t start;
  uint32_t end;
  uint32_t style; /* KEYWRIGHT_STYLE_… */
} keywright_span;

typedef struct keywright_candidate {
  keywright_text text;
  keywright_text comment;
} keywright_candidate;

enum { KEYWRIGHT_KEEP = 0, KEYWRIGHT_CLEAR = 1, KEYWRIGHT_SET = 2 };
enum { KEYWRIGHT_POLICY_COMMIT = 0, KEYWRIGHT_POLICY_DISCARD = 1, KEYWRIGHT_POLICY_KEEP = 2 };
enum { KEYWRIGHT_CURSOR_HIDDEN = -1, KEYWRIGHT_CURSOR_AT_END = -2 };
enum { KEYWRIGHT_NO_HIGHLIGHT = -1 };
enum { KEYWRIGHT_NO_MODE = 0, KEYWRIGHT_MODE_ID = 1, KEYWRIGHT_MODE_PREVIOUS = 2 };

/*
 * What the engine wants done, all at once: applied in the order of the fields, or not at all.
 *
 * The host hands it over zeroed but for struct_size: a key that is not handled, and nothing to do. Bounds: a text of
 * 65536 bytes, 1000 candidates, 1000 spans, 1 MiB in all.
 */
typedef struct keywright_batch {
  uint32_t struct_size; /* set by the host: write nothing beyond it */
  uint32_t handled;     /* 0: the key goes to the text field, after the batch */
  uint32_t delete_before;
  uint32_t delete_after;
  keywright_text commit;
  uint32_t marked_change; /* KEYWRIGHT_KEEP, _CLEAR, _SET */
  int32_t cursor;         /* in the marked text, or KEYWRIGHT_CURSOR_… */
  keywright_text marked;
  const keywright_span *spans;
  size_t span_count;
  uint32_t on_blur; /* what becomes of the marked text then: KEYWRIGHT_POLICY_… */
  uint32_t on_mode_switch;
  uint32_t on_caret_move;
  uint32_t candidates_change; /* KEYWRIGHT_KEEP, _CLEAR, _SET */
  const keywright_candidate *candidates; /* those of the page */
  size_t candidate_count;
  int32_t highlighted; /* in the page, or KEYWRIGHT_NO_HIGHLIGHT */
  uint32_t page_index; /* from 0 */
  uint32_t page_count; /* 0 counts as 1 */
  uint32_t auxiliary_change; /* KEYWRIGHT_KEEP, _CLEAR, _SET: the line beside the candidates */
  keywright_text auxiliary;
  const keywright_keystroke *forward; /* a key for the text field, such as the one at hand; NULL for none */
  uint32_t mode_request;              /* KEYWRIGHT_NO_MODE, _MODE_ID, _MODE_PREVIOUS */
  uint32_t has_deadline;              /* not 0: call tick at deadline_us */
  keywright_text mode_id;
  uint64_t deadline_us;
} keywright_batch;

enum { KEYWRIGHT_RESET_CARET_MOVE = 0, KEYWRIGHT_RESET_TEXT_CHANGE = 1 };
enum { KEYWRIGHT_DEACTIVATE_BLUR = 0, KEYWRIGHT_DEACTIVATE_MODE_SWITCH = 1 };
enum { KEYWRIGHT_TEXT_COMPOSED = 0, KEYWRIGHT_TEXT_RAW = 1 };

/* One mode of the plugin. */
typedef struct keywright_mode {
  keywright_text id;       /* letters, digits, dot, hyphen, underscore: the user writes plugin:NAME/ID */
  keywright_text language; /* BCP 47, emoji or dictation; empty for none */
  keywright_text name;     /* for a menu; empty for the id */
  keywright_text layouts;  /* the keyboard it brings, such as us,fr(bepo); empty for the user's */
  uint32_t keystroke_text; /* KEYWRIGHT_TEXT_COMPOSED, or _RAW to have Compose left out */
  uint32_t wants_surrounding_text; /* not 0: note_surrounding_text is called before each key */
} keywright_mode;

typedef struct keywright_plugin {
  uint32_t abi_version; /* KEYWRIGHT_PLUGIN_ABI */
  uint32_t struct_size; /* sizeof(keywright_plugin) */
  uint32_t mode_size;   /* sizeof(keywright_mode) */
  uint32_t mode_count;
  keywright_text name; /* letters, digits, dot, hyphen, underscore */
  const keywright_mode *modes;

  /* Required. An engine of a mode by its index, for one text field; NULL when there is none to be had. */
  void *(*create)(uint32_t mode);
  void (*destroy)(void *engine);
  /* A key event. */
  void (*handle)(void *engine, const keywright_keystroke *key, keywright_batch *batch);

  /* May be NULL. A text field got the focus, or the mode was switched to. */
  void (*activate)(void *engine, const keywright_context *context, keywright_batch *batch);
  /* The user chose a candidate of the page by its index from 0, which may be one that is not there. */
  void (*choose)(void *engine, int64_t candidate, keywright_batch *batch);
  /* What was being composed is void; the host has dealt with the marked text by its policy. */
  void (*reset)(void *engine, uint32_t cause, keywright_batch *batch);
  /* The text field lost the focus, or the mode was switched away from; the same was done with the marked text. */
  void (*deactivate)(void *engine, uint32_t cause, keywright_batch *batch);
  /* The clock has reached the deadline. */
  void (*tick)(void *engine, uint64_t now_us, keywright_batch *batch);
  void (*note_surrounding_text)(void *engine, const keywright_surrounding *text);
} keywright_plugin;

#if defined(__GNUC__)
#define KEYWRIGHT_EXPORT __attribute__((visibility("default")))
#else
#define KEYWRIGHT_EXPORT
#endif

/* What a plugin exports. */
KEYWRIGHT_EXPORT const keywright_plugin *keywright_plugin_v1(void);

#ifdef __cplusplus
}
#endif

#endif
