#ifndef KEYWRIGHT_CALL_GUARD_H
#define KEYWRIGHT_CALL_GUARD_H

/*
 * Calls into somebody's library that may not come back: one that crashes, exits or hangs in a call ends the process
 * with a message that was made beforehand, and the status 1.
 */

/* What ends a call other than its return. */
enum kw_guard_end {
  KW_GUARD_EXITED,
  KW_GUARD_LEFT_THREAD,
  KW_GUARD_HUNG,
  KW_GUARD_SIGABRT,
  KW_GUARD_SIGBUS,
  KW_GUARD_SIGFPE,
  KW_GUARD_SIGILL,
  KW_GUARD_SIGSEGV,
  KW_GUARD_SIGSYS,
  KW_GUARD_SIGTRAP,
  KW_GUARD_END_COUNT
};

/* In a message: the place of the call's name, and that of the exit status. */
enum { KW_GUARD_CALL_MARK = 1, KW_GUARD_STATUS_MARK = 2 };

/* Whom the calls belong to. */
struct kw_guard_subject;

/*
 * A subject with a message for each end, copied and never freed, whose calls may take so long; NULL without memory.
 */
const struct kw_guard_subject *kw_guard_subject_new(
  const char *const messages[KW_GUARD_END_COUNT], unsigned milliseconds);

/* Has this process watched, once for all; the error number, or 0. Standard error as it is now gets the message. */
int kw_guard_install(void);

/* A call of this name begins in this thread; the name has to stay. No call begins inside another one. */
void kw_guard_enter(const struct kw_guard_subject *subject, const char *call);

/* Ends the process with the message where a call goes on in this thread: for what ends a process without exit handlers. */
void kw_guard_check_exit(int status);

/* The call has come back. */
void kw_guard_leave(void);

#endif
