import VitrineDiagnostics
import VitrineFormats
import VitrineModel

/// The values that a collection expects but its records lack.
///
/// If a single record lacks a value, the mistake is in the record. If all do, it is in the
/// declaration. The two can only be distinguished once all records are read.
struct MissingValues: Sendable {
  private(set) var count = 0

  /// The paths that no record has, as indices in the shape's `paths`.
  private(set) var unseen: [Int]

  /// The paths in each of the first records. They are not merged yet, since the result must not
  /// depend on how records are divided among threads.
  private var learned: [[String]] = []

  /// Enough for a hint.
  private static let maxLearnedPaths = 20

  /// Whether some records are front matter, where titles are written directly instead of mapped.
  private(set) var haveFrontMatter = false

  /// The keys that resemble a slot's.
  var misspeltKeys = MisspeltKeys()

  /// The locations of records without an id or a title.
  var nameless: [SourceLocation] = []

  /// Diagnostics for records without the declared id, and for those without a title.
  var unidentified: [Diagnostic] = []
  var untitled: [Diagnostic] = []

  init(of shape: RecordMapping) {
    unseen = Array(shape.paths.indices)
  }

  /// Whether there is a mistake in a single record.
  var haveFaults: Bool {
    !(misspeltKeys.isEmpty && nameless.isEmpty && unidentified.isEmpty && untitled.isEmpty)
  }
}

extension MissingValues {
  /// The distinct paths that records have, for hints.
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
    if learned.count < Self.maxLearnedPaths { learned.append(record.paths) }
  }

  /// Reports a record without any name, or without the id that its collection declares. `key` is
  /// its name, or nil if it does not have one.
  mutating func look(forNamesOf data: RecordData, key: String?, shape: RecordMapping) {
    guard let key else {
      nameless.append(data.place)
      return
    }
    // Without the declared field, a record still has some other id.
    if let declared = shape.id, !shape.numbersRows, !data.isFrontMatter,
      declared.value(in: data.value) == nil
    {
      unidentified.warn(
        "no id", at: data.place,
        "this record has no value for the field that 'id' names, so its id is '\(key)'",
        hint: "an id made from a title or a file name changes when that changes")
    }
  }

  mutating func add(_ other: MissingValues) {
    learned += other.learned.prefix(Self.maxLearnedPaths - learned.count)
    unseen.removeAll { !other.unseen.contains($0) }
    count += other.count
    haveFrontMatter = haveFrontMatter || other.haveFrontMatter
    misspeltKeys.add(other.misspeltKeys)
    nameless += other.nameless
    unidentified += other.unidentified
    untitled += other.untitled
  }
}

extension SourceValue {
  /// The paths to the values of a map, and to the values of maps directly in it.
  var paths: [String] {
    members.flatMap { member in
      [member.key] + member.value.members.map { "\(member.key).\($0.key)" }
    }
  }
}
