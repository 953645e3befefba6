internal import VitrineModel
internal import VitrineText

/// The parts of a transition outside of the sections, hidden until it plays: the contents of
/// removed sections, and items that move from one section to another.
extension SectionWriter {
  func writeWings(into html: inout [UInt8]) {
    guard let transition else { return }
    guard transition.isCrossed || !transition.removed.isEmpty || !transition.inserted.isEmpty
    else { return }
    html.append(markup: "<div class=\"wings\" hidden aria-hidden=\"true\" inert>\n")
    for measure in transition.inserted {
      writeMeasure(measure, classes: "measure measure-\(measure)", into: &html)
    }
    for (section, ghosts) in transition.removed { write(section, ghosts, into: &html) }
    for index in transition.sections.indices where !transition.sections[index].crossings.isEmpty {
      writer(ofSection: index).writeCrossings(inSection: index, into: &html)
    }
    html.append(markup: "</div>\n")
  }

  private func writeMeasure(_ number: Int, classes: String, into html: inout [UInt8]) {
    html.append(
      markup: "<div class=\"\(classes)\"><i style=\"view-timeline:--m\(number)\"></i></div>\n")
  }

  private func write(
    _ section: RemovedSection, _ ghosts: [SectionTransition.Ghost], into html: inout [UInt8]
  ) {
    guard let transition, let look = ghostLook(ofEarlier: section.number) else { return }
    let before = transition.pairing.earlier.sections[section.number]
    let context = SectionContext(words: words)
    context.id = "s-~removed~" + elementIdentifier(of: before.id)
    context.title = before.title
    context.text = before.text
    context.count = RecordCount(
      shown: before.items.count { $0.record != nil && $0.level == 0 })
    let records = ghosts.map { ghost in
      let record = site.record(of: ghost)
      return site.look(
        of: record, cell: look.section.cell(of: record, shown: ghost.shownCell) ?? look.cell)
    }
    let looks = look.list.classes(look.list.look(of: records)).joined(separator: " ")
    html.append(markup: "<div class=\"removed-section removed-\(section.number)\">\n")
    writeMeasure(section.measure, classes: "measure", into: &html)
    let folder = site.folder(ofPage: page)
    write(context, list: look.list, into: &html) { html in
      let classes = "ghosts \(looks) was-\(section.number)"
      html.append(markup: "<div class=\"w\"><div class=\"\(classes)\">\n")
      site.write(ghosts, look, in: scope, folder: folder, into: &html)
      html.append(markup: "</div></div>\n")
    }
    html.append(markup: "</div>\n")
  }
}
