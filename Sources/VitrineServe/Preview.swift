import Synchronization

/// What is shown now, and who waits for what comes next.
final class Preview: Sendable {
  private struct State {
    var shown: PreviewState?
    var waiting: [Int: AsyncStream<PreviewState>.Continuation] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// What open pages may still be.
  let versions = PageVersions(mostBytes: 16 << 20)

  func show(_ shown: PreviewState) {
    let (waiting, earlier) = state.withLock { state in
      let earlier = state.shown?.delivery
      state.shown = shown
      shown.delivery?.begin(with: state.waiting.count)
      return (state.waiting.values, earlier)
    }
    earlier?.end()
    for continuation in waiting { continuation.yield(shown) }
  }

  /// What is shown; waits for the first build.
  var shown: PreviewState {
    get async {
      if let shown = state.withLock({ $0.shown }) { return shown }
      for await shown in updates.stream { return shown }
      // Only a cancelled task gets here.
      return PreviewState(site: nil)
    }
  }

  /// What is shown, and from now on what is shown instead, until `end` is called. Who is slow misses
  /// what is replaced already.
  var updates: (stream: AsyncStream<PreviewState>, end: @Sendable () -> Void) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: PreviewState.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.count += 1
      state.waiting[state.count] = continuation
      // Inside the lock, so that nothing newer comes before it.
      if var shown = state.shown {
        // Who comes later is not waited for.
        shown.delivery = nil
        continuation.yield(shown)
      }
      return state.count
    }
    continuation.onTermination = { _ in
      self.state.withLock { $0.waiting[number] = nil }
    }
    return (stream, { continuation.finish() })
  }

  /// How many wait.
  var listenerCount: Int { state.withLock { $0.waiting.count } }
}
