import VitrineModel
import VitrineText

/// The records of two builds by their ids.
struct RecordPairs {
  /// For each record of the newer build, its index in the older one.
  private(set) var before: [Int?]

  /// The indices in the older build of records that the newer one no longer has.
  private(set) var removed: [Int]

  init(from old: [SiteSnapshot.Record], to new: [SiteSnapshot.Record]) {
    let minimum = min(old.count, new.count)
    // Usually all records match by position, so nothing has to be looked up.
    let start = (0..<minimum).first { !old[$0].id.hasSameBytes(as: new[$0].id) } ?? minimum
    let numbers = Dictionary(byBytes: (start..<old.count).map { (old[$0].id, $0) })
    before = new.indices.map { $0 < start ? $0 : numbers[new[$0].id] }
    let known = Set(byBytes: (start..<new.count).lazy.map { new[$0].id })
    removed = (start..<old.count).filter { !known.contains(old[$0].id) }
  }
}
