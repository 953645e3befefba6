/// Changes that belong together: a file written in several steps, the many files of a checkout.
struct Burst {
  /// A file by the folder's number and its name.
  struct File: Hashable {
    var folder: Int32
    var name: String
  }

  private let settling: Settling
  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?
  private var changes = 0
  private var openFiles: Set<File> = []

  /// More than the steps in which an editor saves one file.
  private static let few = 10

  init(settling: Settling) {
    self.settling = settling
  }

  mutating func note(at time: ContinuousClock.Instant) {
    first = first ?? time
    last = time
    changes += 1
  }

  mutating func noteOpen(_ file: File) { openFiles.insert(file) }
  mutating func noteClosed(_ file: File) { openFiles.remove(file) }

  /// When it is complete, if nothing more comes; nil before the first change.
  var end: ContinuousClock.Instant? {
    guard let first, let last else { return nil }
    let isOne = changes <= Self.few && openFiles.isEmpty
    return min(last + (isOne ? settling.ofOne : settling.ofMany), first + settling.longest)
  }
}
