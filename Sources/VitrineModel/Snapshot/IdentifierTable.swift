/// Identifiers and their handles: a hash table that hashes each identifier only once.
///
/// A handle is a number from 0. Handles are assigned in ascending order and never reused. Data
/// about identifiers can therefore be kept in arrays indexed by handle, and the handle of a removed
/// identifier stays distinct from its new handle if it is added again. Every operation on one
/// identifier is O(1). A table never shrinks (see `isSparse`).
struct IdentifierTable<ID: Hashable & Sendable>: Sendable {
  /// Every identifier that was ever added, by handle, including removed ones.
  private(set) var ids: [ID] = []

  /// The low half of each identifier's hash value, by handle.
  private(set) var hashes: [UInt32] = []

  /// How many identifiers are in the table.
  private(set) var count = 0

  /// Linear probing over a power of two. A bucket has the hash in the high half and the handle + 1
  /// in the low half, or is 0 if it is empty.
  private var buckets: [UInt64] = []

  static func hash(_ id: ID) -> UInt32 { UInt32(truncatingIfNeeded: id.hashValue) }

  /// How many handles have been assigned, which is the next handle.
  var handleCount: Int { ids.count }

  /// Whether most handles belong to removed identifiers, so that the table should be rebuilt.
  var isSparse: Bool { ids.count > 64 && ids.count > 2 * count }
}

extension IdentifierTable {
  func handle(of id: ID) -> Int? {
    handle(of: id, hash: Self.hash(id))
  }

  /// The handle of an identifier whose hash is already known.
  func handle(of id: ID, hash: UInt32) -> Int? {
    if buckets.isEmpty { return nil }
    var bucket = home(of: hash)
    while buckets[bucket] != 0 {
      if UInt32(truncatingIfNeeded: buckets[bucket] >> 32) == hash {
        let handle = handle(in: bucket)
        if ids[handle] == id { return handle }
      }
      bucket = (bucket + 1) & mask
    }
    return nil
  }

  /// The identifier's handle, newly assigned if it was not in the table.
  mutating func add(_ id: ID) -> (handle: Int, isNew: Bool) {
    reserve(count + 1)
    let hash = Self.hash(id)
    var bucket = home(of: hash)
    while buckets[bucket] != 0 {
      if UInt32(truncatingIfNeeded: buckets[bucket] >> 32) == hash {
        let handle = handle(in: bucket)
        if ids[handle] == id { return (handle, false) }
      }
      bucket = (bucket + 1) & mask
    }
    let handle = ids.count
    buckets[bucket] = UInt64(hash) << 32 | UInt64(handle + 1)
    ids.append(id)
    hashes.append(hash)
    count += 1
    return (handle, true)
  }

  /// Removes the identifier of a handle. The handle is not reused.
  mutating func remove(_ handle: Int) {
    var gap = home(of: hashes[handle])
    while self.handle(in: gap) != handle { gap = (gap + 1) & mask }
    count -= 1
    // Later entries of the same run move up, but not beyond their home bucket.
    var bucket = gap
    while true {
      buckets[gap] = 0
      repeat {
        bucket = (bucket + 1) & mask
        if buckets[bucket] == 0 { return }
      } while !canMove(from: bucket, to: gap)
      buckets[gap] = buckets[bucket]
      gap = bucket
    }
  }

  /// Removes all identifiers from a handle on, as if they had never been added.
  mutating func removeLast(from first: Int) {
    for handle in first..<ids.count { remove(handle) }
    ids.removeSubrange(first...)
    hashes.removeSubrange(first...)
  }

  /// Makes room, so that `capacity` identifiers fill at most three fifths of the buckets.
  mutating func reserve(_ capacity: Int) {
    if capacity * 5 <= buckets.count * 3 { return }
    var size = max(8, buckets.count * 2)
    while capacity * 5 > size * 3 { size *= 2 }
    let old = buckets
    buckets = [UInt64](repeating: 0, count: size)
    for entry in old where entry != 0 {
      var bucket = home(of: UInt32(truncatingIfNeeded: entry >> 32))
      while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
      buckets[bucket] = entry
    }
  }
}

extension IdentifierTable {
  private var mask: Int { buckets.count - 1 }

  private func home(of hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & mask }

  private func handle(in bucket: Int) -> Int {
    Int(UInt32(truncatingIfNeeded: buckets[bucket])) - 1
  }

  /// Whether the entry in a bucket may move to a gap before it, because its home is not between the
  /// two.
  private func canMove(from bucket: Int, to gap: Int) -> Bool {
    let home = home(of: UInt32(truncatingIfNeeded: buckets[bucket] >> 32))
    return (bucket - home) & mask >= (bucket - gap) & mask
  }
}
