internal import VitrineModel
internal import VitrineText

/// `item.date`.
final class DateContext: NamedContext {
  private let date: ExtendedDate
  private let formats: LanguageFormats

  init(_ date: ExtendedDate, formats: LanguageFormats) {
    self.date = date
    self.formats = formats
  }

  static let names = TemplateNames<DateContext> { names in
    names.text(
      "iso", "The date for machines: `2026-11-23`; empty if it cannot be written like this."
    ) {
      $0.date.machineText
    }
    names.text("words", "The date for people.") { $0.date.words(in: $0.formats) }
  }
}
