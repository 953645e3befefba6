import Synchronization

/// The way of one change from the build that saw it to all who have a page open.
final class Delivery: Sendable {
  typealias Clock = @Sendable () -> ContinuousClock.Instant

  private struct State {
    /// How many have a page open and were not told yet.
    var waiting = 0

    var isAnnounced = false
    var isEnded = false
    var telling: ChangeTimes.Telling?
  }

  private let state = Mutex(State())
  private let start: ContinuousClock.Instant
  private let now: Clock
  private let report: @Sendable (ChangeTimes.Telling?) -> Void

  /// `report` is called once: when all were told, or something newer is shown.
  init(now: @escaping Clock = { .now }, report: @escaping @Sendable (ChangeTimes.Telling?) -> Void)
  {
    start = now()
    self.now = now
    self.report = report
  }

  /// Says how many pages are to be told; before the first of them is.
  func begin(with count: Int) { state.withLock { $0.waiting = count } }

  /// A page was told, after its versions were compared for so long.
  func notePage(comparing: Duration) {
    let whole = start.duration(to: now())
    change { state in
      state.waiting -= 1
      state.telling = ChangeTimes.Telling(
        pages: (state.telling?.pages ?? 0) + 1, comparing: comparing, sending: whole - comparing)
    }
  }

  /// The build was told of, which comes before what became of it.
  func announce() { change { $0.isAnnounced = true } }

  /// Nobody else is told.
  func end() {
    change { state in
      state.waiting = 0
      state.isAnnounced = true
    }
  }

  private func change(_ change: (inout State) -> Void) {
    let telling: ChangeTimes.Telling?? = state.withLock { state in
      if state.isEnded { return nil }
      change(&state)
      guard state.waiting <= 0, state.isAnnounced else { return nil }
      state.isEnded = true
      return .some(state.telling)
    }
    if let telling { report(telling) }
  }
}
