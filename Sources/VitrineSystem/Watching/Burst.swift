/// Changes that belong together: a file written in several steps, the many files of a checkout.
struct Burst {
  /// A file by the folder's number and its name.
  struct File: Hashable {
    var folder: Int32
    var name: String
  }

  /// The state of a file after a change, so far as it is known.
  enum FileState {
    /// It may be half written.
    case open

    /// Another may take its place, as some editors save.
    case gone

    case whole
  }

  private let settling: Settling
  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?
  private var changes = 0
  private var files: [File: FileState] = [:]

  /// The old names of files of which the new ones may follow.
  private var leaving: [UInt32: File] = [:]

  /// True if anything else than files changed.
  private var concernsFolders = false

  /// More than the steps in which an editor saves one file.
  private static let few = 10

  init(settling: Settling) {
    self.settling = settling
  }

  /// Notes that something changed which is not a single file.
  mutating func note(at time: ContinuousClock.Instant) {
    first = first ?? time
    last = time
    changes += 1
    concernsFolders = true
  }

  /// Notes a change of a file, which says nothing of its state where that is nil. `rename` is the same number for
  /// both names of a file that got another one, which is one file then, and otherwise 0.
  mutating func note(
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

  /// When it is complete, if nothing more comes; nil before the first change.
  var end: ContinuousClock.Instant? {
    guard let first, let last else { return nil }
    return min(last + pause, first + settling.longest)
  }

  private var pause: Duration {
    if changes > Self.few || files.values.contains(.open) { return settling.ofMany }
    let isSaved = files.count == 1 && !files.values.contains(.gone) && !concernsFolders
    return isSaved ? settling.ofSaved : settling.ofFew
  }

  /// How long it has lasted at `time`.
  func duration(at time: ContinuousClock.Instant) -> Duration {
    first.map { $0.duration(to: time) } ?? .zero
  }
}
