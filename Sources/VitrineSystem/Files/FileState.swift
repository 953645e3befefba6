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

  /// The time of the last change of the inode: unlike the time of the last write, programs cannot set
  /// it.
  private let changeTime: WallTime

  init(_ status: stat) {
    length = Int(status.st_size)
    device = status.st_dev
    inode = status.st_ino
    changeTime = status.changeTime
  }

  /// Its numbers, by which a file keeps it for later processes: length, device, inode, and the seconds
  /// and nanoseconds of the change.
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

  /// True if the last change of this file was before that of the other.
  package func isEarlier(than other: FileState) -> Bool {
    (changeTime.seconds, changeTime.nanoseconds)
      < (other.changeTime.seconds, other.changeTime.nanoseconds)
  }

  /// True if every later change is certain to give the file another state.
  ///
  /// File systems keep time in steps: some milliseconds on most, two seconds on others. Of two changes
  /// within a step the second leaves the state as it was. `time` is when this state was read.
  package func isSettled(at time: WallTime) -> Bool {
    // No nanoseconds at all suggest a file system that keeps whole seconds.
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
