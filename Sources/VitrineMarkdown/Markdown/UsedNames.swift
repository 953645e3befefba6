/// The names used so far, to make new ones unique.
struct UsedNames {
  private var names: Set<String> = []

  /// The last number added to each name that was requested again.
  private var counts: [String: Int] = [:]

  /// Marks `name` as used. Returns whether it was unused before.
  mutating func insert(_ name: String) -> Bool { names.insert(name).inserted }

  /// Returns `name` if it is unused, otherwise with the lowest number from `first` that makes it
  /// unused.
  mutating func unused(_ name: String, from first: Int, numbered: (Int) -> String) -> String {
    if names.insert(name).inserted { return name }
    var count = counts[name] ?? first - 1
    var candidate: String
    repeat {
      count += 1
      candidate = numbered(count)
    } while !names.insert(candidate).inserted
    counts[name] = count
    return candidate
  }
}
