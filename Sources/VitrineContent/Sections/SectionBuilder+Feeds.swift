import VitrineDiagnostics
import VitrineModel
import VitrineText

extension SectionBuilder {
  /// The records of a section at the top level, including those beyond its limit, and the feed that
  /// it declares.
  struct SectionRoots {
    var feed: FeedDeclaration?
    var records: [Int]
  }

  /// Returns the feeds that a page and its sections declare, after all `sections` have been built.
  mutating func feeds(page: Int, _ sections: [Section]) -> [ItemFeed] {
    var feeds: [ItemFeed] = []
    if let declaration = plan.pages[page].feed {
      var seen: Set<Int> = []
      let records = sectionRoots.flatMap(\.records).filter { seen.insert($0).inserted }
      diagnostics += warnings(about: declaration, of: records)
      if let feed = feed(declaration, of: records) { feeds.append(feed) }
    }
    let declared = sections.indices.filter { sectionRoots[$0].feed != nil }
    for (index, name) in zip(declared, urlSegments(of: declared.map { sections[$0].id })) {
      let (declaration, records) = (sectionRoots[index].feed!, sectionRoots[index].records)
      diagnostics += warnings(about: declaration, of: records)
      guard var feed = feed(declaration, of: records) else { continue }
      (feed.name, feed.section) = ("feed-\(name)", sections[index].id)
      feeds.append(feed)
    }
    return feeds
  }

  /// Returns the feeds of a term's page: one of the term's `records`, or none.
  func feeds(ofTerm terms: TermPlan, _ records: [Int]) -> [ItemFeed] {
    [terms.feed.flatMap { feed($0, of: records) }].compactMap(\.self)
  }

  /// The warnings about the feeds of a field's terms, once for all terms.
  func feedDiagnostics(of terms: FieldTerms, _ plan: TermPlan) -> [Diagnostic] {
    plan.feed.map { warnings(about: $0, of: Set(terms.records.joined()).sorted()) } ?? []
  }

  /// Returns a feed of the newest of `records`, or nil if none has a date or entries would have no
  /// addresses.
  private func feed(_ declaration: FeedDeclaration, of records: [Int]) -> ItemFeed? {
    let dated = records.enumerated().compactMap { place, record in
      date(of: record).map { (place: place, record: record, date: $0) }
    }
    guard plan.site.settings.url != nil, !dated.isEmpty else { return nil }
    let newest = dated.sorted {
      $1.date < $0.date || !($0.date < $1.date) && $0.place < $1.place
    }
    return ItemFeed(
      name: "feed", section: nil, title: declaration.title, text: declaration.text,
      records: newest.prefix(declaration.limit).map(\.record))
  }

  /// The date of a record, if it names a day: an entry of a feed needs a point in time.
  private func date(of record: Int) -> CalendarDate? {
    records.records[record].date?.calendarDate.flatMap { $0.day == nil ? nil : $0 }
  }

  private func warnings(about feed: FeedDeclaration, of records: [Int]) -> [Diagnostic] {
    if plan.site.settings.url == nil { return [.feedsWithoutAddress(at: feed.place)] }
    let missing = records.count { date(of: $0) == nil }
    if missing == 0, !records.isEmpty { return [] }
    let rest =
      missing == 1 ? "has no date with a day, so it is" : "have no date with a day, so they are"
    let message =
      missing == records.count
      ? "no item has a date with a day, so there is no feed"
      : "\(missing) of \(records.count) items \(rest) not in the feed"
    return [
      Diagnostic(
        .warning, kind: "items without a date", at: feed.place, message,
        hint:
          "give each item a 'date' such as 2026-05-01, name the field in 'fields', or remove 'feed'"
      )
    ]
  }
}
