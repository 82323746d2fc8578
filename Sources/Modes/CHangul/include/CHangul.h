#ifndef KEYWRIGHT_HANGUL_H
#define KEYWRIGHT_HANGUL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libhangul is loaded when a Hangul mode is asked for, not linked: a start in any other mode does not pay for it. Its own
// header is needed only to build this target, and only with the trait.

/// Loads the library at the first call; false where it is not installed.
bool kw_hangul_is_available(void);

/// The keyboards that the library has built in, none where it is not available.
unsigned kw_hangul_keyboard_count(void);
/// The id and the name of a keyboard; NULL where there is none of that number.
const char *kw_hangul_keyboard_id(unsigned index);
const char *kw_hangul_keyboard_name(unsigned index);

enum kw_hangul_option {
  KW_HANGUL_REORDER,
  KW_HANGUL_DOUBLE_STROKE,
  KW_HANGUL_NON_CHOSEONG,
};

/// One syllable under composition; belongs to one task at a time.
struct kw_hangul;

/// What a key did. The texts are UTF-8 and stay until the next call for the same syllable.
struct kw_hangul_answer {
  bool is_used;
  const char *commit;
  size_t commit_length;
  const char *preedit;
  size_t preedit_length;
  size_t preedit_scalars;
};

/// What a key did, where both texts have one scalar at most; 0 stands for none.
struct kw_hangul_short_answer {
  uint32_t commit;
  uint32_t preedit;
  bool is_used;
  /// A text is longer, and `kw_hangul_last_answer` has both.
  bool is_long;
};

/// NULL where the library is not available or memory is out; as a syllable it stays empty and uses no key.
///
/// An unknown keyboard composes nothing.
struct kw_hangul *kw_hangul_new(const char *keyboard);
void kw_hangul_free(struct kw_hangul *hangul);
void kw_hangul_set_option(struct kw_hangul *hangul, enum kw_hangul_option option, bool is_on);

bool kw_hangul_is_empty(const struct kw_hangul *hangul);
struct kw_hangul_answer kw_hangul_process(struct kw_hangul *hangul, char key);
/// The same for less where little comes of a key.
struct kw_hangul_short_answer kw_hangul_process_short(struct kw_hangul *hangul, char key);
/// What the last key did, once more, and what is composed now.
struct kw_hangul_answer kw_hangul_last_answer(struct kw_hangul *hangul);
/// Takes the last letter back; not used when there is none.
struct kw_hangul_answer kw_hangul_backspace(struct kw_hangul *hangul);
/// Ends the syllable; it is the commit of the answer.
struct kw_hangul_answer kw_hangul_flush(struct kw_hangul *hangul);
/// Drops the syllable.
void kw_hangul_reset(struct kw_hangul *hangul);

/// Calls back with each Hanja that is read exactly so, and its meaning; false where there is no dictionary.
///
/// The dictionary is opened at the first call.
bool kw_hanja_each(
  const char *reading, void *context, void (*each)(void *context, const char *hanja, const char *meaning));

#endif
