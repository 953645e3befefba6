import VitrineModel

extension RecordBatch {
  /// Leaves out records that a later attempt replaces. The last of several gets a field with the states
  /// of all, in their order. `column` is the place of this field among the values that sections look up.
  mutating func mergeAttempts(column: Int?) {
    var attempts: [ExactText: [Int]] = [:]
    for record in roots {
      if let same = details[record].attempt?.same { attempts[same, default: []].append(record) }
    }
    for (_, attempts) in attempts where attempts.count > 1 {
      let ordered = attempts.sorted { first, second in
        guard let first = details[first].attempt, let second = details[second].attempt else {
          return false
        }
        return (first.number, first.text) < (second.number, second.text)
      }
      let last = ordered[ordered.count - 1]
      replaced.formUnion(ordered.dropLast())
      let states = ordered.map { records[$0].status?.state ?? records[$0].title }
      let value = FieldValue.list(states.map(FieldValue.text))
      records[last].fields.removeAll { $0.name == Self.attempts }
      records[last].fields.append(Field(name: Self.attempts, value: value))
      if let column { details[last].lookedUp[column] = value }
    }
  }

  static let attempts = "attempts"
}
