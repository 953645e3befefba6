#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The properties of a file that change when its content does.
package struct FileState: Hashable, Sendable {
  package let length: Int
  private let device: dev_t
  private let inode: ino_t

  /// Of the last change, for the time of the last writing can be set.
  private let changeTime: WallTime

  init(_ status: stat) {
    length = Int(status.st_size)
    device = status.st_dev
    inode = status.st_ino
    changeTime = status.changeTime
  }

  /// True if every later change is certain to give the file another state.
  ///
  /// The clock that file systems read stands still for some milliseconds, and some file systems
  /// keep only every other second: the later of two changes within that time is not seen. `time` is
  /// when this state was taken.
  package func isSettled(at time: WallTime) -> Bool {
    time.milliseconds(since: changeTime) > (changeTime.nanoseconds == 0 ? 2500 : 50)
  }
}

extension stat {
  var changeTime: WallTime {
    #if canImport(Darwin)
      WallTime(st_ctimespec)
    #else
      WallTime(st_ctim)
    #endif
  }

  var writingTime: WallTime {
    #if canImport(Darwin)
      WallTime(st_mtimespec)
    #else
      WallTime(st_mtim)
    #endif
  }
}
