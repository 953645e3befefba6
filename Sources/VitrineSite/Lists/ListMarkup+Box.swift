internal import VitrineModel
internal import VitrineText

/// The box around a list, with its header and footer.
extension ListMarkup {
  func open(_ box: ListBox, header: ((inout [UInt8]) -> Void)?, into html: inout [UInt8]) {
    let classes =
      ["box", "\(layout.listClass)-box"] + (box.background.map { ["behind-\($0)"] } ?? [])
    html.append(markup: "<div class=\"\(classes.joined(separator: " "))\">\n")
    if box.arePinned { html.append(markup: "<div class=\"held\">\n") }
    if box.hasRegion, box.pins == [.header] { html.append(markup: "<div class=\"region\">\n") }
    write(header, in: "header-box", into: &html)
    if box.hasRegion, box.pins == [.footer] { html.append(markup: "<div class=\"region\">\n") }
    if box.arePinned { html.append(markup: "<div class=\"held\">\n<div class=\"region\">\n") }
  }

  func close(_ box: ListBox, footer: ((inout [UInt8]) -> Void)?, into html: inout [UInt8]) {
    html.append(UInt8(ascii: "\n"))
    if box.arePinned || box.hasRegion && box.pins == [.header] { html.append(markup: "</div>\n") }
    write(footer, in: "footer-box", into: &html)
    if box.hasRegion, box.pins == [.footer] { html.append(markup: "</div>\n") }
    if box.arePinned { html.append(markup: "</div>\n</div>\n") }
    html.append(markup: "</div>")
  }

  private func write(
    _ content: ((inout [UInt8]) -> Void)?, in name: String, into html: inout [UInt8]
  ) {
    guard let content else { return }
    html.append(markup: "<div class=\"\(name)\">\n")
    content(&html)
    html.append(markup: "\n</div>\n")
  }
}

extension SectionList {
  /// Whether the header of a section is in the box of its list.
  func showsHeader(of section: Section) -> Bool {
    layout.box?.hasHeader ?? false && section.title != nil && hasBox(section)
  }

  /// Whether the text of a section, or the footer that replaces it, is in the footer of its list.
  func showsFooter(of section: Section) -> Bool {
    layout.box?.hasFooter ?? false && (section.text ?? section.footer) != nil && hasBox(section)
  }

  /// False if an outline generates several lists, because each has its own parent in its box.
  private func hasBox(_ section: Section) -> Bool {
    if section.items.isEmpty { return false }
    if hasRows { return true }
    return !section.items.contains { if case .outline = $0.content { true } else { false } }
  }
}

extension TrackedContext {
  /// Writes the header of the current section, if it is in the box of its list.
  func header(
    of section: Section, in list: SectionList, _ scope: Scope
  ) -> ((inout [UInt8]) -> Void)? {
    guard list.showsHeader(of: section) else { return nil }
    return { self.render("section-header", with: scope, into: &$0) }
  }

  /// Writes the footer that the current section names, or otherwise its text, if it is in its list.
  func footer(
    of section: Section, in list: SectionList, _ scope: Scope
  ) -> ((inout [UInt8]) -> Void)? {
    guard list.showsFooter(of: section) else { return nil }
    return {
      if let write = scope.section?.writeFooter { return write(&$0) }
      self.render("section-footer", with: scope, into: &$0)
    }
  }
}
