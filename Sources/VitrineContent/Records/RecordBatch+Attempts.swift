import VitrineModel

extension RecordBatch {
  /// Leaves out records that a later attempt replaces. The last of several gets a field with the states
  /// of all, in their order. `column` is the place of this field among the values that sections look up.
  mutating func mergeAttempts(column: Int?) {
    for attempts in Dictionary(grouping: attempts, by: \.same).values where attempts.count > 1 {
      let ordered = attempts.sorted {
        ($0.number, $0.text, $0.record) < ($1.number, $1.text, $1.record)
      }.map(\.record)
      let last = ordered[ordered.count - 1]
      replaced.formUnion(ordered.dropLast())
      let states = ordered.map { records[$0].status?.state ?? records[$0].title }
      let value = FieldValue.list(states.map(FieldValue.text))
      records[last].fields.removeAll { $0.name == Self.nameOfAttempts }
      records[last].fields.append(Field(name: Self.nameOfAttempts, value: value))
      if let column { details[last].lookedUp[column] = value }
    }
    parentNames.removeAll { replaced.contains($0.record) }
  }

  static let nameOfAttempts = "attempts"
}
