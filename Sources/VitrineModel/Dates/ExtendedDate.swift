/// A date as used in collections: `1657~`, `192X`, `1914/1918`, `before 1900`.
///
/// It is written in the Extended Date/Time Format (EDTF, in ISO 8601-2:2019;
/// <https://www.loc.gov/standards/datetime/>). Four things that museums write but the format cannot
/// express are prefixed as words: `before 1900`, `after 1900`, a part of a period as in
/// `early 18XX`, and `undated`.
public struct ExtendedDate: Hashable, Sendable {
  /// The date in this form, regardless of the words it was parsed from. Dates are stored as text
  /// and parsed on demand, because most fit into a `String` without an allocation.
  public let text: String

  /// Nil for a text that is not a date.
  ///
  /// The notations of catalogues are accepted as well: `c. 1657`, `14 July 1865`, `19th century`,
  /// `1794–7`, `n.d.`, and their equivalents in the languages of `DateWord`. A text that says more,
  /// such as `published 1914`, is kept as is and sorted by its date. `7/4/1976` is a date only with
  /// `dayFirst`, which says whether it is in April.
  public init?(_ text: String, dayFirst: Bool? = nil) {
    guard text.utf8.count <= Self.longest else { return nil }
    if let date = CalendarDate(written: text) ?? CalendarDate(milliseconds: text) {
      self.text = date.iso
    } else if ExtendedDateReader(text).form() != nil {
      self.text = text
    } else if let form = DateWordsReader.form(of: text, dayFirst: dayFirst) {
      guard case .described = form else {
        self.text = form.text
        return
      }
      // The kept text is read again without knowing the order.
      guard dayFirst == nil || DateWordsReader.form(of: text) == form else { return nil }
      self.text = text
    } else {
      return nil
    }
  }

  /// Whether the text is a date whose day and month only `dayFirst` can tell apart.
  package static func needsOrder(_ text: String) -> Bool {
    guard let (dayFirst, monthFirst) = datesByOrder(text) else { return false }
    return dayFirst != nil && monthFirst != nil && dayFirst != monthFirst
  }

  /// Whether the day comes first in a date such as `25/12/1999`, or nil if the text does not tell.
  package static func dayFirst(in text: String) -> Bool? {
    guard let (dayFirst, monthFirst) = datesByOrder(text) else { return nil }
    return (dayFirst == nil) == (monthFirst == nil) ? nil : dayFirst != nil
  }

  /// The date in both orders. Returns nil for most texts to which the order makes no difference,
  /// without reading them twice: it does so only between two slashes or two hyphens.
  private static func datesByOrder(
    _ text: String
  ) -> (dayFirst: ExtendedDate?, monthFirst: ExtendedDate?)? {
    let hasSeparators = "/-".utf8.contains { sign in text.utf8.count { $0 == sign } > 1 }
    guard hasSeparators, CalendarDate(written: text) == nil else { return nil }
    return (ExtendedDate(text, dayFirst: true), ExtendedDate(text, dayFirst: false))
  }

  /// The maximum length, in bytes. Longer texts contain more than a date.
  private static let longest = 160

  package init(_ date: CalendarDate) {
    text = date.iso
  }
}

extension ExtendedDate {
  /// The parsed meaning of the date.
  package var form: DateForm {
    if let date = CalendarDate(written: text) { return .single(DatePart(date)) }
    return ExtendedDateReader(text).form() ?? DateWordsReader.form(of: text) ?? .undated
  }

  /// Whether the text says more than a date, such as `published 1914`.
  package var isAmongWords: Bool { if case .described = form { true } else { false } }

  /// The single day, month or year that it means without any doubt, or nil for any other date.
  package var calendarDate: CalendarDate? { CalendarDate(written: text) }
}
