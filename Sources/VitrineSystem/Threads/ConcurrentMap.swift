import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The results of `work` on consecutive chunks of `0..<count`, in order, regardless of which
/// threads computed them.
///
/// Up to `jobs` threads, including the caller's, each take the next `chunkSize` indices whenever
/// they are free. With one job or one chunk, everything runs on the caller's thread. `chunkSize` is
/// at least 1.
package func concurrentMap<Result: Sendable>(
  of count: Int, by chunkSize: Int, jobs: Int, _ work: @escaping @Sendable (Range<Int>) -> Result
) -> [Result] {
  let chunks = (count + chunkSize - 1) / chunkSize
  let range: @Sendable (Int) -> Range<Int> = {
    $0 * chunkSize..<min(count, ($0 + 1) * chunkSize)
  }
  if jobs <= 1 || chunks <= 1 { return (0..<chunks).map { work(range($0)) } }

  let queue = ChunkQueue<Result>(chunks: chunks)
  let worker: @Sendable () -> Void = {
    while let next = queue.take() { queue.put(work(range(next)), at: next) }
  }
  let threads = (1..<min(jobs, chunks)).compactMap { _ in Thread(worker) }
  worker()
  for thread in threads { thread.join() }
  return queue.results()
}

/// The results of two pieces of work that do not depend on each other. With two or more jobs, both
/// are done at the same time, the first on the caller's thread.
package func concurrently<First, Second: Sendable>(
  jobs: Int, _ first: () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let result = Mutex<Second?>(nil)
  let work: @Sendable () -> Void = {
    let value = second()
    result.withLock { $0 = value }
  }
  let thread = jobs > 1 ? Thread(work) : nil
  let value = first()
  if let thread { thread.join() } else { work() }
  return (value, result.withLock { $0! })
}

/// Hands out chunks and collects their results.
private final class ChunkQueue<Result: Sendable>: Sendable {
  private let chunks: Int
  private let next = Atomic<Int>(0)
  private let done: Mutex<[Result?]>

  init(chunks: Int) {
    self.chunks = chunks
    done = Mutex(Array(repeating: nil, count: chunks))
  }

  func take() -> Int? {
    // Relaxed, because results are passed through the mutex and not through this counter.
    let index = next.add(1, ordering: .relaxed).oldValue
    return index < chunks ? index : nil
  }

  func put(_ result: Result, at index: Int) {
    done.withLock { $0[index] = result }
  }

  func results() -> [Result] {
    done.withLock { $0.map { $0! } }
  }
}

/// A system thread. `init?` returns nil if it cannot be started; the other threads then do its
/// work.
private struct Thread {
  private let handle: pthread_t

  private final class Start {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  init?(_ run: @escaping @Sendable () -> Void) {
    let start = Unmanaged.passRetained(Start(run))
    var handle = pthread_t()
    let status = pthread_create(
      &handle, nil,
      { context in
        Unmanaged<Start>.fromOpaque(context!).takeRetainedValue().run()
        return nil
      }, start.toOpaque())
    guard status == 0 else {
      start.release()
      return nil
    }
    self.handle = handle
  }

  func join() {
    pthread_join(handle, nil)
  }
}
