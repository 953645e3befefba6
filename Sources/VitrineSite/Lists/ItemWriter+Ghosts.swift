internal import VitrineModel
internal import VitrineText

/// The look of removed items, which is the same as in their earlier section's list.
struct GhostLook {
  let list: SectionList
  let section: EarlierSection
  let cell: String
  let heading: Int

  /// The source of their sparklines.
  let spark: SparkSource?
}

/// Removed items, and items whose cell has changed, while they fade out.
extension ItemWriter {
  /// Returns a closure that writes the cells of these items over the section's list, hidden until
  /// the animation plays, or nil if there are none.
  func ghosts(_ look: SectionList.Look) -> ((inout [UInt8]) -> Void)? {
    guard !transition.ghosts.isEmpty, let ghostLook else { return nil }
    return { html in
      let classes = (["ghosts"] + ghostLook.list.classes(look)).joined(separator: " ")
      html.append(markup: "<div class=\"\(classes)\" hidden aria-hidden=\"true\" inert>\n")
      site.write(transition.ghosts, ghostLook, in: scope, folder: folder, into: &html)
      html.append(markup: "</div>\n")
    }
  }
}

extension TrackedContext {
  /// Writes the cells of these items, each in a box marked with its former position.
  func write(
    _ ghosts: [SectionTransition.Ghost], _ look: GhostLook, in scope: Scope, folder: String,
    into html: inout [UInt8]
  ) {
    let context = RecordContext(
      site: self, folder: folder, words: scope.page.words, in: look.list, heading: look.heading)
    context.spark = look.spark
    for ghost in ghosts {
      let record = record(of: ghost)
      let own = look.section.cell(of: record, shown: ghost.shownCell)
      guard let cell = own.flatMap(cell) ?? cell(look.cell) ?? cell(look.list.cell) else {
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
  func record(of ghost: SectionTransition.Ghost) -> Record {
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
  func writeCrossings(inSection number: Int, into html: inout [UInt8]) {
    let ways = Dictionary(grouping: transition.crossings) {
      CrossSectionRules.Way(from: $0.from, to: number)
    }
    guard let run = section.runs.first(where: { !$0.items.isEmpty }) else { return }
    let context = RecordContext(
      site: site, folder: folder, words: scope.page.words, in: list, heading: heading)
    context.isLazy = false
    let looks = list.classes(
      SectionList.Look(isPictured: isPictured(run), isUnlike: isUnlike))
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
