internal import VitrineLayout
internal import VitrineText

extension PageInspection {
  /// A drawing of the lists one below the other, in light and dark mode: items with the ends of
  /// their ids, dashed groups, badges and headers, and the visible part of a carousel. UTF-8.
  package var svg: [UInt8] {
    let lists = sections.flatMap { section in section.lists.map { (section, $0) } }
    var drawing = Drawing(width: container.width)
    for (section, list) in lists {
      if lists.count > 1 { drawing.addTitle([section.title, list.title, section.layout]) }
      drawing.add(list)
    }
    return drawing.finished()
  }
}

/// An SVG that grows downwards as it is drawn.
private struct Drawing {
  private let width: Double
  private var body: [UInt8] = []
  private var y = margin

  /// The space around the drawing and between lists, into which scrolling lists visibly continue.
  private static let margin = 16.0
  private static let titleHeight = 24.0

  init(width: Double) {
    self.width = width
  }

  mutating func addTitle(_ parts: [String?]) {
    text(parts.compactMap(\.self).joined(separator: " – "), x: 0, y: y + 14, class: "title")
    y += Self.titleHeight
  }

  mutating func add(_ list: ListInspection) {
    let solved = list.solved.sections[0]
    for frame in solved.decorations.map(\.frame) { rectangle(frame, class: "decoration") }
    for frame in solved.groups { rectangle(frame, class: "group") }
    for (index, frame) in solved.items.enumerated() {
      rectangle(frame, class: list.isContentSized[index] ? "item estimate" : "item")
      label(String(list.items[index].split(separator: "/").last ?? ""), in: frame)
    }
    for supplementary in solved.supplementaries {
      let isEstimate = list.contentSizedKinds.contains(supplementary.kind)
      rectangle(supplementary.frame, class: isEstimate ? "supplementary estimate" : "supplementary")
      label(supplementary.kind, in: supplementary.frame)
    }
    if let extent = solved.orthogonal { rectangle(extent.viewport, class: "viewport") }
    y += list.solved.contentSize.height + Self.margin
  }

  func finished() -> [UInt8] {
    let box = [-Self.margin, 0, width + 2 * Self.margin, y].map(\.shortText)
    var svg = Array(
      ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(box[2])\" height=\"\(box[3])\" "
        + "viewBox=\"\(box.joined(separator: " "))\">\n<style>\(Self.style)</style>\n").utf8)
    svg += body
    svg += Array("</svg>\n".utf8)
    return svg
  }

  private mutating func rectangle(_ frame: Frame, class name: String) {
    body += Array(
      ("<rect class=\"\(name)\" x=\"\(frame.x.shortText)\" y=\"\((y + frame.y).shortText)\" "
        + "width=\"\(frame.width.shortText)\" height=\"\(frame.height.shortText)\"/>\n").utf8)
  }

  /// Draws as much of the text as fits into the upper corner of a frame. Numbers stay readable on a
  /// phone, which shows the drawing smaller.
  private mutating func label(_ label: String, in frame: Frame) {
    let room = Int((frame.width - 8) / 6.2)
    guard room > 0, frame.height >= 14 else { return }
    let shown = label.count > room ? label.prefix(max(0, room - 1)) + "…" : label[...]
    let maximum = min(frame.height - 4, (frame.width - 8) / 1.24)
    let size = label.count <= 2 ? min(max(10, width / 34), max(10, maximum)) : 10
    text(String(shown), x: frame.x + 6, y: y + frame.y + 4 + size, class: "label", size: size)
  }

  private mutating func text(
    _ text: String, x: Double, y: Double, class name: String, size: Double = 10
  ) {
    let style = size == 10 ? "" : " style=\"font-size:\(size.shortText)px\""
    body += Array(
      "<text class=\"\(name)\" x=\"\(x.shortText)\" y=\"\(y.shortText)\"\(style)>".utf8)
    body.appendEscaped(text)
    body += Array("</text>\n".utf8)
  }

  private static let style = """
    text{font:10px ui-monospace,monospace;fill:#1c1c1e}.title{font:600 13px system-ui,sans-serif}\
    .group{fill:none;stroke:#8e8e93;stroke-dasharray:4 3}\
    .item{fill:#d7e8f4;stroke:#0a5c8c}.estimate{stroke-dasharray:2 2}\
    .decoration{fill:#ececea}.supplementary{fill:#ffe0b0;stroke:#9a5b00}\
    .viewport{fill:none;stroke:#b3261e;stroke-width:2}\
    @media(prefers-color-scheme:dark){text{fill:#f5f5f3}.item{fill:#123246;stroke:#6fb9e0}\
    .decoration{fill:#262624}.supplementary{fill:#4a3000;stroke:#ffb95c}.viewport{stroke:#ff8a80}}
    """
}
