package import VitrineModel

extension SiteContent {
  /// Sets the titles of sections and parents that are values, in the language of their page.
  package mutating func localizeTitles(in templates: SiteTemplates) {
    let localized = pages.indices.filter {
      pages[$0].sections.contains(where: \.hasLocalizedTitles)
    }
    if localized.isEmpty { return }
    let words = SiteWords.ofPages(self, templates: templates)
    for page in localized {
      let words = words[pages[page].language]!
      for section in pages[page].sections.indices
      where pages[page].sections[section].hasLocalizedTitles {
        pages[page].sections[section].localizeTitles(in: words)
      }
    }
  }
}

extension Section {
  fileprivate var hasLocalizedTitles: Bool {
    localized != LocalizedTitles() || index.contains { $0.localized != nil }
  }

  fileprivate mutating func localizeTitles(in words: SiteWords) {
    if let localized = localized.title { title = localized.text(in: words) }
    for place in index.indices {
      if let localized = index[place].localized { index[place].label = localized.text(in: words) }
    }
    if localized.parents.isEmpty { return }
    for place in items.indices {
      guard case .outline(let id, _) = items[place].content, let title = localized.parents[id]
      else {
        continue
      }
      items[place].content = .outline(id: id, title: title.text(in: words))
    }
  }
}

extension LocalizedTitle {
  /// `title` is the title of the field. By default it is derived from the field's name.
  func text(in words: SiteWords, field title: String? = nil) -> String {
    let text = value.text(in: words) ?? ""
    if case .bool = value { return "\(title ?? fieldLabel(field)): \(text)" }
    return text
  }
}
