#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A time by the system clock, which can be set back.
package struct WallTime: Hashable, Sendable {
  /// Since 1970, in UTC.
  let seconds: Int
  let nanoseconds: Int

  init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  init(_ time: timespec) {
    self.init(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }

  package static var now: WallTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return WallTime(time)
  }

  /// Whole days, in UTC.
  package var daysSince1970: Int { seconds / 86_400 }

  func milliseconds(since other: WallTime) -> Int {
    (seconds - other.seconds) * 1000 + (nanoseconds - other.nanoseconds) / 1_000_000
  }
}

/// The hour, minute and second in local time.
package func timeOfDay() -> [Int] {
  var now = time(nil)
  var moment = tm()
  localtime_r(&now, &moment)
  return [moment.tm_hour, moment.tm_min, moment.tm_sec].map(Int.init)
}

/// The year, month and day in UTC at a number of seconds since 1970, or nil if it is out of range.
package func dayInUTC(secondsSince1970 seconds: Int) -> (year: Int, month: Int, day: Int)? {
  var seconds = time_t(seconds)
  var moment = tm()
  guard gmtime_r(&seconds, &moment) != nil else { return nil }
  return (Int(moment.tm_year) + 1900, Int(moment.tm_mon) + 1, Int(moment.tm_mday))
}
