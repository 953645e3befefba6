/// The words that a site says by itself, in the language of its pages.
public enum SiteWord: String, CaseIterable, Sendable {
  /// The link to the main part of a page.
  case skip

  /// The title of a page's list of headings.
  case contents

  /// The links to the neighbours of an item's page, and what they are together.
  case previous, next, neighbours

  /// The name of the links to the pages above.
  case breadcrumb

  /// The link to where the source of a page is edited.
  case edit
  case tags

  /// The words after a number of items, and of sections.
  case items, sections

  /// `8 of 88`, and `8 of 88 in Mountains`.
  case someOf, someOfIn

  /// `Page 2 of 7`, and the name of the links to parts of a list.
  case pageOf, index

  /// How many stand under the items that are counted before it.
  case under

  /// The link to all items, and the one that says how many they are.
  case seeAll, seeAllOf

  /// The text in an empty section.
  case empty

  /// The word before the number at a picture of a gallery.
  case plate

  /// Before a title: a link to its page, and the items beside it and in it.
  case open, moreIn, `in`

  /// The page of all pages.
  case allPages

  /// The label of an item's own link.
  case link
  case yes, no

  /// The search of the site; the field that filters the items of a page or the values of a field, and
  /// what leads to filters; what items are ordered and grouped by, the order of the page itself, and the
  /// group of what has no value.
  case search, filterIn, filters, sort, group, asArranged, other

  /// The bounds of a range.
  case from, to

  /// The buttons that take a filter away, take all away, and close what filters stand in.
  case takeAway, clear, done

  /// The button that begins to select items, how many are selected, how many of these are not shown,
  /// the actions that copy them, and what is said when that is done.
  case select, selected, notShown, copy, copied

  /// What accessories of cells say.
  case checked, details, more, add

  /// What alerts in texts are called.
  case noteAlert, tipAlert, importantAlert, warningAlert, cautionAlert

  /// The names of the link of a heading to itself, and of the link from a note to where the text refers
  /// to it.
  case headingLink, backToReference

  /// In the place of items that are not found.
  case noMatch

  /// The page for unknown addresses, its heading and text, and before the site's title.
  case notFound, notFoundHeading, notFoundText, goTo

  /// The link that plays what changed, and what stands behind how many items did so, with what parts
  /// one number from the next.
  case whatsNew, inserted, updated, moved, removed, listSeparator

  /// The badges of items that changed.
  case badgeInserted, badgeRemoved, badgeUpdated, badgeMoved

  /// The part of an item, or of a page, that changed.
  case title, subtitle, text, image, symbol, badge, date, layout

  /// The words for an update of an item, of its page, and of a page, where no field tells it.
  case shownOtherwise, pageText, itsText

  /// Where an item stands.
  case page, section, parent, place

  /// The layouts that visitors choose from.
  case layoutList, layoutGrid, layoutGallery, layoutCarousel, layoutFlow

  /// The kinds of charts, what one shows in a sentence, its table, the numbers that count records, and the
  /// file of a table too long for a page.
  case chartBar, chartLine, chartDonut, chartHistogram, chartPoint, chartTimeline, chartMap
  case chartSummary, chartValues, chartNumber, chartFile

  /// How many items a timeline or map has no place for.
  case undated, unplaced

  /// What a sparkline of numbers shows.
  case spark

  /// The words read out before an old and a new value.
  case was, now

  /// How a measure changed.
  case better, worse, regression

  /// The page and the feed of what changed.
  case changes, feed

  /// The build that the newest one is compared with: one of a date, or one without.
  case changedSince, changedSinceBefore, tallySince

  /// Builds without a date, and those before the newest.
  case thisBuild, buildsBefore, earlierBuilds

  /// The heading over the numbers of changes by kind, the word for the pages among them, and the
  /// words about moves.
  case kindsOfChange, pages, fewestMoves

  /// Behind a list that is cut, and in the place of an empty one.
  case andMore, noChanges

  /// The text on the changes page before anything changed.
  case noChangesYet, changesToCome

  /// The search of the site: its name, the way out of it, how much it found, the text and the way on
  /// where it found nothing, and what is said where it cannot look everywhere or at all.
  case closeSearch, searchResults, nothingFound, nothingFoundHint, onlyTitles
  case searchFailed, searchNeedsScript, moreResults

  /// The names in `{ }` that stand for numbers.
  package var placeholders: [String] {
    switch self {
    case .someOf: ["count", "total"]
    case .someOfIn: ["count", "total", "title"]
    case .pageOf: ["number", "count"]
    case .seeAllOf: ["total"]
    case .under, .buildsBefore, .andMore, .searchResults, .selected, .notShown, .undated, .unplaced:
      ["count"]
    case .nothingFound: ["query"]
    case .chartSummary: ["chart", "count", "least", "most"]
    case .spark: ["first", "last", "least", "most"]
    case .headingLink, .filterIn: ["title"]
    case .backToReference: ["number"]
    case .changedSince: ["date"]
    case .tallySince: ["tally", "date"]
    default: []
    }
  }

  /// The placeholders that a form of the word lacks. A form for some counts may say the count in
  /// words: `one build before`.
  package func placeholders(missingIn text: PluralText) -> [String] {
    placeholders.filter { name in
      let texts = name == "count" ? [text.other] : text.forms.map(\.text)
      return texts.contains { !$0.contains("{\(name)}") }
    }
  }

  /// True for words that pages themselves say, false for words that only tell of changes.
  package var isOfPages: Bool {
    switch self {
    case .skip, .contents, .previous, .next, .neighbours, .breadcrumb, .edit, .tags, .items,
      .sections, .someOf, .someOfIn, .pageOf, .index, .under, .seeAll, .seeAllOf, .empty, .plate,
      .open,
      .moreIn, .in,
      .allPages, .link, .yes, .no, .search, .filterIn, .filters, .sort, .group, .asArranged, .other,
      .from, .to, .takeAway,
      .clear, .done, .select, .selected, .notShown, .copy, .copied, .checked, .details,
      .more, .add, .noteAlert, .tipAlert, .importantAlert, .warningAlert, .cautionAlert,
      .headingLink, .backToReference, .noMatch, .notFound,
      .notFoundHeading, .notFoundText, .goTo,
      .closeSearch, .searchResults, .nothingFound, .nothingFoundHint, .onlyTitles,
      .searchFailed, .searchNeedsScript, .moreResults, .layout, .layoutList, .layoutGrid,
      .layoutGallery, .layoutCarousel, .layoutFlow, .chartBar, .chartLine, .chartDonut,
      .chartHistogram, .chartPoint, .chartTimeline, .chartMap, .undated, .unplaced, .spark,
      .chartSummary, .chartValues, .chartNumber, .chartFile, .andMore:
      true
    default: false
    }
  }

  /// Those of `languages` whose words a page in `language` has, the nearest first: `de-CH`, then `de`.
  /// What is Chinese is in simplified script.
  package static func languages(for language: String, among languages: Set<String>) -> [String] {
    let parts = language.lowercased().split(separator: "-")
    let isTraditional = ["hant", "tw", "hk", "mo"].contains { parts.dropFirst().contains($0) }
    return parts.indices.reversed().compactMap { last in
      let tag = parts[...last].joined(separator: "-")
      if tag == "zh", isTraditional { return nil }
      return languages.filter { $0.lowercased() == tag }.min()
    }
  }
}
