/// Every name that the site's templates know.
enum Name: Int, CaseIterable {
  case site, page, section, item
  case title, text, link, language, wordsLanguage, direction, description
  case home, stylesheet, icon, navigation, hasNavigation, current
  case fullTitle, canonical, type, picture, meta, hasMeta, crumbs, hasCrumbs
  case content, body, sections, contents, hasContents, nested, header, footer
  case hasPager, previous, next
  case id, classes, count, noun, prefix, linkTitle, isEmpty, empty, items, total, isCut, someOf,
    under, seeAll, plates, number, opensPart
  case subtitle, summary, excerpt, href, heading, cell, symbol, symbols, hasSymbols, initial, lazy,
    isWide
  case image, src, alt, label, width, height, shape
  case badge, badges, word, kind, hasEnd, date, iso, words, value, measure, unit
  case transition, tally, style, script, layouts, tree
  case steps, hasSteps, pages, first
  case changes, hasChanges, lines, hasLines, ownLabel, pieces, isText, kept, removed, inserted,
    removedPicture, insertedPicture, arrow, measureChange, delta, status, note
  case newest, earlier, hasEarlier, groups, hasGroups, rest, isGone
  case changesTitle, changesLanguage, hasFeeds, atomFeed, jsonFeed, feedTitle
  case tags, hasTags, facts, hasFacts, fields, hasHero, hasSide, table, columns, rows
}
