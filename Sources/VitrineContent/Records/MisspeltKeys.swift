import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

/// Keys that became fields although a slot was probably meant: misspelt slots, and keys of other
/// site generators.
///
/// A field may well be called `data`. Whether it is a misspelt `date` can only be decided once all
/// records are read.
struct MisspeltKeys: Sendable {
  struct MisspeltKey: Sendable {
    var key: String

    /// Nil for a key of another site generator.
    var slot: String?
    var place: SourceLocation

    /// Whether a person wrote it for Vitrine, rather than a program for other uses.
    var isFrontMatter: Bool
  }

  /// The first occurrences of each key, at most `maxPlaces`.
  private var misspeltKeys: [String: [MisspeltKey]] = [:]

  /// The number of records with each of these keys.
  private var counts: [String: Int] = [:]

  /// The slot that is close to each key seen so far, or nil if there is none.
  private var slots: [String: String?] = [:]

  /// The keys to compare with, without `id`, which too many words resemble by chance.
  private static let names = RecordKeys.all.filter { $0 != "id" }

  private static let maxPlaces = 50

  var isEmpty: Bool { misspeltKeys.isEmpty }

  /// Records a key that resembles a slot, unless `others`, the members of the record, already have
  /// that slot.
  mutating func look(
    at member: SourceValue.Member, among others: [SourceValue.Member], of data: RecordData
  ) {
    let isFrontMatter = data.isFrontMatter(member.value)
    let slot: String?
    if isFrontMatter, OtherGeneratorKey.all[member.key]?.item != nil {
      slot = nil
    } else {
      slot = self.slot(near: member.key)
      if slot == nil || others.contains(where: { $0.key == slot }) { return }
    }
    counts[member.key, default: 0] += 1
    guard misspeltKeys[member.key, default: []].count < Self.maxPlaces else { return }
    misspeltKeys[member.key, default: []].append(
      MisspeltKey(
        key: member.key, slot: slot,
        place: SourceLocation(
          file: data.file(of: member.value), line: member.keyLine, column: member.keyColumn),
        isFrontMatter: isFrontMatter))
  }

  mutating func add(_ other: MisspeltKeys) {
    for (key, count) in other.counts { counts[key, default: 0] += count }
    for (key, found) in other.misspeltKeys {
      let room = Self.maxPlaces - misspeltKeys[key, default: []].count
      misspeltKeys[key, default: []] += found.prefix(max(0, room))
    }
  }

  /// Returns the occurrences that are certainly mistakes among `count` records: keys that are rare
  /// and that nothing uses, and the first occurrence of each key of another generator.
  ///
  /// `isUsed` returns whether other records fill a slot. Short words resemble many others, and data
  /// have keys of their own. There a mistake is certain only if other records fill the slot.
  func certain(
    among count: Int, excluding usedNames: Set<String>, isUsed: (String) -> Bool
  ) -> [MisspeltKey] {
    misspeltKeys.keys.filter { !usedNames.contains($0) }.sorted(by: precedesByBytes).flatMap {
      key in
      if let first = misspeltKeys[key]?.first, first.slot == nil { return [first] }
      let number = counts[key] ?? 0
      guard number == 1 || number * 2 < count else { return [MisspeltKey]() }
      return (misspeltKeys[key] ?? []).filter { misspeltKey in
        misspeltKey.slot.map { misspeltKey.isFrontMatter && $0.utf8.count > 4 || isUsed($0) }
          ?? false
      }
    }
  }

  private mutating func slot(near key: String) -> String? {
    if let known = slots[key] { return known }
    // So many different keys are not written by hand, and comparing them would take longer than
    // reading them.
    guard slots.count < 1000 else { return nil }
    let slot = nearestName(to: key, among: Self.names)
    slots[key] = .some(slot)
    return slot
  }
}
