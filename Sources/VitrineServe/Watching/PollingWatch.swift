import Glibc
import VitrineText

/// Folders with all folders in them, of which all files are looked at, again and again.
///
/// For systems and disks that tell of no change: network folders, Windows' own disks under Linux.
final class PollingWatch: FolderWatch {
  private let roots: [String]
  private let settling: Settling
  private var seen: ContentHash

  /// Not before: at most a twentieth of the time goes into looking.
  private var nextLook = ContinuousClock.now

  init(over roots: [String], settling: Settling) {
    self.roots = roots
    self.settling = settling
    seen = ContentHash(value: 0)
    seen = look()
  }

  func waitForChange(upTo timeout: Duration?) -> Duration? {
    let patience = timeout.map { ContinuousClock.now + $0 }
    while true {
      if let patience, patience < nextLook {
        sleep(until: patience)
        return nil
      }
      sleep(until: nextLook)
      let now = look()
      if now != seen {
        let start = ContinuousClock.now
        settle(from: now)
        return start.duration(to: .now)
      }
    }
  }

  private func look() -> ContentHash {
    let start = ContinuousClock.now
    let now = Self.look(at: roots)
    nextLook = .now + max(.milliseconds(300), start.duration(to: .now) * 19)
    return now
  }

  /// Looks again until two looks agree.
  private func settle(from first: ContentHash) {
    let end = ContinuousClock.now + settling.longest
    var now = first
    repeat {
      seen = now
      sleep(until: .now + settling.ofMany)
      now = look()
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
    let kind = FileKind(status.st_mode)
    // What a link leads to may change too; what is in a folder there belongs to no site.
    if kind == .link { stat(path, &status) }
    var hasher = ContentHasher()
    hasher.combine(path)
    let numbers = [
      Int(status.st_ino), Int(status.st_mode), Int(status.st_size), status.st_mtim.tv_sec,
      status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
    for number in numbers { hasher.combine(UInt64(bitPattern: Int64(number))) }
    sum &+= hasher.finalize().value
    guard kind == .folder else { return }
    for entry in entries(of: path) { add("\(path)/\(entry.name)", to: &sum) }
  }
}
