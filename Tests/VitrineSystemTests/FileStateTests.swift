import Glibc
import Testing

@testable import VitrineSystem

@Suite struct FileStateTests {
  /// A file that was changed at a time.
  private func state(seconds: Int, nanoseconds: Int) -> FileState {
    var status = stat()
    status.st_size = 3
    status.st_ctim = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    return FileState(status)
  }

  @Test(arguments: [
    // A clock that ticks every few milliseconds.
    (100, 500_000_000, 100, 500_000_000, false), (100, 500_000_000, 100, 540_000_000, false),
    (100, 500_000_000, 100, 560_000_000, true), (100, 990_000_000, 101, 10_000_000, false),
    (100, 990_000_000, 101, 60_000_000, true),
    // One that keeps seconds only.
    (100, 0, 101, 0, false), (100, 0, 102, 400_000_000, false), (100, 0, 103, 0, true),
    // A change that is yet to come.
    (200, 500_000_000, 100, 0, false),
  ])
  func aStateIsSettledOnceNoChangeCanHaveItToo(
    seconds: Int, nanoseconds: Int, nowSeconds: Int, nowNanoseconds: Int, isSettled: Bool
  ) {
    let now = WallTime(timespec(tv_sec: nowSeconds, tv_nsec: nowNanoseconds))
    #expect(state(seconds: seconds, nanoseconds: nanoseconds).isSettled(at: now) == isSettled)
  }

  @Test func aChangeOfTheSameLengthIsAnotherState() {
    #expect(state(seconds: 1, nanoseconds: 1) == state(seconds: 1, nanoseconds: 1))
    #expect(state(seconds: 1, nanoseconds: 1) != state(seconds: 1, nanoseconds: 2))
  }
}
