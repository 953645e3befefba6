#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Watches folders recursively by examining all files again and again.
///
/// For systems and disks that do not report changes, such as network folders, or Windows disks
/// under Linux.
final class PollingWatch: FolderWatch {
  private let roots: [String]
  private let isIgnored: (String) -> Bool
  private let debounceInterval: DebounceInterval

  /// A hash of all names and states below the roots.
  private var seen = 0

  /// The earliest time to look again. Looking takes at most a twentieth of the time.
  private var nextCheck = ContinuousClock.now

  init(
    over roots: [String], ignoring: @escaping (String) -> Bool, debounceInterval: DebounceInterval
  ) {
    self.roots = roots
    isIgnored = ignoring
    self.debounceInterval = debounceInterval
    seen = check()
  }

  func waitForChange(upTo timeout: Duration?) -> Duration? {
    let patience = timeout.map { ContinuousClock.now + $0 }
    while true {
      if let patience, patience < nextCheck {
        sleep(until: patience)
        return nil
      }
      sleep(until: nextCheck)
      let now = check()
      if now != seen {
        let start = ContinuousClock.now
        settle(from: now)
        return start.duration(to: .now)
      }
    }
  }

  private func check() -> Int {
    let start = ContinuousClock.now
    var now = 0
    for root in roots {
      var visited = FollowedLinks.VisitedFolders()
      add(root, isRoot: true, FollowedLinks(in: root), &visited, to: &now)
    }
    nextCheck = .now + max(.milliseconds(300), start.duration(to: .now) * 19)
    return now
  }

  /// Looks again until two results agree.
  private func settle(from first: Int) {
    let end = ContinuousClock.now + debounceInterval.longest
    var now = first
    repeat {
      seen = now
      sleep(until: .now + debounceInterval.longPause)
      now = check()
    } while now != seen && ContinuousClock.now < end
    seen = now
  }

  private func sleep(until time: ContinuousClock.Instant) {
    while case let left = ContinuousClock.now.duration(to: time), left > .zero {
      usleep(UInt32(min((left / .microseconds(1)).rounded(.up), 999_999)))
    }
  }
}

extension PollingWatch {
  /// Sums up hashes of the entries, because folders list them in any order.
  private func add(
    _ path: String, isRoot: Bool = false, _ links: FollowedLinks,
    _ visited: inout FollowedLinks.VisitedFolders,
    to sum: inout Int
  ) {
    var status = stat()
    guard isRoot ? stat(path, &status) == 0 : lstat(path, &status) == 0 else { return }
    let kind = FileKind(status)
    // The target of a link can change as well.
    if kind == .link { stat(path, &status) }
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(status.st_mode)
    hasher.combine(status.modificationTime)
    hasher.combine(FileState(status))
    sum &+= hasher.finalize()
    var isFollowed = false
    if kind == .link, case .folder(let target)? = links.target(of: path) {
      isFollowed = visited.enter(target, from: path.parentPath ?? ".")
    }
    defer { if isFollowed { visited.leave() } }
    guard kind == .folder || isFollowed, var entries = try? FolderEntries(of: path) else { return }
    while let entry = entries.next() {
      if !isIgnored(entry.name) { add("\(path)/\(entry.name)", links, &visited, to: &sum) }
    }
  }
}
