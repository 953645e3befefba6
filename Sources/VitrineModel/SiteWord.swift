/// The words that the site itself uses, in the language of its pages.
public enum SiteWord: String, CaseIterable, Sendable {
  /// The link to the main part of a page.
  case skip

  /// The title of a page's table of contents.
  case contents

  /// The links to the pages before and after an item's page, and the label for both.
  case previous, next, neighbours

  /// The label of the links to the ancestor pages.
  case breadcrumb

  /// The link for editing the source of a page.
  case edit
  case tags

  /// The words after a number of items, and of sections.
  case items, sections

  /// `8 of 88`, and `8 of 88 in Mountains`.
  case someOf, someOfIn

  /// `Page 2 of 7`, and the label of the links to parts of a list.
  case pageOf, index

  /// The number of items under those counted before it.
  case under

  /// The link to all items, and the variant that includes their number.
  case seeAll, seeAllOf

  /// The text in an empty section.
  case empty

  /// The word before the number of a picture in a gallery.
  case plate

  /// Before a title: a link to its page, and the items next to it and inside it.
  case open, moreIn, `in`

  /// The page that lists all pages.
  case allPages

  /// The kinds of files that items show, and their number of pages.
  case audio, video, pageCount

  /// The name of a picture without an alternative text, and the buttons beside one that is shown
  /// large.
  case picture, closePicture, zoomIn, zoomOut

  /// The label of an item's own link.
  case link
  case yes, no

  /// The search of the site; the field that filters a page's items or a field's values, and the
  /// control that opens filters; the controls for sorting and grouping, the page's own order, and
  /// the group of items without a value.
  case search, filterIn, filters, sort, group, asArranged, other

  /// The bounds of a range.
  case from, to

  /// The buttons that remove one filter, remove all, and close the filters.
  case takeAway, clear, done

  /// The button that starts selecting items, the number of selected items, the number of these that
  /// are not shown, the actions that copy them, and the confirmation.
  case select, selected, notShown, copy, copied

  /// The labels of cell accessories.
  case checked, details, more, add

  /// The labels of alerts in texts.
  case noteAlert, tipAlert, importantAlert, warningAlert, cautionAlert

  /// The labels of a heading's link to itself, and of the link from a footnote back to its
  /// reference.
  case headingLink, backToReference

  /// Shown when no items match.
  case noMatch

  /// The page for unknown addresses, its heading and text, and the words before the site's title.
  case notFound, notFoundHeading, notFoundText, goTo

  /// The link that plays back what changed, the words after the numbers of changed items, and the
  /// separator between these numbers.
  case whatsNew, inserted, updated, moved, removed, listSeparator

  /// The badges of changed items.
  case badgeInserted, badgeRemoved, badgeUpdated, badgeMoved

  /// The part of an item or a page that changed.
  case title, subtitle, text, image, images, symbol, badge, date, layout

  /// The words for an update of an item, of its page, and of a page, if no field describes it.
  case shownOtherwise, pageDetails, itsText

  /// Where an item is.
  case page, section, parent, position

  /// The layouts that visitors choose from.
  case layoutList, layoutGrid, layoutGallery, layoutCarousel, layoutFlow

  /// The kinds of charts, the sentence that summarizes one, its table, the label for numbers of
  /// records, and the file for a table that is too long for a page.
  case chartBar, chartLine, chartDonut, chartHistogram, chartPoint, chartTimeline, chartMap
  case chartSummary, chartValues, chartNumber, chartFile

  /// The label of a page's data files, and what these are: a table, all data, a description of the
  /// data, places, dates, references and manifests.
  case download, downloadTable, downloadData, downloadDescription, downloadPlaces, downloadDates
  case downloadReferences, downloadManifests

  /// The label of how to cite an item.
  case cite

  /// Sizes of files.
  case bytes, kilobytes, megabytes

  /// How many items have no place in a timeline or map.
  case undated, unplaced

  /// A summary of a sparkline's numbers.
  case spark

  /// The words read aloud before an old and a new value.
  case was, now

  /// How a measure changed.
  case better, worse, regression

  /// The page and the feed of changes.
  case changes, feed

  /// The build with which the newest one is compared, with or without a date.
  case changedSince, changedSinceBefore, tallySince

  /// Builds without a date, and those before the newest.
  case thisBuild, buildsBefore, earlierBuilds

  /// The heading above the numbers of changes by kind, the word for the pages among them, and the
  /// words about moves.
  case kindsOfChange, pages, fewestMoves

  /// After a truncated list, and in place of an empty one.
  case andMore, noChanges

  /// The text on the changes page before anything has changed.
  case noChangesYet, changesToCome

  /// The search of the site: its label, how to close it, the number of results, the text and
  /// suggestion if there are none, and the messages if it cannot search everything or at all.
  case closeSearch, searchResults, nothingFound, nothingFoundHint, onlyTitles
  case searchFailed, searchNeedsScript, moreResults

  /// The names in `{ }` that stand for numbers.
  package var placeholders: [String] {
    switch self {
    case .someOf: ["count", "total"]
    case .someOfIn: ["count", "total", "title"]
    case .pageOf: ["number", "count"]
    case .seeAllOf: ["total"]
    case .under, .buildsBefore, .andMore, .searchResults, .selected, .notShown, .undated, .unplaced,
      .pageCount, .bytes, .kilobytes, .megabytes:
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

  /// The placeholders that a form of the word lacks. A form for particular numbers can spell them
  /// out: `one build before`.
  package func placeholders(missingIn text: PluralText) -> [String] {
    placeholders.filter { name in
      let texts = name == "count" ? [text.other] : text.forms.map(\.text)
      return texts.contains { !$0.contains("{\(name)}") }
    }
  }

  /// Whether pages themselves use the word, as opposed to only reports of changes.
  package var isOfPages: Bool {
    switch self {
    case .whatsNew, .inserted, .updated, .moved, .removed, .listSeparator, .badgeInserted,
      .badgeRemoved, .badgeUpdated, .badgeMoved, .title, .subtitle, .text, .image, .images, .symbol,
      .badge,
      .date, .shownOtherwise, .pageDetails, .itsText, .page, .section, .parent, .position, .was,
      .now,
      .better, .worse, .regression, .changes, .feed, .changedSince, .changedSinceBefore,
      .tallySince, .thisBuild, .buildsBefore, .earlierBuilds, .kindsOfChange, .pages,
      .fewestMoves, .noChanges, .noChangesYet, .changesToCome:
      false
    default: true
    }
  }

  /// Those of `languages` whose words suit a page in `language`, the closest first: `de-CH`, then
  /// `de`. Chinese means simplified Chinese unless the tag says otherwise.
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
