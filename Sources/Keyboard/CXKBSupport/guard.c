#define _GNU_SOURCE
#include "guard.h"

#include "CXKBSupport.h"
#include "child_process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <xkbcommon/xkbcommon.h>

/// What a child says about itself: one byte on the socket.
enum outcome { outcome_none = 0, outcome_done = 1, outcome_refused = 2, outcome_waiting = 3 };

/// How often a child is looked at, and how long one may take that other processes leave no processor to.
enum { milliseconds_to_look = 50, most_milliseconds = 60000 };

static const size_t shared_size = sizeof(struct kw_shared_messages) + most_messages;

static void limit(int resource, rlim_t value) {
  struct rlimit current;
  if (getrlimit(resource, &current) != 0) return;
  if (current.rlim_cur != RLIM_INFINITY && value > current.rlim_cur) return;
  current.rlim_cur = value;
  setrlimit(resource, &current);
}

static size_t address_space(void) {
  char text[64] = "";
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  return count > 0 ? strtoull(text, NULL, 10) * (size_t)sysconf(_SC_PAGESIZE) : 0;
}

/// Sends an outcome; false when nobody listens any more.
static bool tell(int descriptor, enum outcome outcome) {
  char byte = (char)outcome;
  return send(descriptor, &byte, 1, MSG_NOSIGNAL) == 1;
}

void kw_log_wait_for_leave(struct kw_log *log) {
  char leave;
  ssize_t count;
  int descriptor = log->leave;
  log->leave = -1;
  if (!tell(descriptor, outcome_waiting)) _exit(1);
  do count = read(descriptor, &leave, 1);
  while (count < 0 && errno == EINTR);
  if (count != 1) _exit(1);
}

static _Noreturn void work_in_child(
  kw_guard_work work, void *context, struct kw_guard_limits limits, struct kw_log *log,
  struct kw_shared_messages *messages, pid_t parent, int descriptor) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before that.
  if (getppid() != parent) _exit(1);
  prctl(PR_SET_DUMPABLE, 0);
  // A runtime that reports crashes must not report this one; and what others have open is not kept open here.
  kw_child_isolate(descriptor);
  size_t taken = address_space();
  if (taken) limit(RLIMIT_AS, taken + limits.bytes);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, limits.seconds);

  log->shared = messages;
  bool is_done = work(log, context);
  _exit(tell(kw_kept_descriptor, is_done ? outcome_done : outcome_refused) ? 0 : 1);
}

struct kw_guard {
  struct kw_child child;
  int descriptor;
  /// How long the child may wait for anything and compute.
  unsigned milliseconds;
  struct kw_log *log;
  struct kw_shared_messages *messages;
};

/// What a look at a child finds.
struct look {
  /// The milliseconds that it has had a processor.
  long long computed;
  /// It computes, or would if it had a processor; false where the kernel does not say.
  bool is_busy;
};

static struct look look_at(pid_t process) {
  struct look look = {0};
  clockid_t clock;
  struct timespec computed = {0};
  if (clock_getcpuclockid(process, &clock) == 0) clock_gettime(clock, &computed);
  look.computed = computed.tv_sec * 1000LL + computed.tv_nsec / 1000000;
  char path[64], text[512] = "";
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return look;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  // The state follows the name of the program, which may hold anything.
  const char *state = count > 0 ? strrchr(text, ')') : NULL;
  look.is_busy = state && state[1] == ' ' && state[2] == 'R';
  return look;
}

/// Waits until the child says what became of it, or is gone; false when it has waited too long for something else. What
/// time it spends waiting for a processor is not its own.
static bool listen_to(struct kw_guard *guard, char *outcome) {
  struct look before = look_at(guard->child.process);
  unsigned waited = 0;
  for (unsigned all = 0; waited < guard->milliseconds && all < most_milliseconds;) {
    unsigned left = guard->milliseconds - waited;
    unsigned step = left < milliseconds_to_look ? left : milliseconds_to_look;
    struct pollfd ready = {.fd = guard->descriptor, .events = POLLIN};
    int answer = poll(&ready, 1, (int)step);
    if (answer < 0 && errno != EINTR) return false;
    if (answer > 0) {
      ssize_t n = read(guard->descriptor, outcome, 1);
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) *outcome = outcome_none;
      return true;
    }
    struct look now = look_at(guard->child.process);
    // One that is ready to compute all the time and is not let is charged what it got.
    long long computed = now.computed - before.computed;
    waited += now.is_busy && computed < step ? (unsigned)(computed > 0 ? computed : 0) : step;
    all += step;
    before = now;
  }
  return false;
}

/// Waits for the end of the child; answers the signal that ended it, or 0.
static int reap(struct kw_guard *guard) {
  int status = 0;
  return kw_child_reap(&guard->child, &status) && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static struct kw_shared_messages *share_messages(void) {
  struct kw_shared_messages *shared =
    mmap(NULL, shared_size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return shared == MAP_FAILED ? NULL : shared;
}

/// Copies the messages of the child to the log; one that was being written when it died is not counted yet. The length is
/// what the child says, which may have overwritten it: then nothing there is worth reading.
static void take_messages(struct kw_guard *guard) {
  struct kw_log *log = guard->log;
  size_t length = atomic_load(&guard->messages->length);
  if (length > most_messages) length = 0;
  char *copy = realloc(log->bytes, length ? length : 1);
  if (!copy) return;
  memcpy(copy, guard->messages->bytes, length);
  log->bytes = copy;
  log->length = log->capacity = length;
}

struct kw_guard *kw_guard_start(kw_guard_work work, void *context, struct kw_guard_limits limits, struct kw_log *log) {
  struct kw_guard *guard = calloc(1, sizeof *guard);
  struct kw_shared_messages *messages = guard ? share_messages() : NULL;
  // A socket, as writing to one whose other end is gone need not raise a signal.
  int ends[2] = {-1, -1};
  struct kw_child child;
  pid_t parent = getpid();
  int side = messages && socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0 ? kw_child_fork(&child) : -1;
  if (side == 0) work_in_child(work, context, limits, log, messages, parent, ends[1]);
  int failure = errno;
  if (ends[1] >= 0) close(ends[1]);
  if (side > 0) {
    *guard = (struct kw_guard){child, ends[0], limits.milliseconds, log, messages};
    return guard;
  }
  if (ends[0] >= 0) close(ends[0]);
  if (messages) munmap(messages, shared_size);
  free(guard);
  errno = failure;
  return NULL;
}

/// What is to be compiled.
struct compilation {
  struct xkb_context *context;
  const struct xkb_rule_names *names;
  const char *text;
  size_t length;
  int format;
};

static bool compile(struct kw_log *log, void *context) {
  const struct compilation *compilation = context;
  log->leave = compilation->names ? kw_kept_descriptor : -1;
  struct xkb_keymap *keymap = kw_keymap_new(
    compilation->context, compilation->names, compilation->text, compilation->length, compilation->format);
  return keymap != NULL;
}

struct kw_guard *kw_guard_start_compilation(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length, int format,
  struct kw_guard_limits limits, struct kw_log *log) {
  struct compilation compilation = {context, names, text, length, format};
  return kw_guard_start(compile, &compilation, limits, log);
}

struct kw_guard_result kw_guard_wait(struct kw_guard *guard) {
  struct kw_guard_result result = {KW_GUARD_CRASHED, 0};
  char outcome = outcome_none;
  bool is_in_time = listen_to(guard, &outcome);
  switch (outcome) {
  case outcome_waiting:
    take_messages(guard);
    result.end = KW_GUARD_WAITING;
    return result;
  case outcome_done:
  case outcome_refused:
    // It ends by itself while the work goes on here.
    result.end = outcome == outcome_done ? KW_GUARD_COMPILED : KW_GUARD_REFUSED;
    take_messages(guard);
    return result;
  default: break;
  }
  // One that has closed its end, or says what none says, is at its end too, or has lost its way.
  bool is_silent = is_in_time && outcome == outcome_none;
  if (!is_silent) kw_child_kill(&guard->child);
  int signal = reap(guard);
  take_messages(guard);
  if (is_silent) result.signal = signal;
  if (!is_in_time || signal == SIGXCPU) result.end = KW_GUARD_TIMED_OUT;
  return result;
}

void kw_guard_give_leave(struct kw_guard *guard) {
  char leave = 1;
  // A child that has died meanwhile is noticed when it is waited for.
  while (send(guard->descriptor, &leave, 1, MSG_NOSIGNAL) < 0 && errno == EINTR) continue;
}

void kw_guard_free(struct kw_guard *guard) {
  if (!guard) return;
  kw_child_kill(&guard->child);
  reap(guard);
  close(guard->descriptor);
  munmap(guard->messages, shared_size);
  free(guard);
}
