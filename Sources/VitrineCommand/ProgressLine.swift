import Synchronization
import VitrineSystem

/// A line on the terminal that shows the progress of a build. Not shown if standard error is a
/// file.
final class ProgressLine: Sendable {
  private struct State {
    var next: ContinuousClock.Instant
    var isShown = false
  }

  private let state: Mutex<State>

  /// The line first appears after half a second, so short builds do not show it.
  init?() {
    guard StandardError.isTerminal else { return nil }
    state = Mutex(State(next: .now + .milliseconds(500)))
  }

  /// Can be called often and on any thread. The line is updated ten times per second.
  func show(done: Int, of total: Int) {
    state.withLock { state in
      let now = ContinuousClock.now
      guard now >= state.next else { return }
      state.next = now + .milliseconds(100)
      state.isShown = true
      StandardError.write("\r\u{1B}[K\(done.grouped) of \(total.grouped) files")
    }
  }

  func clear() {
    state.withLock { state in
      if state.isShown { StandardError.write("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
