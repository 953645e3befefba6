internal import VitrineModel
internal import VitrineText

/// The parts of a transition outside of the sections, hidden until it plays: the contents of
/// removed sections, and items that move from one section to another.
extension SectionWriter {
  func writeOffstageItems(into html: inout [UInt8]) {
    guard let transition else { return }
    guard transition.isCrossed || !transition.removed.isEmpty || !transition.inserted.isEmpty
    else { return }
    html.append(markup: "<div class=\"wings\" hidden aria-hidden=\"true\" inert>\n")
    for measure in transition.inserted {
      writeMeasure(measure, classes: "measure measure-\(measure)", into: &html)
    }
    for (section, removedItems) in transition.removed { write(section, removedItems, into: &html) }
    for index in transition.sections.indices
    where !transition.sections[index].crossSectionMoves.isEmpty {
      writer(ofSection: index).writeCrossSectionMoves(inSection: index, into: &html)
    }
    html.append(markup: "</div>\n")
  }

  private func writeMeasure(_ number: Int, classes: String, into html: inout [UInt8]) {
    html.append(
      markup: "<div class=\"\(classes)\"><i style=\"view-timeline:--m\(number)\"></i></div>\n")
  }

  private func write(
    _ section: RemovedSection, _ removedItems: [SectionTransition.RemovedItem],
    into html: inout [UInt8]
  ) {
    guard let transition, let appearance = removedItemAppearance(ofEarlier: section.number) else {
      return
    }
    let before = transition.pairing.earlier.sections[section.number]
    let context = SectionContext(words: words)
    context.id = "s-~removed~" + elementIdentifier(of: before.id)
    context.title = before.title
    context.text = before.text
    context.count = RecordCount(
      shown: before.items.count { $0.record != nil && $0.level == 0 })
    let records = removedItems.map { ghost in
      let record = site.record(of: ghost)
      return site.appearance(
        of: record,
        cell: appearance.section.cell(of: record, shown: ghost.shownCell) ?? appearance.cell)
    }
    let appearances = appearance.list.classes(appearance.list.traits(of: records)).joined(
      separator: " ")
    html.append(markup: "<div class=\"removed-section removed-\(section.number)\">\n")
    writeMeasure(section.measure, classes: "measure", into: &html)
    let folder = site.folder(ofPage: page)
    write(context, list: appearance.list, into: &html) { html in
      let classes = "ghosts \(appearances) was-\(section.number)"
      html.append(markup: "<div class=\"w\"><div class=\"\(classes)\">\n")
      site.write(removedItems, appearance, in: scope, folder: folder, into: &html)
      html.append(markup: "</div></div>\n")
    }
    html.append(markup: "</div>\n")
  }
}
