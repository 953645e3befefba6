extension Record {
  /// When it was last changed: the value of its field `updated`, if that names a day.
  package var updated: CalendarDate? {
    let date: CalendarDate? =
      switch fields.first(where: { $0.name == "updated" })?.value {
      case .date(let date): date.calendarDate
      case .text(let text): CalendarDate(written: text)
      default: nil
      }
    return date?.day == nil ? nil : date
  }
}
