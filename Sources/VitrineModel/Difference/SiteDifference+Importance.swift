extension SiteDifference {
  /// How soon a change should be seen in any report, the most important first.
  package enum Importance: Int, Comparable {
    case regression

    /// A page, a record with a page of its own, another record or a section that is gone.
    case removedPage, removedRecordPage, removed

    /// Another badge, or a state that is not worse.
    case badge

    case insertedPage, inserted, updated, moved

    package static func < (first: Importance, second: Importance) -> Bool {
      first.rawValue < second.rawValue
    }
  }
}

extension SiteDifference.RecordUpdate {
  package var importance: SiteDifference.Importance {
    if isRegression { return .regression }
    return fields.contains { $0.name == "badge" || $0.isImprovement != nil } ? .badge : .updated
  }
}

extension SiteDifference.RecordUpdate {
  /// True if its state is worse, or one of its measures by more than its collection allows.
  public var isRegression: Bool {
    measures.contains(where: \.isRegression) || fields.contains(where: \.isRegression)
  }
}

extension SiteDifference.FieldChange {
  /// True for a state that is worse than before.
  public var isRegression: Bool { isImprovement == false }
}

extension [SiteDifference.RecordUpdate] {
  /// The most important first; of equally important ones the order stays.
  package var byImportance: Self {
    enumerated().sorted { first, second in
      (first.element.importance, first.offset) < (second.element.importance, second.offset)
    }.map(\.element)
  }
}
