internal import VitrineModel
internal import VitrineText

/// `section.*`: a section's header, its items, and the text for an empty section.
final class SectionContext: NamedContext {
  var id = ""
  var title: String?

  /// The words before the title of a generated section: `More in`.
  var prefix: String?
  var text: String?

  /// The text as HTML, if it has markup.
  var markup: [UInt8]?

  /// What else content says of it.
  var texts: [SectionText: String] = [:]
  var enlarges = false
  var classes = ""

  /// Nil if the section does not show its number of items.
  var count: RecordCount?
  var link: PageLink?
  var isEmpty = false

  /// The drawing that replaces its items, or nil for a section of items.
  var chart: ChartContext?

  /// Whether that is a timeline or a map, which are as wide as the page.
  var isWide = false

  /// Nil if it has no key figures.
  var figures: FiguresContext?

  /// The table that is being written, of those that show its items, or nil if it has none.
  var table: TableContext?

  /// Whether its items also appear elsewhere on the page.
  var repeats = false

  /// Whether its title expands and collapses it, and whether it is initially open.
  var folds = false
  var isOpen = true

  /// The layouts that visitors can choose.
  var choices: [ChoiceContext] = []

  /// Links to some of its items.
  var index: [LinkContext] = []

  /// The links to its other pages, or nil if it has none.
  var pager: SectionPagerContext?
  var hasLongIndex = false

  /// How many items visitors may select, or nil if they cannot select any.
  var selection: Selection?
  let words: SiteWords

  /// Whether its header is inside its list's box.
  var isHeaderInList = false

  /// Whether its text is in its list's footer.
  var isTextInFooter = false

  /// Write what replaces its title and what goes below its items, or nil if content names nothing
  /// for it.
  var writeTitle: ((inout [UInt8]) -> Void)?
  var writeFooter: ((inout [UInt8]) -> Void)?

  /// The texts of the header or footer that is being written, if a registration configured it.
  var ownTexts: [String]?

  /// Whether the header is being written, not the footer.
  var isWritingTitle = false

  /// The pictures of a gallery, for the captions below it.
  var captions: [CaptionContext] = []
  var items: (inout [UInt8]) -> Void = { _ in }

  struct PageLink {
    var title: String
    var link: String
  }

  init(words: SiteWords) {
    self.words = words
  }

  /// The number of items it shows, in the number format of its language.
  private var countText: String? { count.map { words.formats.numbers.text($0.shown) } }

  private var hasControls: Bool { !choices.isEmpty || selection != nil }

  static let names = TemplateNames<SectionContext> { names in
    names.text("id", "The id of its element.") { $0.id }
    names.text("title", "Its title.") { $0.title }
    names.text("prefix", "The words before the title of a section that the site generates.") {
      $0.prefix
    }
    names.text("text", "Its text without markup.") { $0.text }
    names.markup("markup", "Its text as HTML, if it has markup.") { $0.markup }
    names.data("texts", "Texts with `<path>`s; each text, percent-encoded, is the name.") {
      section in
      .context(
        SectionTexts(ownTexts: section.ownTexts, marksCounts: section.isWritingTitle) { slot in
          switch slot {
          case .title: section.title
          case .text: section.text
          case .count: section.countText
          }
        })
    }
    names.flag("hasOwnTitle", "Whether content sets how its title is shown.") {
      $0.writeTitle != nil
    }
    names.value("ownTitle", "Its title as set in content.") {
      $0.writeTitle.map { .writing($0) } ?? .text(nil)
    }
    names.context("figures", "Its key figures.") { $0.figures }
    for text in SectionText.all { names.text(text.key, text.meaning) { $0.texts[text] } }
    names.flag("enlarges", "Whether the pictures of items open large.") { $0.enlarges }
    names.text("classes", "The classes of its element.") { $0.classes }
    names.flag("repeats", "Whether its items also appear elsewhere on the page.") { $0.repeats }
    names.flag("folds", "Whether its title expands and collapses it.") { $0.folds }
    names.flag("isOpen", "Whether it is initially expanded, if it can be collapsed.") { $0.isOpen }
    names.text("count", "How many items it shows.") { $0.countText }
    names.text("noun", "The noun for that number.") { section in
      section.count.map { section.words.noun(of: $0) }
    }
    names.text("total", "How many items there are, if that is more.") { section in
      section.count?.total.map { section.words.formats.numbers.text($0) }
    }
    names.text("someOf", "Both numbers in words: `10 of 400`.") { section in
      section.count.flatMap { section.words.someOf($0) }
    }
    names.text("under", "How many items are nested in its items, in words.") { section in
      section.count.flatMap { section.words.under($0) }
    }
    names.text("seeAll", "The text of the link to all items.") { section in
      section.count?.total.map { section.words.text(.seeAllOf, ["total": $0]) }
        ?? section.words[.seeAll]
    }
    names.flag("isCut", "Whether it shows only some items and has no link to the rest.") {
      $0.count?.total != nil && $0.link == nil
    }
    names.text("link", "The address of all items.") { $0.link?.link }
    names.text("linkTitle", "The title of the page with all items.") { $0.link?.title }
    names.flag("isEmpty", "Whether it has no items.") { $0.isEmpty }
    names.flag("header", "Whether the layout leaves the header to the section.") {
      $0.title != nil && !$0.isHeaderInList
    }
    names.flag("footer", "Whether its text is in the footer of its list.") { $0.isTextInFooter }
    names.list("choices", "The layouts that visitors can choose from.") { $0.choices }
    names.flag("hasChoices", "Whether there are any.") { !$0.choices.isEmpty }
    names.list("index", "The entries of its index.") { $0.index }
    names.flag("hasIndex", "Whether there are any.") { !$0.index.isEmpty }
    names.flag("hasLongIndex", "Whether the labels are too long to fit beside items.") {
      $0.hasLongIndex
    }
    names.context("pager", "Its pages, if it has several.") { $0.pager }
    names.text("selection", "How many items visitors can select: `one` or `many`.") {
      $0.selection?.rawValue
    }
    names.flag("hasLinks", "Whether there are controls or a link to all items.") {
      $0.link != nil || $0.hasControls
    }
    names.flag("hasControls", "Whether visitors can choose layouts or select items.") {
      $0.hasControls
    }
    names.context("chart", "What is drawn instead of items.") { $0.chart }
    names.context("table", "A table of its items.") { $0.table }
    names.list("plates", "The captions below a gallery.") { $0.captions }
    names.value("items", "Its items.") { .writing($0.items) }
  }
}

/// One line of the captions below a gallery.
final class CaptionContext: NamedContext {
  private let number: Int
  private let title: String
  private let subtitle: String?

  /// Divisible by 1 to 6, so that a part of the captions fills whole rows of as many columns.
  private static let partLength = 60

  init(number: Int, title: String, subtitle: String?) {
    self.number = number
    self.title = title
    self.subtitle = subtitle
  }

  static let names = TemplateNames<CaptionContext> { names in
    names.text("number", "The number, from 1.") { String($0.number) }
    names.text("title", "The title of the item.") { $0.title }
    names.text("subtitle", "The subtitle of the item.") { $0.subtitle }
    names.flag("opensPart", "Whether a new part of the captions begins here.") {
      $0.number > 1 && $0.number % partLength == 1
    }
  }
}
