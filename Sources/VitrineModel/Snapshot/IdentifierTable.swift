/// Identifiers and the handles they were given: a hash table that hashes each identifier once.
///
/// A handle is a number from 0. Handles are given in ascending order and never a second time, so that
/// what is known of an identifier can be kept in arrays indexed by handle, and a handle that was removed
/// stays distinct from that of the same identifier added again. Every operation on one identifier is
/// O(1); a table never shrinks (see `isSparse`).
struct IdentifierTable<ID: Hashable & Sendable>: Sendable {
  /// Every identifier that was added, by handle, removed ones included.
  private(set) var ids: [ID] = []

  /// The low half of each identifier's hash value, by handle.
  private(set) var hashes: [UInt32] = []

  /// How many identifiers are in the table.
  private(set) var count = 0

  /// Linear probing over a power of two: the hash in the high half, the handle + 1 in the low half,
  /// 0 where nothing is.
  private var buckets: [UInt64] = []

  static func hash(_ id: ID) -> UInt32 { UInt32(truncatingIfNeeded: id.hashValue) }

  /// How many handles were given: the next one's number.
  var handleCount: Int { ids.count }

  /// True if most handles are of removed identifiers: time to build the table anew.
  var isSparse: Bool { ids.count > 64 && ids.count > 2 * count }
}

extension IdentifierTable {
  func handle(of id: ID) -> Int? {
    handle(of: id, hash: Self.hash(id))
  }

  /// The handle of an identifier whose hash is known.
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

  /// The identifier's handle, a new one unless it was there.
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

  /// Takes the identifier of a handle out; the handle is not given again.
  mutating func remove(_ handle: Int) {
    var gap = home(of: hashes[handle])
    while self.handle(in: gap) != handle { gap = (gap + 1) & mask }
    count -= 1
    // Later ones of the same run move up, each no further than its home.
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

  /// Takes out every identifier from a handle on, as if they had never been added.
  mutating func removeLast(from first: Int) {
    for handle in first..<ids.count { remove(handle) }
    ids.removeSubrange(first...)
    hashes.removeSubrange(first...)
  }

  /// Makes room, so that `capacity` identifiers fill three fifths at most.
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

  /// True if the entry in a bucket may move to a gap before it: its home is not between the two.
  private func canMove(from bucket: Int, to gap: Int) -> Bool {
    let home = home(of: UInt32(truncatingIfNeeded: buckets[bucket] >> 32))
    return (bucket - home) & mask >= (bucket - gap) & mask
  }
}
