import Synchronization
import Vitrine
import VitrineSystem
import VitrineText

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
  func show(_ step: BuildStep) { show(step.words) }

  func show(_ words: @autoclosure () -> String) {
    state.withLock { state in
      let now = ContinuousClock.now
      guard now >= state.next else { return }
      state.next = now + .milliseconds(100)
      state.isShown = true
      StandardError.write("\r\u{1B}[K\(words())")
    }
  }

  func clear() {
    state.withLock { state in
      if state.isShown { StandardError.write("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}

extension BuildStep {
  fileprivate var words: String {
    switch self {
    case .picture(let name, let done, let total):
      "picture \((done + 1).grouped) of \(total.grouped): \(name)"
    case .files(let done, let total): "\(done.grouped) of \(total.grouped) files"
    }
  }
}
