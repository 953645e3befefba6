extension SiteDifference {
  /// How soon a change should be seen in any report, the most important first.
  package enum Importance: Int, Comparable {
    case regression

    /// A page, a record with a page of its own, another record or a section that is gone.
    case removedPage, removedRecordPage, removed

    /// Another badge: a status of a test is one, and nothing says yet which of two is the worse.
    case badge

    case insertedPage, inserted, updated, moved

    package static func < (first: Importance, second: Importance) -> Bool {
      first.rawValue < second.rawValue
    }
  }
}

extension SiteDifference.RecordUpdate {
  package var importance: SiteDifference.Importance {
    if measures.contains(where: \.isRegression) { return .regression }
    return fields.contains { $0.name == "badge" } ? .badge : .updated
  }
}

extension [SiteDifference.RecordUpdate] {
  /// The most important first; of equally important ones the order stays.
  package var byImportance: Self {
    enumerated().sorted { first, second in
      (first.element.importance, first.offset) < (second.element.importance, second.offset)
    }.map(\.element)
  }
}
