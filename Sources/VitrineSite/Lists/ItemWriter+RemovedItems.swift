internal import VitrineModel
internal import VitrineText

/// Removed items, and items whose cell has changed, while they fade out.
extension ItemWriter {
  /// Returns a closure that writes the cells of these items over the section's list, hidden until
  /// the animation plays, or nil if there are none.
  func removedItems(_ traits: SectionList.Traits) -> ((inout [UInt8]) -> Void)? {
    guard !transition.removedItems.isEmpty, let removedItemAppearance else { return nil }
    return { html in
      let classes = (["ghosts"] + removedItemAppearance.list.classes(traits)).joined(separator: " ")
      html.append(markup: "<div class=\"\(classes)\" hidden aria-hidden=\"true\" inert>\n")
      site.write(
        transition.removedItems, removedItemAppearance, in: scope, folder: folder, into: &html)
      html.append(markup: "</div>\n")
    }
  }
}

extension TrackedContext {
  /// Writes the cells of these items, each in a box marked with its former position.
  func write(
    _ removedItems: [SectionTransition.RemovedItem], _ appearance: RemovedItemAppearance,
    in scope: Scope, folder: String,
    into html: inout [UInt8]
  ) {
    let context = RecordContext(
      site: self, folder: folder, on: scope.page, in: appearance.list,
      heading: appearance.heading)
    context.spark = appearance.spark
    for ghost in removedItems {
      let record = record(of: ghost)
      let own = appearance.section.cell(of: record, shown: ghost.shownCell)
      guard let cell = own.flatMap(cell) ?? cell(appearance.cell) ?? cell(appearance.list.cell)
      else {
        continue
      }
      html.append(markup: "<div")
      html.append(ghost.mark)
      html.append(markup: ">")
      context.earlier = record
      scope.item = context
      render(cell, with: scope, into: &html)
      html.append(markup: "</div>\n")
    }
    scope.item = nil
  }

  /// Returns the record shown in the cell of such an item.
  func record(of ghost: SectionTransition.RemovedItem) -> Record {
    switch ghost.content {
    case .earlier(let record): record
    case .record(let index): self[record: index]
    }
  }
}

/// Copies of items that moved here from other sections, shown during the animation.
extension ItemWriter {
  /// Writes the copies of cells now in the list of the page's section `number`, hidden until the
  /// animation plays.
  func writeCrossSectionMoves(inSection number: Int, into html: inout [UInt8]) {
    let paths = Dictionary(grouping: transition.crossSectionMoves) {
      CrossSectionRules.CrossSectionPath(from: $0.from, to: number)
    }
    guard let run = section.runs.first(where: { !$0.items.isEmpty }) else { return }
    let context = RecordContext(
      site: site, folder: folder, on: scope.page, in: list, heading: heading)
    context.isLazy = false
    let appearances = list.classes(
      SectionList.Traits(isPictured: isPictured(run), isUnlike: isUnlike))
    for (path, crossSectionMoves) in paths.sorted(by: { $0.key < $1.key }) {
      let classes = (["way", path.name] + appearances).joined(separator: " ")
      html.append(markup: "<div class=\"\(classes)\">\n")
      for crossSectionMove in crossSectionMoves {
        html.append(markup: "<div")
        html.append(crossSectionMove.mark)
        html.append(markup: ">")
        context.number = crossSectionMove.place + 1
        writeCell(of: section.items[crossSectionMove.place], context, into: &html)
        html.append(markup: "</div>\n")
      }
      html.append(markup: "</div>\n")
    }
    scope.item = nil
  }
}
