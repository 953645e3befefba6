/// Changes that belong together: a file written in several steps, or the many files of a checkout.
struct ChangeBatch {
  /// A file, by the number of its folder and its name.
  struct File: Hashable {
    var folder: Int32
    var name: String
  }

  /// The state of a file after a change, as far as it is known.
  enum FileState {
    /// It may be incomplete.
    case open

    /// Another file may replace it, which is how some editors save.
    case gone

    case whole
  }

  private let debounceInterval: DebounceInterval
  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?
  private var changes = 0
  private var files: [File: FileState] = [:]

  /// The old names of renamed files whose new names may follow.
  private var leaving: [UInt32: File] = [:]

  /// Whether anything other than files has changed.
  private var affectsFolders = false

  /// More than the steps in which an editor saves one file.
  private static let few = 10

  init(debounceInterval: DebounceInterval) {
    self.debounceInterval = debounceInterval
  }

  /// Records a change of something other than a single file.
  mutating func record(at time: ContinuousClock.Instant) {
    first = first ?? time
    last = time
    changes += 1
    affectsFolders = true
  }

  /// Records a change of a file. `state` is nil if the change does not affect it. `rename` is the
  /// same nonzero number for the old and new names of a renamed file, which counts as one file, and
  /// otherwise 0.
  mutating func record(
    _ file: File, _ state: FileState?, rename: UInt32 = 0, at time: ContinuousClock.Instant
  ) {
    first = first ?? time
    last = time
    changes += 1
    files[file] = state ?? files[file] ?? .whole
    guard rename != 0 else { return }
    if state == .gone {
      leaving[rename] = file
    } else if let left = leaving.removeValue(forKey: rename), left != file {
      files[left] = nil
    }
  }

  /// When the burst is complete if nothing else changes, or nil before the first change.
  var end: ContinuousClock.Instant? {
    guard let first, let last else { return nil }
    return min(last + pause, first + debounceInterval.longest)
  }

  private var pause: Duration {
    if changes > Self.few || files.values.contains(.open) { return debounceInterval.longPause }
    let isSaved = files.count == 1 && !files.values.contains(.gone) && !affectsFolders
    return isSaved ? debounceInterval.savePause : debounceInterval.shortPause
  }

  /// How long it has lasted at `time`.
  func duration(at time: ContinuousClock.Instant) -> Duration {
    first.map { $0.duration(to: time) } ?? .zero
  }
}
