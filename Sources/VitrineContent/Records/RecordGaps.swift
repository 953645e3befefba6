import VitrineDiagnostics
import VitrineModel

/// What the records of a collection lack, and what the children under them do.
struct CollectionGaps: Sendable {
  var roots: RecordGaps
  var children: RecordGaps?

  init(of shape: RecordShape) {
    roots = RecordGaps(of: shape)
    if case .records(_, _, let shape) = shape.children { children = RecordGaps(of: shape) }
  }

  /// Whether something is wrong with a single record.
  var haveFaults: Bool { roots.haveFaults || children?.haveFaults ?? false }

  /// Adds what was found in another file, or part of a file.
  mutating func add(_ other: CollectionGaps) {
    roots.add(other.roots)
    if let children = other.children { self.children?.add(children) }
  }
}

/// What records lack of what their collection takes from them.
///
/// What one record lacks is its own mistake, what all of them lack is the declaration's: which of
/// the two it is shows when all are read.
struct RecordGaps: Sendable {
  private(set) var count = 0

  /// The paths that no record has, as indices among those of the shape.
  private(set) var unseen: [Int]

  /// The paths that the first records have. Each is kept for itself, so that it does not matter in what
  /// parts they are read.
  private var learned: [[String]] = []

  /// A hint needs no more.
  private static let mostLearned = 20

  /// Whether some are front matter, where a title is written and not mapped.
  private(set) var haveFrontMatter = false

  /// Keys that nearly are a slot's.
  var slips = KeySlips()

  /// Where the records stand that have no name at all.
  var nameless: [SourceLocation] = []

  /// One for each record without the declared id, or without a title.
  var unidentified: [Diagnostic] = []
  var untitled: [Diagnostic] = []

  init(of shape: RecordShape) {
    unseen = Array(shape.paths.indices)
  }

  fileprivate var haveFaults: Bool {
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

  /// Notes a record without a name at all, or without the id that its collection declares; `key` is its
  /// name.
  mutating func look(forNamesOf data: RecordData, key: String?, shape: RecordShape) {
    guard let key else {
      nameless.append(data.place)
      return
    }
    // Data without the field that names its records have an id all the same.
    if let declared = shape.id, !shape.numbersRows, !data.isFrontMatter,
      declared.value(in: data.value) == nil
    {
      unidentified.append(.noDeclaredID(key, at: data.place))
    }
  }

  fileprivate mutating func add(_ other: RecordGaps) {
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
  /// The paths to the values of a map, and to those of the maps in it.
  var paths: [String] {
    members.flatMap { member in
      [member.key] + member.value.members.map { "\(member.key).\($0.key)" }
    }
  }
}
