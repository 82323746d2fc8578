#ifndef KEYWRIGHT_ENDINGS_H
#define KEYWRIGHT_ENDINGS_H

#include <stdbool.h>
#include <sys/types.h>

/* What is to be done before a signal ends this process. */

/*
 * Has SIGINT, SIGTERM, SIGHUP and SIGQUIT do what was added before they end this process, unless it handles or ignores
 * the signal itself. Handlers are for a command to decide on, so this has to be asked for.
 */
void kw_endings_install(void);

/* Adds what is to be done, which may be only what a signal handler may do; a few at most, each once. */
void kw_endings_add(void (*action)(void));

/* Whether the process that installed the handlers is this one, and not a copy of it. */
bool kw_endings_are_ours(void);

/*
 * Files and folders that must not outlive this process, as far as it has handlers: they are created and noted at once, and
 * removed when a signal ends it.
 */

/* mkdtemp(): the template becomes the path; false where that fails. */
bool kw_temporary_unique_folder(char *template);
/* mkdir(), with permissions for the user alone; 0, or -1 with errno set. */
int kw_temporary_folder(const char *path);
/* Creates a file, to be written by the user alone; the descriptor, or -1 with errno set. */
int kw_temporary_file(const char *path);
/* Removes a file, or an empty folder, that one of these has created. */
void kw_temporary_remove(const char *path);

#endif
