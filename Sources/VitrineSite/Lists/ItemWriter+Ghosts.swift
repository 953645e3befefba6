internal import VitrineModel
internal import VitrineText

/// What removed items leave behind, for as long as they take to fade.
extension ItemWriter {
  /// Writes the cells of removed items over the section's list, hidden from everyone until they play.
  func ghosts(_ context: RecordContext, looks: [String]) -> ((inout [UInt8]) -> Void)? {
    guard !transition.ghosts.isEmpty, let cell = site.cell(cell) else { return nil }
    return { html in
      let classes = (["ghosts"] + looks).joined(separator: " ")
      html.append(markup: "<div class=\"\(classes)\" hidden aria-hidden=\"true\" inert>\n")
      site.write(transition.ghosts, cell: cell, context, in: scope, into: &html)
      html.append(markup: "</div>\n")
    }
  }
}

extension NotedSite {
  /// Writes what removed items showed, each in a box that says where it stood.
  func write(
    _ ghosts: [SectionTransition.Ghost], cell: TemplateSet.Template, _ context: RecordContext,
    in scope: Scope, into html: inout [UInt8]
  ) {
    for ghost in ghosts {
      html.append(markup: "<div")
      html.append(ghost.mark)
      html.append(markup: ">")
      context.earlier = ghost.record
      scope.item = context
      render(cell, with: scope, into: &html)
      html.append(markup: "</div>\n")
    }
    context.earlier = nil
    scope.item = nil
  }
}

/// What stands for items that came from other sections, for as long as they travel.
extension ItemWriter {
  /// Writes copies of their cells, hidden from everyone until they play, which the list at an index
  /// of the page's sections now has.
  func writeCrossings(inSection number: Int, into html: inout [UInt8]) {
    let ways = Dictionary(grouping: transition.crossings) {
      WingRules.Way(from: $0.from, to: number)
    }
    guard let run = section.runs.first(where: { !$0.items.isEmpty }) else { return }
    let context = RecordContext(site: site, folder: folder, words: scope.page.words)
    context.keepsShape = list.keepsShapes
    context.heading = heading
    context.isWide = list.isWide
    context.isLazy = false
    let looks = list.looks(lead: nil, isPictured: isPictured(run))
    for (way, crossings) in ways.sorted(by: { $0.key < $1.key }) {
      let classes = (["way", way.name] + looks).joined(separator: " ")
      html.append(markup: "<div class=\"\(classes)\">\n")
      for crossing in crossings {
        html.append(markup: "<div")
        html.append(crossing.mark)
        html.append(markup: ">")
        context.number = crossing.place + 1
        writeCell(of: section.items[crossing.place], context, into: &html)
        html.append(markup: "</div>\n")
      }
      html.append(markup: "</div>\n")
    }
    scope.item = nil
  }
}
