extension CalendarDate {
  /// The date and time as RFC 3339 requires it: `2026-05-01T09:30:00Z`. A time without a zone is in
  /// UTC, and a day without a time begins at midnight. Nil unless the day is known.
  package var timestamp: String? {
    guard day != nil else { return nil }
    guard isMachineTime else { return "\(isoDate)T00:00:00Z" }
    // RFC 3339 has no 24:00, which ends the day.
    if time.hasPrefix("24") { return "\(isoDate)T23:59:59Z" }
    let end = time.firstIndex { "Zz+- ".contains($0) } ?? time.endIndex
    let clock = time[..<end]
    let zone = time[end...].filter(\.isNumber)
    let seconds = clock.utf8.count == 5 ? ":00" : ""
    guard let sign = time[end...].first(where: { $0 == "+" || $0 == "-" }) else {
      return "\(isoDate)T\(clock)\(seconds)Z"
    }
    let minutes = zone.count == 4 ? zone.suffix(2) : "00"
    return "\(isoDate)T\(clock)\(seconds)\(sign)\(zone.prefix(2)):\(minutes)"
  }
}

extension ExtendedDate {
  /// Its timestamp if it means a single day without any doubt, otherwise nil.
  package var timestamp: String? { calendarDate?.timestamp }
}
