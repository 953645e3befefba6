import VitrineDiagnostics
import VitrineModel

/// Reading a collection once more, to give a hint about a mistake in it.
extension ContentReader {
  /// Returns the data of a collection's records. Files that cannot be read are skipped: they were
  /// noted before.
  private func data(of collection: Int) -> [RecordData] {
    let plan = collections[collection]
    let context = recordContext(plan)
    return plan.files.flatMap { file -> [RecordData] in
      guard let format = SourceFormat(tree.files[file]) else { return [] }
      if format == .markdown { return markdown(file).source.map { [$0.data] } ?? [] }
      let source = try? RecordSource.read(
        tree.files[file], format: format, of: plan.declaration,
        isOnlyFile: plan.files.count == 1, in: folder)
      return (0..<(source?.count ?? 0)).compactMap { index in
        guard var data = source?.record(index) else { return nil }
        data.row = context.row(index + 1, of: data.file)
        return data
      }
    }
  }

  /// Returns the paths that could name the records of a collection: their values are short and
  /// differ in all of them. They come in the order of the first record.
  func namingPaths(of collection: Int) -> [String] {
    let records = data(of: collection).map(\.value)
    let paths = records.first?.paths ?? []
    return paths.filter { text in
      let path = ValuePath(text)
      var seen: Set<String> = []
      return records.allSatisfy { record in
        guard let value = path.value(in: record), !value.isBlank, let text = value.scalarText
        else { return false }
        return text.utf8.count <= Self.longestID && seen.insert(text).inserted
      }
    }
  }

  /// In UTF-8 bytes. A longer text is a sentence, not a name.
  private static let longestID = 40

  /// Notes why nothing meets the conditions of a collection.
  mutating func reportHarshConditions(of collection: Int) {
    let plan = collections[collection]
    var context = recordContext(plan)
    context.conditions = []
    context.lookedUp = plan.declaration.conditions.map { ValuePath($0.name) }
    var reading = RecordReading(context)
    for data in data(of: collection) { reading.read(data) }
    var areAllMet = true
    for (index, condition) in plan.declaration.conditions.enumerated() {
      let values = reading.records.map(\.lookedUp[index])
      if values.contains(where: condition.holds) { continue }
      areAllMet = false
      let present = values.flatMap { presentValues(of: $0) }
      diagnostics.append(
        present.isEmpty
          ? .unknownPath(
            [condition.name], known: reading.gaps.roots.known, .warning, at: condition.place)
          : .harshCondition(condition, values: present))
    }
    if areAllMet, let first = plan.declaration.conditions.first {
      diagnostics.append(.harshConditions(at: first.place, ofCollection: true))
    }
    // That sections do not find its records is no second mistake.
    collections[collection].isIncomplete = true
  }
}
