import Glibc
import Synchronization

/// Calls `body` with parts of `0..<count`, on `jobs` threads at once, and returns when all are done.
///
/// The parts are of `length` numbers (the last may be shorter) and are taken in order; each number
/// is in one of them. This thread works too, so that a system without threads to give is only slow.
func concurrently(
  jobs: Int, count: Int, partsOf length: Int, _ body: @Sendable (Range<Int>) -> Void
) {
  let parts = (count + length - 1) / length
  withoutActuallyEscaping(body) { body in
    let crew = Crew(parts: parts) { body($0 * length..<min(($0 + 1) * length, count)) }
    let threads = (1..<max(1, min(jobs, parts))).compactMap { _ in crew.thread() }
    crew.work()
    for thread in threads { pthread_join(thread, nil) }
  }
}

/// The parts of some work, and how to do one.
private final class Crew: Sendable {
  private let parts: Int
  private let next = Atomic(0)
  private let body: @Sendable (Int) -> Void

  init(parts: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.parts = parts
    self.body = body
  }

  func work() {
    while true {
      let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
      if part >= parts { return }
      body(part)
    }
  }

  /// A new thread at work; nil when the system has none to give.
  func thread() -> pthread_t? {
    var thread = pthread_t()
    let crew = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil,
      { crew in
        Unmanaged<Crew>.fromOpaque(crew!).takeRetainedValue().work()
        return nil
      }, crew.toOpaque())
    if code == 0 { return thread }
    crew.release()
    return nil
  }
}
