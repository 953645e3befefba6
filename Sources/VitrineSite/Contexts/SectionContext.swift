internal import VitrineModel
internal import VitrineText

/// `section.*`: a section's header, its items and what stands in their place.
final class SectionContext: TemplateContext {
  var id = ""
  var title: String?

  /// The words before the title of a section that the site makes: `More in`.
  var prefix: String?
  var text: String?
  var empty: String?
  var classes = ""

  /// Nil where it is not said how many items there are.
  var count: RecordCount?
  var link: LinkTarget?
  var isEmpty = false
  let words: SiteWords

  /// Whether its header stands in its list's box.
  var isHeaderInList = false

  /// Whether its text stands in its list's footer.
  var isTextInFooter = false

  /// The pictures of a gallery, for the key under it.
  var plates: [PlateContext] = []
  var items: (inout [UInt8]) -> Void = { _ in }

  struct LinkTarget {
    var title: String
    var link: String
  }

  init(words: SiteWords) {
    self.words = words
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .id: .text(id)
    case .title: .text(title)
    case .prefix: .text(prefix)
    case .text: .text(text)
    case .empty: .text(empty)
    case .classes: .text(classes)
    case .count: .text(count.map { groupedNumber($0.shown, language: words.language) })
    case .noun: .text(count.map { words.noun(of: $0) })
    case .total: .text(count?.total.map { groupedNumber($0, language: words.language) })
    case .someOf: .text(count.flatMap { words.someOf($0) })
    case .under: .text(count.flatMap { words.under($0) })
    case .seeAll:
      .text(count?.total.map { words.text(.seeAllOf, ["total": $0]) } ?? words[.seeAll])
    case .isCut: .flag(count?.total != nil && link == nil)
    case .link: .text(link?.link)
    case .linkTitle: .text(link?.title)
    case .isEmpty: .flag(isEmpty)
    case .header: .flag(title != nil && !isHeaderInList)
    case .footer: .flag(isTextInFooter)
    case .plates: .list(plates) { .context($0) }
    case .items: .writing(items)
    default: nil
    }
  }
}

/// One line of the key under a gallery.
final class PlateContext: TemplateContext {
  private let number: Int
  private let title: String
  private let subtitle: String?

  /// A part has whole rows of 1 to 6 columns.
  private static let partLength = 60

  init(number: Int, title: String, subtitle: String?) {
    self.number = number
    self.title = title
    self.subtitle = subtitle
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .number: .text(String(number))
    case .title: .text(title)
    case .subtitle: .text(subtitle)
    case .opensPart: .flag(number > 1 && number % Self.partLength == 1)
    default: nil
    }
  }
}
