public import Glibc

/// What changes when a file does.
public struct FileState: Hashable, Sendable {
  public let length: Int
  private let device: dev_t
  private let inode: ino_t
  private let changedSeconds: Int
  private let changedNanoseconds: Int

  public init(_ status: stat) {
    length = Int(status.st_size)
    device = status.st_dev
    inode = status.st_ino
    // The time of the last change, for that of the last writing can be set.
    changedSeconds = status.st_ctim.tv_sec
    changedNanoseconds = status.st_ctim.tv_nsec
  }

  /// Whether every later change gives the file another state.
  ///
  /// The clock that file systems read stands still for some milliseconds, and some keep no more than
  /// every other second: of two changes within them the later one is not seen. `time` is when this state
  /// was taken.
  public func isSettled(at time: timespec) -> Bool {
    let seconds = time.tv_sec - changedSeconds
    let milliseconds = seconds * 1000 + (time.tv_nsec - changedNanoseconds) / 1_000_000
    return milliseconds > (changedNanoseconds == 0 ? 2500 : 50)
  }
}

extension timespec {
  /// What time it is.
  public static var now: timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time
  }
}
