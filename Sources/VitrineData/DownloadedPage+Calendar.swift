import VitrineModel
import VitrineText

extension DownloadedPage {
  /// The records of a collection that have a day, or a span of days, as events (RFC 5545).
  ///
  /// An event's time stamp is its first day, since the file must not depend on when it is written.
  func calendar(_ collection: Int) -> [UInt8] {
    let items = collections[collection]
    var lines = ContentLines()
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", "-//Vitrine//Vitrine//EN")
    lines.add("X-WR-CALNAME", text: title(of: items))
    for record in items.records {
      guard let days = record.days else { continue }
      lines.add("BEGIN", "VEVENT")
      lines.add("UID", text: "\(record.id)@\(address.map { hostName(of: $0) } ?? "vitrine")")
      lines.add("DTSTAMP", "\(basicDate(days.lowerBound))T000000Z")
      lines.add("DTSTART;VALUE=DATE", basicDate(days.lowerBound))
      lines.add("DTEND;VALUE=DATE", basicDate(days.upperBound + 1))
      lines.add("SUMMARY", text: record.title)
      if let text = record.text ?? record.subtitle { lines.add("DESCRIPTION", text: text) }
      if !record.tags.isEmpty {
        lines.add("CATEGORIES", record.tags.map(escaped).joined(separator: ","))
      }
      record.output.flatMap(items.site.address).map { lines.add("URL", asciiAddress($0)) }
      lines.add("TRANSP", "TRANSPARENT")
      lines.add("END", "VEVENT")
    }
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }

  private func hostName(of address: String) -> String {
    String(address.split(separator: "/", maxSplits: 2).dropFirst().first ?? "vitrine")
  }
}

/// Content lines of a calendar.
private struct ContentLines {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ name: String, text: String) { add(name, escaped(text)) }

  /// Adds a line, continued after 75 bytes on another that begins with a space. Characters stay
  /// whole.
  mutating func add(_ name: String, _ value: String) {
    var length = 0
    for scalar in "\(name):\(value)".unicodeScalars {
      let character = UTF8.encode(scalar)!
      if length + character.count > 75 {
        bytes += "\r\n ".utf8
        length = 1
      }
      bytes += character
      length += character.count
    }
    bytes += "\r\n".utf8
  }
}

/// A text as the value of a property.
private func escaped(_ text: String) -> String {
  text.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,")
    .replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
}

/// `20240501`.
private func basicDate(_ day: Int) -> String {
  let date = CalendarDate(dayNumber: day)
  return String(date.year, digits: 4) + String(date.month!, digits: 2)
    + String(date.day!, digits: 2)
}

extension Record {
  /// The days of its date, as numbers, if these are known exactly.
  var days: ClosedRange<Int>? {
    let (first, last): (CalendarDate?, CalendarDate?) =
      switch date?.form {
      case .single(let part): (part.day, part.day)
      case .interval(let first, let last): (first.part?.day, last.part?.day)
      default: (nil, nil)
      }
    // Calendars have four digits for a year.
    guard let first, let last, first.year > 0, last.year <= 9998, first.dayNumber <= last.dayNumber
    else { return nil }
    return first.dayNumber...last.dayNumber
  }
}

extension DatePart {
  /// The single day that it means without any doubt.
  fileprivate var day: CalendarDate? {
    kind == .calendar && first.day != nil && first == last && !isUncertain && !isApproximate
      && portion == nil ? first : nil
  }
}
