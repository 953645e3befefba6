internal import VitrineLayout
internal import VitrineModel

extension SiteContent {
  /// Fills the sections that list changes with the records that still show such a change, by the
  /// same rule as badges. Adds layouts that fit the number of items to `layouts`.
  mutating func showChangedItems(_ changes: SiteChanges?, in layouts: inout [LayoutByWidth]) {
    guard let changes else { return }
    for page in pages.indices {
      for place in pages[page].sections.indices {
        guard let changed = pages[page].sections[place].changed else { continue }
        let records = changed.records.filter { record in
          changes.shown(ofRecord: self.records[record].id, by: settings.badges).contains {
            $0.isOf(changed.kinds)
          }
        }
        let shown = changed.part.of(records)
        var section = pages[page].sections[place]
        section.set(items: shown.map { Item(.record($0)) })
        section.total = shown.count < records.count ? records.count : nil
        let layout = layouts[section.layout].fitted(to: shown.count)
        section.layout = layouts.firstIndex(of: layout) ?? layouts.endIndex
        if section.layout == layouts.endIndex { layouts.append(layout) }
        pages[page].sections[place] = section
      }
    }
  }
}

extension SiteChanges.RecordChange {
  fileprivate func isOf(_ kinds: Set<ChangedItems.Kind>) -> Bool {
    switch kind {
    case .inserted: kinds.contains(.inserted)
    case .moved: kinds.contains(.moved)
    case .updated(let update):
      kinds.contains(.updated) || kinds.contains(.regression) && update.isRegression
    }
  }
}
