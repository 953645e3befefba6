import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Keys of records that are nearly an item's, and so became fields where a slot was meant.
///
/// A field may well be called `data`: which of the two it is shows when all records are read.
struct KeySlips: Sendable {
  struct Slip: Sendable {
    var key: String
    var slot: String
    var place: SourceLocation

    /// Whether someone wrote it for Vitrine, and no program for others.
    var isFrontMatter: Bool
  }

  /// The first ones of each key.
  private var slips: [String: [Slip]] = [:]

  /// How many records have each of these keys.
  private var counts: [String: Int] = [:]

  /// The slots that the keys met so far are near to.
  private var slots: [String: String?] = [:]

  /// Those whose names no other word is near to by chance: `id` is near to too many.
  private static let names = RecordSlots.keys.filter { $0 != "id" }

  private static let mostPlaces = 50

  var isEmpty: Bool { slips.isEmpty }

  /// Notes a key that names no slot, of a record with the keys `others`.
  mutating func look(
    at member: SourceValue.Member, among others: [SourceValue.Member], of data: RecordData
  ) {
    guard let slot = slot(near: member.key), !others.contains(where: { $0.key == slot }) else {
      return
    }
    counts[member.key, default: 0] += 1
    guard slips[member.key, default: []].count < Self.mostPlaces else { return }
    let file = data.file(of: member.value)
    slips[member.key, default: []].append(
      Slip(
        key: member.key, slot: slot,
        place: SourceLocation(file: file, line: member.keyLine, column: member.keyColumn),
        isFrontMatter: data.isFrontMatter || file != data.file))
  }

  mutating func add(_ other: KeySlips) {
    for (key, count) in other.counts { counts[key, default: 0] += count }
    for (key, found) in other.slips {
      let room = Self.mostPlaces - slips[key, default: []].count
      slips[key, default: []] += found.prefix(max(0, room))
    }
  }

  /// The slips for certain among `count` records: what few of them have and nobody asks for.
  ///
  /// `isUsed` says whether others of the records fill a slot. A short word is near to many, and data
  /// have keys of their own: there only a slot that others fill tells.
  func certain(
    among count: Int, besides asked: Set<String>, isUsed: (String) -> Bool
  ) -> [Slip] {
    slips.keys.filter { !asked.contains($0) }.sorted(by: precedesByBytes).flatMap { key in
      let number = counts[key] ?? 0
      guard number == 1 || number * 2 < count else { return [Slip]() }
      return (slips[key] ?? []).filter { slip in
        slip.isFrontMatter && slip.slot.utf8.count > 4 || isUsed(slip.slot)
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

extension Diagnostic {
  static func slipOfKey(_ slip: KeySlips.Slip) -> Diagnostic {
    Diagnostic(
      .warning, kind: "key like an item's", at: slip.place,
      "'\(slip.key)' is a field and shows nowhere by itself", hint: "did you mean '\(slip.slot)'?")
  }
}
