internal import VitrineModel
internal import VitrineText

/// What removed items leave behind, for as long as they take to fade.
extension ItemWriter {
  /// Writes the cells of removed items over the section's list, hidden from everyone until they play.
  func ghosts(_ context: RecordContext, looks: [String]) -> ((inout [UInt8]) -> Void)? {
    guard !transition.ghosts.isEmpty, let cell = site.templates.cell(cell) else { return nil }
    return { html in
      let classes = (["ghosts"] + looks).joined(separator: " ")
      html.append(markup: "<div class=\"\(classes)\" hidden aria-hidden=\"true\" inert>\n")
      for ghost in transition.ghosts {
        html.append(markup: "<div")
        html.append(ghost.mark)
        html.append(markup: ">")
        context.earlier = ghost.record
        scope.item = context
        site.templates.pages.render(cell, with: scope, into: &html)
        html.append(markup: "</div>\n")
      }
      context.earlier = nil
      html.append(markup: "</div>\n")
    }
  }
}
