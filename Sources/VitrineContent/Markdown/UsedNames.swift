/// The names given so far, to make new ones unique.
struct UsedNames {
  private var names: Set<String> = []

  /// The last number given to each name that was asked for again.
  private var counts: [String: Int] = [:]

  /// Returns true if `name` was unused. It is used now.
  mutating func insert(_ name: String) -> Bool { names.insert(name).inserted }

  /// Returns `name`, with the first number from `first` on that makes it unused if it is used already.
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
