/// Reports when the contents of some folders may have changed.
///
/// It must be used from one thread.
package protocol FolderWatch {
  /// Waits until something has changed since the last call and has settled. Returns how long that
  /// took since the first event, or nil if nothing changed within `timeout`.
  ///
  /// Changes between calls are reported by the next call.
  func waitForChange(upTo timeout: Duration?) -> Duration?
}

/// How long nothing must change before a change counts as complete.
package struct DebounceInterval: Sendable {
  /// After one file was written and closed, or renamed to its final name. If there are more files,
  /// the next usually follows sooner; if it does not, there will be two builds.
  package var savePause = Duration.milliseconds(3)

  /// After a few files or a removal: other files, or a replacement, may follow.
  package var shortPause = Duration.milliseconds(15)

  /// After many files, or a file that is still open.
  package var longPause = Duration.milliseconds(100)

  /// A change that never settles counts as complete after this time.
  package var longest = Duration.seconds(2)

  package static let usual = DebounceInterval()
}

/// How changes are detected.
public enum WatchMethod: Sendable {
  /// The system reports them. If it cannot or refuses, falls back to polling.
  case notification

  /// All files are examined again and again.
  case polling
}

/// Returns a watch over `roots`. If the system refuses to report changes, now or later, calls
/// `refused` and falls back to polling. Entries whose names satisfy `ignoring` are not reported.
package func folderWatch(
  over roots: [String], by method: WatchMethod, ignoring: @escaping (String) -> Bool,
  debounceInterval: DebounceInterval = .usual,
  refused: @escaping (WatchRefusal) -> Void
) -> any FolderWatch {
  #if os(Linux)
    if method == .notification {
      do throws(WatchRefusal) {
        return try InotifyWatch(
          over: roots, ignoring: ignoring, debounceInterval: debounceInterval, refused: refused)
      } catch {
        refused(error)
      }
    }
  #endif
  return PollingWatch(over: roots, ignoring: ignoring, debounceInterval: debounceInterval)
}
