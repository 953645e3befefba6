package import VitrineModel

extension SiteContent {
  /// Says the times among the titles of sections and of parents in the language of their page.
  package mutating func sayDates(in templates: SiteTemplates) {
    let dated = pages.indices.filter { pages[$0].sections.contains(where: \.saysDates) }
    if dated.isEmpty { return }
    let words = SiteWords.ofPages(self, templates: templates)
    for page in dated {
      let formats = words[pages[page].language]!.formats
      for section in pages[page].sections.indices where pages[page].sections[section].saysDates {
        pages[page].sections[section].sayDates(in: formats)
      }
    }
  }
}

extension Section {
  fileprivate var saysDates: Bool {
    dates != TitleDates() || index.contains { $0.date != nil }
  }

  fileprivate mutating func sayDates(in formats: LanguageFormats) {
    if let date = dates.title { title = date.words(in: formats) }
    for place in index.indices {
      if let date = index[place].date { index[place].label = date.words(in: formats) }
    }
    if dates.parents.isEmpty { return }
    for place in items.indices {
      guard case .outline(let id, _) = items[place].content, let date = dates.parents[id] else {
        continue
      }
      items[place].content = .outline(id: id, title: date.words(in: formats))
    }
  }
}
