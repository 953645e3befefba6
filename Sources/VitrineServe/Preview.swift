import Synchronization

/// The site that is shown, and everyone waiting for the next one.
final class Preview: Sendable {
  private struct State {
    var shown: PreviewState?
    var waiting: [Int: AsyncStream<PreviewState>.Continuation] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// The versions that open pages may still have.
  let versions = PageVersions(maxBytes: 16 << 20)

  func show(_ shown: PreviewState) {
    let (waiting, earlier) = state.withLock { state in
      let earlier = state.shown?.changeTracker
      state.shown = shown
      shown.changeTracker?.begin(with: state.waiting.count)
      return (state.waiting.values, earlier)
    }
    earlier?.end()
    for continuation in waiting { continuation.yield(shown) }
  }

  /// The site that is shown. Waits for the first build.
  var shown: PreviewState {
    get async {
      if let shown = state.withLock({ $0.shown }) { return shown }
      for await shown in updates.stream { return shown }
      // Only a cancelled task gets here.
      return PreviewState(site: nil)
    }
  }

  /// The site that is shown, then each one that replaces it, until `end` is called. A slow reader
  /// misses the ones that were replaced in the meantime.
  var updates: (stream: AsyncStream<PreviewState>, end: @Sendable () -> Void) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: PreviewState.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.count += 1
      state.waiting[state.count] = continuation
      // Inside the lock, so that nothing newer can come first.
      if var shown = state.shown {
        // The delivery does not wait for pages that open later.
        shown.changeTracker = nil
        continuation.yield(shown)
      }
      return state.count
    }
    continuation.onTermination = { _ in
      self.state.withLock { $0.waiting[number] = nil }
    }
    return (stream, { continuation.finish() })
  }

  /// How many readers are waiting.
  var listenerCount: Int { state.withLock { $0.waiting.count } }
}
