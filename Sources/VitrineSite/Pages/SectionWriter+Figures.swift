internal import VitrineModel

extension SectionWriter {
  /// The figures of the page, or of one of its sections, with their changes, or nil if there are
  /// none.
  func figures(_ figures: KeyFigures, ofSection section: String? = nil) -> FiguresContext? {
    let output = site.output(ofPage: page, listPage: 0)
    return FiguresContext(
      figures.figures.map { figure in
        FigureContext(
          figure,
          before: site.whole.figures.value(of: figure.name, onPage: output, section: section),
          record: figure.record.map { index in
            let record = site[record: index]
            return (record.title, record.output.map { site.links.link(to: $0, from: folder) })
          }, words: words)
      }, areTiles: figures.style == .tiles)
  }
}
