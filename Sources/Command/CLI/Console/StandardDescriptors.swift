import Glibc

/// The three descriptors that every program has, unless its caller has closed them.
enum StandardDescriptors {
  /// Occupies those that are closed, so that no file is opened in their place and then read or written by mistake.
  ///
  /// Each is opened the wrong way round: using it still fails, and the failure is reported.
  static func occupy() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free descriptor is this one, since those below it are open by now.
      _ = open("/dev/null", mode)
    }
  }
}
