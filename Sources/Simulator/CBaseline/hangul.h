#ifndef KEYWRIGHT_BASELINE_HANGUL_H
#define KEYWRIGHT_BASELINE_HANGUL_H

#include "CBaseline.h"
#include "text.h"

/// Types a key into a text, through the syllable.
void baseline_hangul_key(baseline_hangul *hangul, char key, struct baseline_text *text);

#endif
