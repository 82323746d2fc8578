#include "CMessageCodes.h"

// Every clang that Swift 6 comes with knows it.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The article is part of the program, so that there is one source of what codes mean.
static const unsigned char article[] = {
#embed "../../Support/Diagnostics/Diagnostics.docc/Codes.md"
};

const unsigned char *kw_codes_article(void) { return article; }

size_t kw_codes_article_size(void) { return sizeof article; }
