import VitrineDiagnostics
import VitrineFormats
import VitrineModel

/// Reads a collection again to find a hint for a mistake in it.
extension CollectionReader {
  /// The data of all records. Unreadable files are skipped, since they are already reported.
  private var data: [RecordData] {
    plan.files.flatMap { file -> [RecordData] in
      let path = input.tree.files[file]
      guard let format = plan.declaration.format(of: path) else { return [] }
      if format == .markdown { return input.markdown(file).source.map { [$0.data] } ?? [] }
      let source = try? source(of: path, format)
      return (0..<(source?.count ?? 0)).compactMap { index in
        guard var data = source?.record(index) else { return nil }
        data.row = row(index + 1, of: data.file)
        return data
      }
    }
  }

  /// The paths whose values could be ids: they are short, and different in every record. In the
  /// order of the first record.
  var namingPaths: [String] {
    let records = data.map(\.value)
    let paths = records.first?.paths ?? []
    return paths.filter { text in
      let path = ValuePath(text)
      var seen: Set<String> = []
      return records.allSatisfy { record in
        guard let value = path.value(in: record), !value.isBlank, let text = value.scalarText
        else { return false }
        return text.utf8.count <= Self.maxIDLength && seen.insert(text).inserted
      }
    }
  }

  /// The maximum length of an id, in UTF-8 bytes. A longer text is a sentence rather than a name.
  private static let maxIDLength = 40

  /// A warning for each condition that no record meets, or a single one if each is met by some
  /// record.
  var unmatchedConditions: [Diagnostic] {
    let conditions = plan.declaration.conditions
    var collection = self
    collection.conditions = []
    collection.lookedUp = conditions.flatMap(\.valueConditions).map(\.path)
    let columns = Dictionary(
      collection.lookedUp.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var reader = RecordReader(collection)
    for data in data { reader.read(data) }
    let batch = reader.batch
    let records = batch.roots.map { batch.details[$0].lookedUp }
    let unmet = conditions.unmet { condition in
      records.contains { lookedUp in condition.isMet { lookedUp[columns[$0]!] } }
    }
    guard !unmet.isEmpty else {
      return conditions.first.map { [.unmatchedConditions(at: $0.place, ofCollection: true)] } ?? []
    }
    return unmet.map { condition in
      switch condition {
      case .value(let condition):
        let values = records.flatMap { presentValues(of: $0[columns[condition.path]!]) }
        return values.isEmpty
          ? .unknownPath(
            [condition.name], known: batch.missingValues[0].known, .warning, at: condition.place)
          : .unmatchedCondition(condition, values: values)
      case .not(_, let place): return .refusesAll(at: place)
      case .all(_, let place), .any(_, let place):
        return .unmatchedConditions(areAll: false, at: place, ofCollection: true)
      }
    }
  }
}
