package import VitrineModel

extension SiteChanges {
  /// The changes that a record still shows under a site's rules: the newest of each kind, in order
  /// of importance, which is inserted, moved, updated.
  package func shown(ofRecord id: RecordID, by badges: ChangeBadges) -> [RecordChange] {
    let changes = changes(ofRecord: id)
    return [
      (ChangeKind.inserted, badges.inserted), (.moved, badges.moved), (.updated, badges.updated),
    ]
    .compactMap { kind, period in
      changes.first { $0.changeKind == kind && isShown($0, for: period) }
    }
  }

  /// Whether a change is recent enough for `period`. If either build has no date, days cannot be
  /// counted, and only the newest build's changes are shown.
  private func isShown(_ change: RecordChange, for period: ChangeBadges.Period?) -> Bool {
    switch period {
    case nil: false
    case .builds(let count): change.build < count
    case .days(let count):
      if let today = date.flatMap(CalendarDate.init(wholeDate:)),
        let then = builds[change.build].date.flatMap(CalendarDate.init(wholeDate:))
      {
        today.dayNumber - then.dayNumber < count
      } else {
        change.build == 0
      }
    }
  }
}
