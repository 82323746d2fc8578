#ifndef KEYWRIGHT_MESSAGE_CODES_H
#define KEYWRIGHT_MESSAGE_CODES_H

#include <stddef.h>

/// The article on the codes of messages, in Markdown; no NUL ends it.
const unsigned char *kw_codes_article(void);
/// How many bytes the article has.
size_t kw_codes_article_size(void);

#endif
