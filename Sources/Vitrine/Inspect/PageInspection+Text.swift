internal import VitrineLayout

extension PageInspection {
  /// Every frame as a table. A `~` marks a height that depends on content and is only an estimate.
  package var text: String {
    var lines = ["\(page) at \(container.text)"]
    for section in sections { lines += section.lines }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SectionInspection {
  fileprivate var lines: [String] {
    guard !lists.isEmpty else { return ["", "#\(id)  \(layout)  no items"] }
    return lists.flatMap { list in
      let name = list.title.map { " / \($0)" } ?? ""
      let count = list.items.count == 1 ? "1 item" : "\(list.items.count) items"
      let size = list.solved.contentSize.text
      return ["", "#\(id)\(name)  \(layout)  \(count)  \(size)"] + list.lines
    }
  }
}

extension ListInspection {
  fileprivate var lines: [String] {
    let section = solved.sections[0]
    var rows = [["item", "x", "y", "width", "height"]]
    for (index, frame) in section.items.enumerated() {
      rows.append(row(items[index], frame, isEstimate: isContentSized[index]))
    }
    for other in section.supplementaries {
      rows.append(
        row(
          other.kind == LayoutSupplements.badge ? "\(other.kind) \(other.index + 1)" : other.kind,
          other.frame, isEstimate: contentSizedKinds.contains(other.kind)))
    }
    for background in section.decorations {
      rows.append(row("background \(background.kind)", background.frame, isEstimate: false))
    }
    return table(rows).map { "  " + $0 } + (section.orthogonal.map { [$0.line] } ?? [])
  }

  private func row(_ name: String, _ frame: Frame, isEstimate: Bool) -> [String] {
    [
      name, frame.x.shortText, frame.y.shortText, frame.width.shortText,
      (isEstimate ? "~" : "") + frame.height.shortText,
    ]
  }
}

extension OrthogonalExtent {
  fileprivate var line: String {
    var line = "  scrolls: \(scrolling.rawValue), \(contentLength.shortText) long"
    line += " in \(viewport.size.text)"
    if let restingOffsets {
      let shown = restingOffsets.prefix(12).map(\.shortText).joined(separator: ", ")
      line += ", rests at \(shown)" + (restingOffsets.count > 12 ? ", …" : "")
    }
    return line
  }
}

/// Rows whose first column is aligned left and whose other columns are aligned right.
private func table(_ rows: [[String]]) -> [String] {
  guard let first = rows.first else { return [] }
  let widths = first.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    var line = ""
    for (column, text) in row.enumerated() {
      let room = String(repeating: " ", count: widths[column] - text.count)
      line += column == 0 ? text + room : "  " + room + text
    }
    return line
  }
}
