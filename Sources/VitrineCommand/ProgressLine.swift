import Synchronization
import VitrineSystem

/// One line on the terminal that says how far a build is; nothing when standard error is a file.
final class ProgressLine: Sendable {
  private struct State {
    var next: ContinuousClock.Instant
    var isShown = false
  }

  private let state: Mutex<State>

  /// The first line comes after half a second: short builds show none.
  init?() {
    guard StandardError.isTerminal else { return nil }
    state = Mutex(State(next: .now + .milliseconds(500)))
  }

  /// May be called from any thread, and often: the line changes ten times a second.
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
