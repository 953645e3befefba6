/// Matches the elements of an older and a newer list by name, and maps their indices both ways.
struct IndexMapping: Sendable {
  /// For each old element, its index in the new list, or nil if it was removed.
  private(set) var now: [Int?]

  /// For each new element, its index in the old list, or nil if it was inserted.
  private(set) var before: [Int?]

  /// Whether both lists have the same elements at the same indices.
  let isIdentity: Bool

  /// Names are unique in each list. Only elements after the common beginning are looked up by name.
  init(from old: [UInt64], to new: [UInt64]) {
    let start = zip(old, new).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
    now = old.indices.map { $0 < start ? $0 : nil }
    before = new.indices.map { $0 < start ? $0 : nil }
    isIdentity = start == old.count && start == new.count
    guard !isIdentity else { return }
    var numbers: [UInt64: Int] = [:]
    for number in start..<old.count { numbers[old[number]] = number }
    for number in start..<new.count {
      guard let known = numbers[new[number]] else { continue }
      before[number] = known
      now[known] = number
    }
  }

  /// For each old element, whether its value is the same in the new list. Values can be missing for
  /// the last elements.
  func areSame(_ old: [UInt64], _ new: [UInt64]) -> [Bool] {
    old.indices.map { index in
      guard old[index] != Fingerprint.incomparable, index < now.count, let now = now[index],
        now < new.count
      else { return false }
      return old[index] == new[now]
    }
  }
}
