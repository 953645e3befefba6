internal import VitrineModel

extension SiteChanges {
  /// The changes that a record still shows by a site's rules, the one of its badge first: inserted
  /// before moved before updated. Of several of one kind the newest.
  func shown(ofRecord id: RecordID, by badges: ChangeBadges) -> [RecordChange] {
    let changes = changes(ofRecord: id)
    return [
      (ChangeKind.inserted, badges.inserted), (.moved, badges.moved), (.updated, badges.updated),
    ]
    .compactMap { kind, period in
      changes.first { $0.changeKind == kind && isShown($0, for: period) }
    }
  }

  /// Whether a change is no older than a period. Days between builds of which one has no date are
  /// not known: then what the newest build changed is shown.
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

extension CalendarDate {
  /// The number of its day, one more than that of the day before: a month without a day is its
  /// first, a year without a month its January.
  fileprivate var dayNumber: Int {
    let month = month ?? 1
    // Years from March on, so that a leap day is a year's last.
    let years = month > 2 ? year : year - 1
    let daysBeforeMonth = (153 * ((month + 9) % 12) + 2) / 5
    return 365 * years + years / 4 - years / 100 + years / 400 + daysBeforeMonth + (day ?? 1)
  }
}
