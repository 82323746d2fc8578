import Glibc
import TestSupport
import Testing

/// A system in which a process can create only so many threads, as where a limit of processes is reached.
struct FewThreads {
  private let folder: TemporaryFolder
  private let library: String

  init() throws {
    folder = try TemporaryFolder()
    let source = try folder.file(
      "threads.c",
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <errno.h>
      #include <pthread.h>
      #include <stdatomic.h>
      #include <stdlib.h>
      int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
        static atomic_int created;
        if (created++ >= atoi(getenv("THREADS"))) return EAGAIN;
        int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = dlsym(RTLD_NEXT, "pthread_create");
        return create(thread, attributes, body, argument);
      }
      """)
    library = folder.adopt("threads.so")
    var compiler = CommandRun(["cc", "-w", "-shared", "-fPIC", source, "-o", library, "-ldl"])
    compiler.program = "/usr/bin/env"
    compiler.environment = ["PATH=\(getenv("PATH").map { String(cString: $0) } ?? "/usr/bin")"]
    try #require(compiler.result() == CommandResult())
  }

  /// What a run of the command gives that can create this many threads.
  func result(_ arguments: [String], threads: Int, input: String = "") throws -> CommandResult {
    var run = CommandRun(arguments)
    run.environment = ["LD_PRELOAD=\(library)", "THREADS=\(threads)"]
    run.input = Array(input.utf8)
    return try run.result()
  }
}
