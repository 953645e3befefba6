package import VitrineModel

extension SiteContent {
  /// Sets the titles of sections and parents that are values, in the language of their page.
  package mutating func sayTitles(in templates: SiteTemplates) {
    let spoken = pages.indices.filter { pages[$0].sections.contains(where: \.hasSpokenTitles) }
    if spoken.isEmpty { return }
    let words = SiteWords.ofPages(self, templates: templates)
    for page in spoken {
      let words = words[pages[page].language]!
      for section in pages[page].sections.indices
      where pages[page].sections[section].hasSpokenTitles {
        pages[page].sections[section].sayTitles(in: words)
      }
    }
  }
}

extension Section {
  fileprivate var hasSpokenTitles: Bool {
    spoken != SpokenTitles() || index.contains { $0.spoken != nil }
  }

  fileprivate mutating func sayTitles(in words: SiteWords) {
    if let spoken = spoken.title { title = spoken.text(in: words) }
    for place in index.indices {
      if let spoken = index[place].spoken { index[place].label = spoken.text(in: words) }
    }
    if spoken.parents.isEmpty { return }
    for place in items.indices {
      guard case .outline(let id, _) = items[place].content, let title = spoken.parents[id] else {
        continue
      }
      items[place].content = .outline(id: id, title: title.text(in: words))
    }
  }
}

extension SpokenTitle {
  /// `title` is the title of the field. By default it is derived from the field's name.
  func text(in words: SiteWords, field title: String? = nil) -> String {
    let text = value.text(in: words) ?? ""
    if case .bool = value { return "\(title ?? fieldLabel(field)): \(text)" }
    return text
  }
}
