import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Keys of records that are nearly a slot's, or those of another generator, and so became fields where a slot
/// may have been meant.
///
/// A field may well be called `data`: only when all records are read can it be told from a slip for
/// `date`.
struct KeySlips: Sendable {
  struct Slip: Sendable {
    var key: String

    /// Nil for a key of another generator.
    var slot: String?
    var place: SourceLocation

    /// True if someone wrote it for Vitrine, rather than a program for others.
    var isFrontMatter: Bool
  }

  /// The first slips of each key, at most `mostPlaces`.
  private var slips: [String: [Slip]] = [:]

  /// The number of records that have each of these keys.
  private var counts: [String: Int] = [:]

  /// The slot that each key met so far is near to; nil if it is near to none.
  private var slots: [String: String?] = [:]

  /// The keys to compare with. `id` is left out: too many words are near to it by chance.
  private static let names = RecordKeys.all.filter { $0 != "id" }

  private static let mostPlaces = 50

  var isEmpty: Bool { slips.isEmpty }

  /// Notes a key that is nearly a slot's, unless `others`, the members of the record, have that
  /// slot.
  mutating func look(
    at member: SourceValue.Member, among others: [SourceValue.Member], of data: RecordData
  ) {
    let isFrontMatter = data.isFrontMatter(member.value)
    let slot: String?
    if isFrontMatter, ForeignKey.all[member.key]?.item != nil {
      slot = nil
    } else {
      slot = self.slot(near: member.key)
      if slot == nil || others.contains(where: { $0.key == slot }) { return }
    }
    counts[member.key, default: 0] += 1
    guard slips[member.key, default: []].count < Self.mostPlaces else { return }
    slips[member.key, default: []].append(
      Slip(
        key: member.key, slot: slot,
        place: SourceLocation(
          file: data.file(of: member.value), line: member.keyLine, column: member.keyColumn),
        isFrontMatter: isFrontMatter))
  }

  mutating func add(_ other: KeySlips) {
    for (key, count) in other.counts { counts[key, default: 0] += count }
    for (key, found) in other.slips {
      let room = Self.mostPlaces - slips[key, default: []].count
      slips[key, default: []] += found.prefix(max(0, room))
    }
  }

  /// Returns the certain slips among `count` records: keys that few of them have and nobody asks
  /// for, and the first of each key of another generator.
  ///
  /// `isUsed` tells whether other records fill a slot. Short words are near to many others, and
  /// data have keys of their own: there a slip is certain only if others fill the slot.
  func certain(
    among count: Int, besides asked: Set<String>, isUsed: (String) -> Bool
  ) -> [Slip] {
    slips.keys.filter { !asked.contains($0) }.sorted(by: precedesByBytes).flatMap { key in
      if let first = slips[key]?.first, first.slot == nil { return [first] }
      let number = counts[key] ?? 0
      guard number == 1 || number * 2 < count else { return [Slip]() }
      return (slips[key] ?? []).filter { slip in
        slip.slot.map { slip.isFrontMatter && $0.utf8.count > 4 || isUsed($0) } ?? false
      }
    }
  }

  private mutating func slot(near key: String) -> String? {
    if let known = slots[key] { return known }
    // Nobody writes a thousand keys by hand, and comparing them takes longer than reading them.
    guard slots.count < 1000 else { return nil }
    let slot = nearestName(to: key, among: Self.names)
    slots[key] = .some(slot)
    return slot
  }
}
