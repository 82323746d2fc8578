#include "CInputDevices.h"

#include <sys/signalfd.h>
#include <unistd.h>

int kw_input_signals(const sigset_t *signals) { return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK); }

int kw_input_take_signal(int descriptor) {
  struct signalfd_siginfo information;
  return read(descriptor, &information, sizeof information) == sizeof information ? (int)information.ssi_signo : 0;
}
