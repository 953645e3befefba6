extension SiteDifference {
  /// How prominently reports show a change, most important first.
  package enum Importance: Int, Comparable {
    case regression

    /// A removed page, record with its own page, other record, or section.
    case removedPage, removedRecordPage, removed

    /// A changed badge, or a status that is not worse.
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
  /// Whether its status is worse, or one of its measures is worse by more than the collection
  /// allows.
  public var isRegression: Bool {
    measures.contains(where: \.isRegression) || fields.contains(where: \.isRegression)
  }
}

extension SiteDifference.FieldChange {
  /// Whether a status is worse than before.
  public var isRegression: Bool { isImprovement == false }
}

extension [SiteDifference.RecordUpdate] {
  /// Most important first. Equally important changes keep their order.
  package var byImportance: Self {
    enumerated().sorted { first, second in
      (first.element.importance, first.offset) < (second.element.importance, second.offset)
    }.map(\.element)
  }
}
