#define _GNU_SOURCE
#include "call_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "process_groups.h"

enum { tick_milliseconds = 50, stack_size = 65536, message_size = 8192, failed_status = 1 };

struct kw_guard_subject {
  char *messages[KW_GUARD_END_COUNT];
  unsigned ticks;
};

/* What a thread is doing. Slots are handed on from thread to thread and never freed, since the watch looks at all. */
struct slot {
  struct slot *next;
  _Atomic(const struct kw_guard_subject *) subject;
  _Atomic(const char *) call;
  /* Odd while a call goes on; another number for each call. */
  atomic_ulong turn;
  int is_taken;
  void *stack;
  /* Only the watch uses these: the turn it saw last, and for how many ticks. */
  unsigned long seen;
  unsigned ticks;
};

static const struct {
  int number;
  enum kw_guard_end end;
} crashes[] = {
  {SIGABRT, KW_GUARD_SIGABRT}, {SIGBUS, KW_GUARD_SIGBUS}, {SIGFPE, KW_GUARD_SIGFPE},   {SIGILL, KW_GUARD_SIGILL},
  {SIGSEGV, KW_GUARD_SIGSEGV}, {SIGSYS, KW_GUARD_SIGSYS}, {SIGTRAP, KW_GUARD_SIGTRAP},
};
enum { crash_count = sizeof crashes / sizeof *crashes };

static struct sigaction before[crash_count];
static pthread_mutex_t slots_lock = PTHREAD_MUTEX_INITIALIZER;
static struct slot *slots;
static pthread_key_t thread_end;
static pid_t owner;
static int errors = STDERR_FILENO;
/* A handler reads it, so it must not be one that is allocated on its first use. */
static _Thread_local struct slot *mine __attribute__((tls_model("initial-exec")));

/* A call goes on in this thread, and this is no copy of the process, such as `system` makes. */
static int is_inside(const struct slot *slot) {
  return slot && (atomic_load_explicit(&slot->turn, memory_order_relaxed) & 1) && getpid() == owner;
}

static _Noreturn void leave_process(int status) {
  for (;;) syscall(SYS_exit_group, status);
}

static size_t append(char *text, size_t length, const char *part, size_t count) {
  if (count > message_size - length) count = message_size - length;
  memcpy(text + length, part, count);
  return length + count;
}

static size_t append_number(char *text, size_t length, unsigned number) {
  char digits[10];
  size_t count = 0;
  do digits[sizeof digits - ++count] = (char)('0' + number % 10);
  while ((number /= 10) != 0);
  return append(text, length, digits + sizeof digits - count, count);
}

/* Tells what has happened and ends the process: only what a signal handler may do. */
static _Noreturn void fail(const struct slot *slot, enum kw_guard_end end, unsigned status) {
  static atomic_flag is_told = ATOMIC_FLAG_INIT;
  /* Another thread is telling the same, and ends this one. */
  while (atomic_flag_test_and_set(&is_told)) pause();
  const char *message = atomic_load(&slot->subject)->messages[end];
  const char *call = atomic_load(&slot->call);
  char text[message_size];
  size_t length = 0;
  for (; *message; message++) {
    if (*message == KW_GUARD_CALL_MARK) {
      length = append(text, length, call, strlen(call));
    } else if (*message == KW_GUARD_STATUS_MARK) {
      length = append_number(text, length, status);
    } else {
      length = append(text, length, message, 1);
    }
  }
  for (size_t done = 0; done < length;) {
    ssize_t count = write(errors, text + done, length - done);
    if (count < 0 && errno != EINTR) break;
    if (count > 0) done += (size_t)count;
  }
  kw_groups_kill_all();
  leave_process(failed_status);
}

static void crash(int number, siginfo_t *info, void *context) {
  (void)context;
  for (int i = 0; i < crash_count; i++) {
    if (crashes[i].number != number) continue;
    if (is_inside(mine)) fail(mine, crashes[i].end, 0);
    sigaction(number, &before[i], NULL);
  }
  /* What an instruction raised it raises again; a signal that was sent, or a trap behind us, does not come back. */
  if (info->si_code <= 0 || number == SIGTRAP || number == SIGSYS) raise(number);
}

void kw_guard_check_exit(int status) {
  if (is_inside(mine)) fail(mine, KW_GUARD_EXITED, (unsigned)status & 0xFF);
}

static void check_exit(int status, void *nothing) {
  (void)nothing;
  kw_guard_check_exit(status);
}

static void check_quick_exit(void) { kw_guard_check_exit(0); }

static void release(void *argument) {
  struct slot *slot = argument;
  if (is_inside(slot)) fail(slot, KW_GUARD_LEFT_THREAD, 0);
  if (slot->stack) {
    sigaltstack(&(stack_t){.ss_flags = SS_DISABLE}, NULL);
    munmap(slot->stack, stack_size);
    slot->stack = NULL;
  }
  mine = NULL;
  pthread_mutex_lock(&slots_lock);
  slot->is_taken = 0;
  pthread_mutex_unlock(&slots_lock);
}

/* A stack for the handler, since a call that has used up its own has none left. */
static void *add_stack(void) {
  stack_t current;
  if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return NULL;
  void *stack = mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (stack == MAP_FAILED) return NULL;
  if (sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = stack_size}, NULL) == 0) return stack;
  munmap(stack, stack_size);
  return NULL;
}

static struct slot *claim(void) {
  pthread_mutex_lock(&slots_lock);
  struct slot *slot = slots;
  while (slot && slot->is_taken) slot = slot->next;
  if (!slot && (slot = calloc(1, sizeof *slot))) {
    slot->next = slots;
    slots = slot;
  }
  if (slot) slot->is_taken = 1;
  pthread_mutex_unlock(&slots_lock);
  if (!slot) return NULL;
  slot->stack = add_stack();
  pthread_setspecific(thread_end, slot);
  return mine = slot;
}

void kw_guard_enter(const struct kw_guard_subject *subject, const char *call) {
  struct slot *slot = mine ? mine : claim();
  if (!slot) return;
  atomic_store_explicit(&slot->subject, subject, memory_order_relaxed);
  atomic_store_explicit(&slot->call, call, memory_order_relaxed);
  unsigned long turn = atomic_load_explicit(&slot->turn, memory_order_relaxed);
  atomic_store_explicit(&slot->turn, turn + 1, memory_order_release);
}

void kw_guard_leave(void) {
  if (!mine) return;
  unsigned long turn = atomic_load_explicit(&mine->turn, memory_order_relaxed);
  atomic_store_explicit(&mine->turn, turn + 1, memory_order_release);
}

/* Ticks are counted, not read off a clock, so that a process that is stopped for a while has not hung meanwhile. */
static void *watch(void *nothing) {
  const struct timespec tick = {.tv_nsec = tick_milliseconds * 1000000L};
  for (;;) {
    nanosleep(&tick, NULL);
    pthread_mutex_lock(&slots_lock);
    for (struct slot *slot = slots; slot; slot = slot->next) {
      unsigned long turn = atomic_load_explicit(&slot->turn, memory_order_acquire);
      if (!(turn & 1) || turn != slot->seen) {
        slot->seen = turn;
        slot->ticks = 0;
      } else if (++slot->ticks >= atomic_load(&slot->subject)->ticks) {
        fail(slot, KW_GUARD_HUNG, 0);
      }
    }
    pthread_mutex_unlock(&slots_lock);
  }
  return nothing;
}

static int start_watch(void) {
  sigset_t all, previous;
  pthread_t thread;
  pthread_attr_t attributes;
  int failure = pthread_attr_init(&attributes);
  if (failure != 0) return failure;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  /* Signals are for those who wait for them. */
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &previous);
  failure = pthread_create(&thread, &attributes, watch, NULL);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  pthread_attr_destroy(&attributes);
  return failure;
}

static int install(void) {
  owner = getpid();
  /* The library might close it. */
  int copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (copy >= 0) errors = copy;
  int failure = pthread_key_create(&thread_end, release);
  if (failure == 0) failure = start_watch();
  if (failure != 0) return failure;
  if (on_exit(check_exit, NULL) != 0 || at_quick_exit(check_quick_exit) != 0) return ENOMEM;
  struct sigaction action = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < crash_count; i++) {
    if (sigaction(crashes[i].number, &action, &before[i]) != 0) return errno;
  }
  return 0;
}

int kw_guard_install(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static int is_done, failure;
  pthread_mutex_lock(&lock);
  if (!is_done) failure = install();
  is_done = 1;
  pthread_mutex_unlock(&lock);
  return failure;
}

const struct kw_guard_subject *kw_guard_subject_new(
  const char *const messages[KW_GUARD_END_COUNT], unsigned milliseconds) {
  struct kw_guard_subject *subject = calloc(1, sizeof *subject);
  if (!subject) return NULL;
  subject->ticks = milliseconds / tick_milliseconds;
  for (int i = 0; i < KW_GUARD_END_COUNT; i++) {
    if (!(subject->messages[i] = strdup(messages[i]))) return NULL;
  }
  return subject;
}
