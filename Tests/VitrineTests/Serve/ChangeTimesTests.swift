import Synchronization
import Testing

@testable import Vitrine
@testable import VitrineServe

/// How long the parts of a change are said to take.
@Suite struct ChangeTimesTests {
  private let times = ChangeTimes(
    waiting: .microseconds(3120), build: .microseconds(15_060),
    buildParts: BuildTimes(reading: .microseconds(4_400), rendering: .microseconds(6_990)))

  @Test func everyPartIsSaid() {
    var times = times
    times.pageUpdateTimes = .init(
      pages: 1, comparing: .microseconds(5_040), sending: .microseconds(980))

    #expect(
      "\(times)" == """
        24.2 ms: waiting for changes to settle 3.1, build 15.1 (reading 4.4, rendering 7.0), \
        comparing 5.0, sending 1.0 to 1 page
        """)
    times.pageUpdateTimes?.pages = 12
    #expect("\(times)".hasSuffix("sending 1.0 to 12 pages"))
  }

  @Test func withoutAnOpenPageNobodyIsTold() {
    #expect(
      "\(times)"
        == "18.2 ms: waiting for changes to settle 3.1, build 15.1 (reading 4.4, rendering 7.0)")
  }

  /// A clock that stands still until it is set, and what is reported by it.
  private final class Reported: Sendable {
    private let state = Mutex<(passed: Duration, tellings: [ChangeTimes.PageUpdateTimes?])>(
      (.zero, []))
    private let start = ContinuousClock.now

    var tellings: [ChangeTimes.PageUpdateTimes?] { state.withLock { $0.tellings } }

    func pass(_ milliseconds: Int) {
      state.withLock { $0.passed += .milliseconds(milliseconds) }
    }

    func changeTracker() -> ChangeTracker {
      ChangeTracker(now: { [self] in start + state.withLock { $0.passed } }) {
        [self] pageUpdateTimes in
        state.withLock { $0.tellings.append(pageUpdateTimes) }
      }
    }
  }

  @Test func thePageThatIsToldLastCounts() {
    let reported = Reported()
    let changeTracker = reported.changeTracker()
    changeTracker.begin(with: 2)

    reported.pass(10)
    changeTracker.recordUpdatedPage(comparing: .milliseconds(7))
    changeTracker.announce()
    #expect(reported.tellings.isEmpty)
    reported.pass(5)
    changeTracker.recordUpdatedPage(comparing: .milliseconds(2))

    #expect(
      reported.tellings
        == [.init(pages: 2, comparing: .milliseconds(2), sending: .milliseconds(13))])
    changeTracker.recordUpdatedPage(comparing: .zero)
    changeTracker.end()
    #expect(reported.tellings.count == 1)
  }

  @Test func theBuildIsToldBefore() {
    let reported = Reported()
    let changeTracker = reported.changeTracker()
    changeTracker.begin(with: 1)

    reported.pass(4)
    changeTracker.recordUpdatedPage(comparing: .zero)
    #expect(reported.tellings.isEmpty)
    reported.pass(90)
    changeTracker.announce()

    #expect(
      reported.tellings == [.init(pages: 1, comparing: .zero, sending: .milliseconds(4))])
  }

  @Test func whoIsNotToldInTimeIsNotWaitedFor() {
    let reported = Reported()
    let first = reported.changeTracker()
    first.begin(with: 2)
    first.announce()
    first.recordUpdatedPage(comparing: .zero)
    #expect(reported.tellings.isEmpty)

    // Something newer is shown.
    first.end()

    #expect(reported.tellings == [.init(pages: 1, comparing: .zero, sending: .zero)])
  }

  @Test func withoutAnOpenPageNothingIsWaitedFor() {
    let reported = Reported()
    let changeTracker = reported.changeTracker()
    changeTracker.begin(with: 0)
    changeTracker.announce()

    #expect(reported.tellings == [nil])
  }
}
