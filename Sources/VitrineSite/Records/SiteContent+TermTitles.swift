internal import VitrineModel
internal import VitrineText

extension SiteContent {
  /// Names terms without titles after their values: `Yes`, `12 May 2026`. `words` returns the words
  /// of a language.
  mutating func nameTerms(by words: (String) -> SiteWords) {
    for number in terms.sets.indices {
      let set = terms.sets[number]
      let words = words(pages[set.indexPage].language)
      if set.field == RecordSlot.tags.rawValue, !set.hasOwnTitle {
        terms.sets[number].title = words[.tags]
        pages[set.indexPage].title = words[.tags]
      }
      for (index, term) in set.terms.enumerated() where !term.hasOwnTitle {
        guard let title = term.value.factText(in: words), title != term.title else { continue }
        terms.sets[number].terms[index].title = title
        pages[set.firstPage + index].title = title
        records[set.firstRecord + index].title = title
      }
    }
  }
}
