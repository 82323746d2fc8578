#define _GNU_SOURCE
#include "child_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* Newer than some C libraries; a kernel before 5.4 has none of it. */
enum { wait_for_descriptor = 3 };

static int open_process(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

struct kw_child kw_child_adopt(pid_t process) { return (struct kw_child){process, open_process(process)}; }

int kw_child_fork(struct kw_child *child) {
  pid_t process = fork();
  if (process <= 0) return (int)process;
  *child = kw_child_adopt(process);
  return 1;
}

static int wait_for(const struct kw_child *child, siginfo_t *info, int options) {
  int answer;
  info->si_pid = 0;
  do {
    answer = child->descriptor >= 0
               ? waitid((idtype_t)wait_for_descriptor, (id_t)child->descriptor, info, options)
               : waitid(P_PID, (id_t)child->process, info, options);
  } while (answer != 0 && errno == EINTR);
  return answer;
}

bool kw_child_has_ended(const struct kw_child *child) {
  siginfo_t info;
  // No child to wait for: the kernel has reaped it.
  return wait_for(child, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0;
}

bool kw_child_is_ours(const struct kw_child *child) {
  siginfo_t info;
  return child->process > 0 && wait_for(child, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

void kw_child_kill(const struct kw_child *child) {
  if (child->process <= 0) return;
  if (child->descriptor >= 0) {
    syscall(SYS_pidfd_send_signal, child->descriptor, SIGKILL, NULL, 0);
  } else if (kw_child_is_ours(child)) {
    kill(child->process, SIGKILL);
  }
}

bool kw_child_reap(struct kw_child *child, int *status) {
  siginfo_t info;
  bool is_known = child->process > 0 && wait_for(child, &info, WEXITED) == 0;
  if (is_known && status) *status = info.si_code == CLD_EXITED ? (info.si_status & 0xFF) << 8 : info.si_status & 0x7F;
  if (child->process > 0 && child->descriptor >= 0) close(child->descriptor);
  *child = (struct kw_child){0, -1};
  return is_known;
}

void kw_child_isolate(int kept) {
  // It may lie where a standard stream should.
  int moved = fcntl(kept, F_DUPFD, kw_kept_descriptor);
  int nowhere = open("/dev/null", O_RDWR);
  for (int standard = 0; standard < kw_kept_descriptor && nowhere >= 0; standard++) dup2(nowhere, standard);
  if (moved != kw_kept_descriptor) dup2(moved, kw_kept_descriptor);
  syscall(SYS_close_range, kw_kept_descriptor + 1, ~0U, 0);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}
