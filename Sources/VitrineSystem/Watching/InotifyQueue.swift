#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The inotify events for some folders, in a queue that overflows if it is not read.
  final class InotifyQueue {
    struct Event {
      /// The number of the folder. Meaningless if the queue overflowed.
      var folder: Int32
      private var mask: UInt32

      /// Nonzero, and the same, for the old and new names of something that was renamed; otherwise
      /// 0.
      var rename: UInt32

      /// The name of the entry that changed. Empty for the folder itself.
      var name: String

      fileprivate init(_ event: inotify_event, name: String) {
        folder = event.wd
        mask = event.mask
        rename = event.cookie
        self.name = name
      }

      func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
    }

    private let descriptor: Int32

    private static let mask = [
      IN_CLOSE_WRITE, IN_MODIFY, IN_ATTRIB, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO,
      IN_DELETE_SELF, IN_MOVE_SELF, IN_ONLYDIR, IN_EXCL_UNLINK,
    ].reduce(0) { $0 | UInt32(bitPattern: $1) }

    init() throws(WatchRefusal) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { throw WatchRefusal(code: .ofLastCall) }
    }

    deinit { close(descriptor) }

    /// Starts watching the folder at `path` and returns its number, or nil if it does not exist or
    /// may not be read.
    func watch(_ path: String) throws(WatchRefusal) -> Int32? {
      let number = inotify_add_watch(descriptor, path, Self.mask)
      if number >= 0 { return number }
      if errno == ENOSPC || errno == ENOMEM { throw WatchRefusal(code: .ofLastCall) }
      return nil
    }

    func forget(_ folder: Int32) { inotify_rm_watch(descriptor, folder) }

    /// Waits until there are events. Returns false if there are none by `time`.
    func wait(until time: ContinuousClock.Instant?) -> Bool {
      while true {
        let left = time.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let milliseconds = left.map { Int32(min(($0 / .milliseconds(1)).rounded(.up), 1e9)) } ?? -1
        let count = poll(&request, 1, milliseconds)
        if count > 0 { return true }
        if count == 0, let time, ContinuousClock.now >= time { return false }
      }
    }

    /// The events so far, oldest first.
    func events() -> [Event] {
      var events: [Event] = []
      // Large enough for the longest event and for many ordinary ones.
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        var offset = 0
        while offset < count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          offset += MemoryLayout<inotify_event>.size
          // The name is padded with zeros.
          let name = UnsafeRawBufferPointer(buffer)[offset..<offset + Int(event.len)].prefix {
            $0 != 0
          }
          offset += Int(event.len)
          events.append(Event(event, name: String(decoding: name, as: UTF8.self)))
        }
      }
      return events
    }
  }
#endif
