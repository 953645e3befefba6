/// Tells when what is in some folders may have changed.
///
/// It belongs to one thread.
package protocol FolderWatch {
  /// Waits until something has changed since the last call and has settled. Returns how long that
  /// took from the first notice of it; nil if nothing changed for as long as `timeout`.
  ///
  /// Changes while this is not called are reported by the next call.
  func waitForChange(upTo timeout: Duration?) -> Duration?
}

/// How long nothing more must change before a change counts as complete.
package struct Settling: Sendable {
  /// After one file that was written and closed, or renamed to what it is to be called. The next of many
  /// follows sooner; if it does not, they take two builds.
  package var ofSaved = Duration.milliseconds(3)

  /// After a few files, and one that is gone: others, or its successor, may follow.
  package var ofFew = Duration.milliseconds(15)

  /// After many, or one that is still open.
  package var ofMany = Duration.milliseconds(100)

  /// A change that never ends counts as complete after this.
  package var longest = Duration.seconds(2)

  package static let usual = Settling()
}

/// How changes are found.
public enum WatchMethod: Sendable {
  /// The system tells of them. Where it does not or refuses, they are looked for.
  case notification

  /// All files are looked at, again and again.
  case polling
}

/// The watch over `roots`; `refused` is told if the system refuses to tell of changes, now or later, and
/// they are looked for instead. `ignoring` says of which names in folders nothing is told.
package func folderWatch(
  over roots: [String], by method: WatchMethod, ignoring: @escaping (String) -> Bool,
  settling: Settling = .usual,
  refused: @escaping (WatchRefusal) -> Void
) -> any FolderWatch {
  #if os(Linux)
    if method == .notification {
      do throws(WatchRefusal) {
        return try InotifyWatch(
          over: roots, ignoring: ignoring, settling: settling, refused: refused)
      } catch {
        refused(error)
      }
    }
  #endif
  return PollingWatch(over: roots, ignoring: ignoring, settling: settling)
}
