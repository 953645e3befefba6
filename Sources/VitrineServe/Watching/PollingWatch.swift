import Glibc
import VitrineText

/// Folders with all folders in them, of which all files are looked at, again and again.
///
/// For systems and disks that tell of no change: network folders, Windows' own disks under Linux.
final class PollingWatch: FolderWatch {
  private let roots: [String]
  private let settling: Settling
  private var seen: ContentHash

  init(over roots: [String], settling: Settling) {
    self.roots = roots
    self.settling = settling
    seen = Self.look(at: roots)
  }

  func waitForChange(upTo timeout: Duration?) -> Bool {
    let patience = timeout.map { ContinuousClock.now + $0 }
    while true {
      let start = ContinuousClock.now
      let now = Self.look(at: roots)
      if now != seen {
        settle(from: now)
        return true
      }
      if let patience, ContinuousClock.now >= patience { return false }
      // At most a twentieth of the time goes into looking.
      let rest = max(.milliseconds(300), start.duration(to: .now) * 19)
      sleep(patience.map { min(rest, ContinuousClock.now.duration(to: $0)) } ?? rest)
    }
  }

  /// Looks again until two looks agree.
  private func settle(from first: ContentHash) {
    let end = ContinuousClock.now + settling.longest
    var now = first
    repeat {
      seen = now
      sleep(settling.ofMany)
      now = Self.look(at: roots)
    } while now != seen && ContinuousClock.now < end
    seen = now
  }

  private func sleep(_ duration: Duration) {
    if duration > .zero { usleep(UInt32(min(duration / .microseconds(1), 999_999))) }
  }
}

extension PollingWatch {
  /// A number for all names and states below the roots.
  private static func look(at roots: [String]) -> ContentHash {
    var sum: UInt64 = 0
    for root in roots { add(root, isRoot: true, to: &sum) }
    return ContentHash(value: sum)
  }

  /// Entries are added up, for a folder lists them in any order.
  private static func add(_ path: String, isRoot: Bool = false, to sum: inout UInt64) {
    var status = stat()
    guard isRoot ? stat(path, &status) == 0 : lstat(path, &status) == 0 else { return }
    // What a link leads to may change too.
    if FileKind(status.st_mode) == .link { stat(path, &status) }
    var hasher = ContentHasher()
    hasher.combine(path)
    let numbers = [
      Int(status.st_ino), Int(status.st_mode), Int(status.st_size), status.st_mtim.tv_sec,
      status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
    for number in numbers { hasher.combine(UInt64(bitPattern: Int64(number))) }
    sum &+= hasher.finalize().value
    guard FileKind(status.st_mode) == .folder else { return }
    for entry in entries(of: path) { add("\(path)/\(entry.name)", to: &sum) }
  }
}
