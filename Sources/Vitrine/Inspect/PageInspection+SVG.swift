internal import VitrineLayout
internal import VitrineText

extension PageInspection {
  /// A drawing of the lists under each other: items with their ids, dashed groups, badges and
  /// headers, and the part of a carousel that shows. UTF-8.
  public var svg: [UInt8] {
    var drawing = Drawing()
    for section in sections {
      for list in section.lists { drawing.add(list, of: section, width: container.width) }
    }
    return drawing.finished(width: container.width)
  }
}

/// An SVG in the making, grown downwards.
private struct Drawing {
  private var body: [UInt8] = []
  private var y = margin

  /// Around the whole.
  static let margin = 16.0
  private static let titleHeight = 24.0

  mutating func add(_ list: ListInspection, of section: SectionInspection, width: Double) {
    let solved = list.solved.sections[0]
    text(
      section.title.map { "\($0) – \(section.layout)" } ?? section.layout,
      x: 0, y: y + 14, class: "title")
    y += Self.titleHeight
    rectangle(
      Frame(x: 0, y: 0, width: width, height: list.solved.contentSize.height), class: "list")
    for frame in solved.decorations.map(\.frame) { rectangle(frame, class: "decoration") }
    for frame in solved.groups { rectangle(frame, class: "group") }
    for (index, frame) in solved.items.enumerated() {
      rectangle(frame, class: list.isContentSized[index] ? "item estimate" : "item")
      label(list.items[index], in: frame)
    }
    for supplementary in solved.supplementaries {
      rectangle(supplementary.frame, class: "supplementary")
      label(supplementary.kind, in: supplementary.frame)
    }
    if let extent = solved.orthogonal { rectangle(extent.viewport, class: "viewport") }
    y += list.solved.contentSize.height + Self.margin
  }

  /// The whole drawing; what scrolls out of the container is cut off a little behind its edge.
  func finished(width: Double) -> [UInt8] {
    let size = "\((width + 2 * Self.margin).shortText) \(y.shortText)"
    var svg = Array(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\((-Self.margin).shortText) 0 \(size)\">\n"
        .utf8)
    svg += Array("<style>\(Self.style)</style>\n".utf8)
    svg += body
    svg += Array("</svg>\n".utf8)
    return svg
  }

  private mutating func rectangle(_ frame: Frame, class name: String) {
    body += Array(
      ("<rect class=\"\(name)\" x=\"\(frame.x.shortText)\" y=\"\((y + frame.y).shortText)\" "
        + "width=\"\(frame.width.shortText)\" height=\"\(frame.height.shortText)\"/>\n").utf8)
  }

  /// The text in the upper corner of a frame, as much of it as fits.
  private mutating func label(_ label: String, in frame: Frame) {
    let room = Int((frame.width - 8) / 6.2)
    guard room > 0, frame.height >= 10 else { return }
    let shown = label.count > room ? label.prefix(max(0, room - 1)) + "…" : label[...]
    text(String(shown), x: frame.x + 4, y: y + frame.y + 13, class: "label")
  }

  private mutating func text(_ text: String, x: Double, y: Double, class name: String) {
    body += Array(
      "<text class=\"\(name)\" x=\"\(x.shortText)\" y=\"\(y.shortText)\">".utf8)
    body.appendEscaped(text)
    body += Array("</text>\n".utf8)
  }

  private static let style = """
    text{font:10px ui-monospace,monospace;fill:#1c1c1e}.title{font:600 13px system-ui,sans-serif}\
    .list{fill:none;stroke:#c7c7cc}.group{fill:none;stroke:#8e8e93;stroke-dasharray:4 3}\
    .item{fill:#d7e8f4;stroke:#0a5c8c}.estimate{stroke-dasharray:2 2}\
    .decoration{fill:#f2f2f7}.supplementary{fill:#ffe0b0;stroke:#9a5b00}\
    .viewport{fill:none;stroke:#b3261e;stroke-width:2}
    """
}
