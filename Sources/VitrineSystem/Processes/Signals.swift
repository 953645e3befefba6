import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Twice the number of writers, and one more once the program has been asked to end: a signal's handler,
/// which may wait for nobody, sees both at once.
private let writersAndEnd = Atomic<Int>(0)

/// Makes SIGINT and SIGTERM end the program with a status of 0, at once, but not within ``finishing(_:)``.
/// A signal that the program was started to ignore, as by `nohup`, goes on being ignored.
package func endWithSignals() {
  // It is made when it is first asked for, which a handler may not do.
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

/// Does what is not to be left half done: a signal that comes meanwhile ends the program after it.
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
