import VitrineSite

extension SiteSnapshot {
  /// The key figures of the build's pages and sections.
  var figures: EarlierFigures {
    var figures = EarlierFigures()
    for page in pages {
      figures.add(page.figures.map { ($0.name, $0.value) }, ofPage: page.path)
      for section in page.sections {
        figures.add(
          section.figures.map { ($0.name, $0.value) }, ofPage: page.path, section: section.id)
      }
    }
    return figures
  }
}
