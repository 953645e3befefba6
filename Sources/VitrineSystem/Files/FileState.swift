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

  /// The time of the last change of the inode. Unlike the time of the last write, programs cannot
  /// set it.
  private let changeTime: WallTime

  init(_ status: stat) {
    length = Int(status.st_size)
    device = status.st_dev
    inode = status.st_ino
    changeTime = status.changeTime
  }

  /// The state as numbers, for storing it in a file: length, device, inode, and the seconds and
  /// nanoseconds of the change.
  package typealias Numbers = InlineArray<5, Int>

  package var numbers: Numbers {
    [length, Int(device), Int(bitPattern: UInt(inode)), changeTime.seconds, changeTime.nanoseconds]
  }

  package init(_ numbers: Numbers) {
    length = numbers[0]
    device = dev_t(truncatingIfNeeded: numbers[1])
    inode = ino_t(truncatingIfNeeded: numbers[2])
    changeTime = WallTime(seconds: numbers[3], nanoseconds: numbers[4])
  }

  /// Whether this file was last changed before the other one.
  package func isEarlier(than other: FileState) -> Bool {
    (changeTime.seconds, changeTime.nanoseconds)
      < (other.changeTime.seconds, other.changeTime.nanoseconds)
  }

  /// Whether the last change was more than a number of days before a time.
  package func isOlder(thanDays days: Int, at time: WallTime) -> Bool {
    time.milliseconds(since: changeTime) > days * 86_400_000
  }

  /// Whether any later change is certain to give the file a different state.
  ///
  /// File systems store times with limited resolution: some milliseconds on most, two seconds on
  /// others. If two changes fall within one step, the second does not show in the state. `time` is
  /// when this state was read.
  package func isSettled(at time: WallTime) -> Bool {
    // Zero nanoseconds suggest a file system that stores whole seconds.
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

  var modificationTime: WallTime {
    #if canImport(Darwin)
      WallTime(st_mtimespec)
    #else
      WallTime(st_mtim)
    #endif
  }
}
