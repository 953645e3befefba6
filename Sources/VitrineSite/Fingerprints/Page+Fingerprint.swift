internal import VitrineDiagnostics
internal import VitrineModel

extension Page {
  /// Feeds everything except its texts, figures, sections, search, filters and sorting.
  func feedHead(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(
      output, folder, title, language, direction.rawValue, theme, listPagePrefix, order, isHidden,
      source, navigation?.rawValue)
    fingerprint.feed(page: parent)
    if frame != PageFrame() { fingerprint.feed(reflecting: frame) }
    for feed in feeds { fingerprint.feed(feed.name, feed.title, label(of: feed)) }
  }
}

extension Section: Fingerprinted {
  /// Feeds everything except its location in the source.
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(
      id, title, text, body, layout, layoutDeclaration.value, cell, header, footer, badge,
      selection?.rawValue, enlarges, queryOfAll, repeats, items, total, pageLength, foldsUnderTitle)
    // Few sections have one of these.
    fingerprint.feed(chart, changed)
    let texts = texts.isEmpty ? nil : texts
    for part in [cellChoice, open, table, spark, texts] as [Any?] {
      fingerprint.feed(part != nil)
      if let part { fingerprint.feed(reflecting: part) }
    }
    fingerprint.feed(index.count, figures.figures, figures.style.rawValue)
    for entry in index { fingerprint.feed(reflecting: entry) }
    if localized != LocalizedTitles() { fingerprint.feed(reflecting: localized) }
  }
}

extension ItemFeed: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(name, section, title, text.rawValue, records.count)
    for record in records { fingerprint.feed(record: record) }
  }
}

extension Item: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    switch content {
    case .record(let index): fingerprint.feed(record: index)
    case .outline(let id, let title): fingerprint.feed(id, title)
    }
    fingerprint.feed(level, copyParentID)
  }
}

extension Figure: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(name, title, measure)
    fingerprint.feed(record: record)
  }
}

extension SectionChart: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(records.count)
    for record in records { fingerprint.feed(record: record) }
    fingerprint.feed(values.count)
    for value in values { fingerprint.feed(value.x, value.y, value.series) }
    fingerprint.feed(reflecting: (mark, x, scale, y, by, series, isTrend, isStacked, facts))
  }
}

extension ChangedItems: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(records.count, kinds.map(\.rawValue).sorted())
    for record in records { fingerprint.feed(record: record) }
    fingerprint.feed(reflecting: part)
  }
}

extension Filtering: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(records.count)
    for record in records { fingerprint.feed(record: record) }
    fingerprint.feed(isSearched, filters.count, sorts.count, groupings.count)
    for control in [filters, sorts, groupings] as [[Any]] {
      for part in control { fingerprint.feed(reflecting: part) }
    }
  }
}

extension ClosedRange: Fingerprinted where Bound: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) { fingerprint.feed(lowerBound, upperBound) }
}
