import VitrineDiagnostics
import VitrineModel

/// The values that a collection takes from its records and that they lack.
///
/// If one record lacks a value, the mistake is its own; if all lack it, it is the declaration's.
/// Only when all records are read can the two be told apart.
struct RecordGaps: Sendable {
  private(set) var count = 0

  /// The paths that no record has, as indices in the shape's `paths`.
  private(set) var unseen: [Int]

  /// The paths of the first records, kept apart, since the result must not depend on the parts in
  /// which records are read.
  private var learned: [[String]] = []

  /// A hint needs no more.
  private static let mostLearned = 20

  /// True if some records are front matter, where a title is written and not mapped.
  private(set) var haveFrontMatter = false

  /// The keys that are nearly a slot's.
  var slips = KeySlips()

  /// The places of records without any name.
  var nameless: [SourceLocation] = []

  /// A diagnostic for each record without the declared id, and for each without a title.
  var unidentified: [Diagnostic] = []
  var untitled: [Diagnostic] = []

  init(of shape: RecordShape) {
    unseen = Array(shape.paths.indices)
  }

  /// True if something is wrong with a single record.
  var haveFaults: Bool {
    !(slips.isEmpty && nameless.isEmpty && unidentified.isEmpty && untitled.isEmpty)
  }
}

extension RecordGaps {
  /// The paths that records have, for hints, each once.
  var known: [String] {
    var isKnown: Set<String> = []
    return learned.joined().filter { isKnown.insert($0).inserted }
  }

  mutating func look(in record: SourceValue, of data: RecordData, for paths: [NamedPath]) {
    count += 1
    if data.isFrontMatter { haveFrontMatter = true }
    if !unseen.isEmpty {
      unseen.removeAll { index in
        paths[index].alternatives.contains { $0.value(in: record) != nil }
      }
    }
    if learned.count < Self.mostLearned { learned.append(record.paths) }
  }

  /// Notes a record without any name, or without the id that its collection declares. `key` is its
  /// name, nil if it has none.
  mutating func look(forNamesOf data: RecordData, key: String?, shape: RecordShape) {
    guard let key else {
      nameless.append(data.place)
      return
    }
    // Without the declared field, a record still has an id of another kind.
    if let declared = shape.id, !shape.numbersRows, !data.isFrontMatter,
      declared.value(in: data.value) == nil
    {
      unidentified.warn(
        "no id", at: data.place,
        "this record lacks the field that 'id' names, its id is '\(key)'",
        hint: "an id from a title or a file's name changes with it")
    }
  }

  mutating func add(_ other: RecordGaps) {
    learned += other.learned.prefix(Self.mostLearned - learned.count)
    unseen.removeAll { !other.unseen.contains($0) }
    count += other.count
    haveFrontMatter = haveFrontMatter || other.haveFrontMatter
    slips.add(other.slips)
    nameless += other.nameless
    unidentified += other.unidentified
    untitled += other.untitled
  }
}

extension SourceValue {
  /// The paths to the values of a map, and to those of the maps directly in it.
  var paths: [String] {
    members.flatMap { member in
      [member.key] + member.value.members.map { "\(member.key).\($0.key)" }
    }
  }
}
