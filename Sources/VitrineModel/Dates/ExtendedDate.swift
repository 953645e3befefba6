/// A date as collections have it: `1657~`, `192X`, `1914/1918`, `before 1900`.
///
/// It is written as the Extended Date/Time Format says (EDTF, in ISO 8601-2:2019;
/// <https://www.loc.gov/standards/datetime/>). Four things that museums say and the format cannot stand
/// in words before it: `before 1900`, `after 1900`, a part of a time as in `early 18XX`, and `undated`.
public struct ExtendedDate: Hashable, Sendable {
  /// The date in this form, whatever words it was read from. Most fit into a `String` without memory of
  /// its own, and so dates are kept as texts and taken apart when somebody asks.
  public let text: String

  /// Nil for a text that is no date.
  ///
  /// What catalogues write is read, too: `c. 1657`, `14 July 1865`, `19th century`, `1794–7`, `n.d.`, and
  /// the same in the languages of `DateWord`. A text that says more, `published 1914`, stays as it is, and
  /// stands among others where its date does.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    if let date = CalendarDate(written: text) {
      self.text = date.iso
    } else if ExtendedDateReader(text).form() != nil {
      self.text = text
    } else if let form = DateWordsReader.form(of: text) {
      if case .described = form { self.text = text } else { self.text = form.text }
    } else {
      return nil
    }
  }

  /// In bytes. Longer texts say more than a date.
  private static let longest = 160

  package init(_ date: CalendarDate) {
    text = date.iso
  }
}

extension ExtendedDate {
  /// What the date says, taken apart.
  package var form: DateForm {
    if let date = CalendarDate(written: text) { return .single(DatePart(date)) }
    return ExtendedDateReader(text).form() ?? DateWordsReader.form(of: text) ?? .undated
  }

  /// True if the text says more than a date, as `published 1914`.
  package var isAmongWords: Bool { if case .described = form { true } else { false } }

  /// The one day, month or year that it is, if there are no doubts about it; nil for any other date.
  package var calendarDate: CalendarDate? { CalendarDate(written: text) }
}
