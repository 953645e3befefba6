import Synchronization

/// Follows a change from its build to all open pages.
final class ChangeTracker: Sendable {
  typealias Clock = @Sendable () -> ContinuousClock.Instant

  private struct State {
    /// How many open pages have not received the change yet.
    var waiting = 0

    var isAnnounced = false
    var isEnded = false
    var pageUpdateTimes: ChangeTimes.PageUpdateTimes?
  }

  private let state = Mutex(State())
  private let start: ContinuousClock.Instant
  private let now: Clock
  private let report: @Sendable (ChangeTimes.PageUpdateTimes?) -> Void

  /// `report` is called once, when all pages have received the change or something newer is shown.
  init(
    now: @escaping Clock = { .now },
    report: @escaping @Sendable (ChangeTimes.PageUpdateTimes?) -> Void
  ) {
    start = now()
    self.now = now
    self.report = report
  }

  /// Sets how many pages will receive the change. Called before any of them does.
  func begin(with count: Int) { state.withLock { $0.waiting = count } }

  /// Records that a page received the change, and how long comparing its versions took.
  func recordUpdatedPage(comparing: Duration) {
    let whole = start.duration(to: now())
    change { state in
      state.waiting -= 1
      state.pageUpdateTimes = ChangeTimes.PageUpdateTimes(
        pages: (state.pageUpdateTimes?.pages ?? 0) + 1, comparing: comparing,
        sending: whole - comparing)
    }
  }

  /// Records that the build was reported, which has to come before `report`.
  func announce() { change { $0.isAnnounced = true } }

  /// Ends the delivery: no other page will receive the change.
  func end() {
    change { state in
      state.waiting = 0
      state.isAnnounced = true
    }
  }

  private func change(_ change: (inout State) -> Void) {
    let pageUpdateTimes: ChangeTimes.PageUpdateTimes?? = state.withLock { state in
      if state.isEnded { return nil }
      change(&state)
      guard state.waiting <= 0, state.isAnnounced else { return nil }
      state.isEnded = true
      return .some(state.pageUpdateTimes)
    }
    if let pageUpdateTimes { report(pageUpdateTimes) }
  }
}
