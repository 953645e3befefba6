import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Twice the number of writers, plus one once the program has been asked to end. A single number,
/// because a signal handler must not wait for a lock and needs both at once.
private let writersAndEnd = Atomic<Int>(0)

/// Makes SIGINT and SIGTERM end the program at once with status 0, except within
/// ``finishing(_:)``. Signals that were ignored when the program started, as with `nohup`, stay
/// ignored.
package func endWithSignals() {
  // Initializes the variable, which happens on first access and must not happen in a handler.
  _ = writersAndEnd.load(ordering: .relaxed)
  for number in [SIGINT, SIGTERM] {
    var before = sigaction()
    sigaction(number, nil, &before)
    let isIgnored =
      unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    guard !isIgnored else { continue }
    signal(number) { _ in
      let writers = writersAndEnd.bitwiseOr(1, ordering: .sequentiallyConsistent).oldValue >> 1
      if writers == 0 { _exit(0) }
    }
  }
}

/// Runs a task that must not be interrupted. A signal that arrives meanwhile ends the program
/// afterwards.
package func finishing<Result, Failure: Error>(
  _ task: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let isEnding = writersAndEnd.add(2, ordering: .sequentiallyConsistent).oldValue == 1
  // Another thread is just ending the program.
  while isEnding { pause() }
  defer {
    if writersAndEnd.subtract(2, ordering: .sequentiallyConsistent).newValue == 1 { _exit(0) }
  }
  return try task()
}
