internal import VitrineModel
internal import VitrineText

extension RenderContext {
  /// The set whose index page or term page is at `index`, or nil for any other page.
  private func termSet(ofPage index: Int) -> TermSet? {
    let sets = content.terms.sets
    let first = index - map.pageCount
    if first < sets.count { return first < 0 ? nil : sets[first] }
    return sets.last { $0.firstPage <= index }
  }

  /// The term whose page is at `index`, or nil for an index page and any other page.
  func term(ofPage index: Int) -> Term? {
    guard let set = termSet(ofPage: index), index >= set.firstPage else { return nil }
    return set.terms[index - set.firstPage]
  }

  /// The number of records with the term whose record is at `index`, or nil for any other record.
  func count(ofTerm index: Int) -> Int? {
    guard index >= map.recordCount else { return nil }
    return content.terms.sets.last { $0.firstRecord <= index }.map {
      $0.terms[index - $0.firstRecord].count
    }
  }
}

extension RenderContext {
  /// Links to a record's terms in a field: each of its values, level by level.
  func termLinks(ofRecord index: Int, field: String) -> [ValueLink] {
    content.terms.sets.lazy.filter { $0.field == field }.flatMap { links(ofRecord: index, in: $0) }
  }

  /// The fields in which a record has terms.
  func termFields(ofRecord index: Int) -> [String] {
    content.terms.sets.filter { !$0.terms(ofRecord: index).isEmpty }.map(\.field)
  }

  /// Links to all terms of a record.
  func termLinks(ofRecord index: Int) -> [ValueLink] {
    content.terms.sets.flatMap { links(ofRecord: index, in: $0) }
  }

  private func links(ofRecord index: Int, in set: TermSet) -> [ValueLink] {
    var links: [ValueLink] = []
    for term in set.terms(ofRecord: index) {
      if !links.isEmpty { links[links.count - 1].after = ", " }
      for (level, term) in set.path(to: term).map({ set.terms[$0] }).enumerated() {
        if level > 0 { links[links.count - 1].after = set.levels ?? "" }
        links.append(ValueLink(title: term.title, output: term.output))
      }
    }
    return links
  }

  /// Links to the index pages of the terms of a page's collections, each with its number of terms.
  func termIndexes(ofPage index: Int) -> [(link: ValueLink, count: Int)] {
    content.terms.sets.filter { $0.page == index && !$0.terms.isEmpty }.map {
      (ValueLink(title: $0.title, output: content.pages[$0.indexPage].output), $0.terms.count)
    }
  }
}
