extension ListConfiguration {
  /// The separators between rows: one at the bottom of every row except the last, taking no space.
  /// A sidebar has none.
  ///
  /// `rows` are a section's solved items, the first of which is the header if the header mode is
  /// `firstItemInSection`. A header has no separator. Separators are one device pixel thick, with
  /// `scale` device pixels per CSS pixel.
  public func separators(
    between rows: [Frame], scale: Double, direction: LayoutEnvironment.Direction = .leftToRight
  ) -> [Frame] {
    guard showsSeparators, !isSidebar else { return [] }
    let inset = metrics.separatorInset
    let thickness = 1 / scale
    return rowsOfContent(in: rows).dropLast().map { row in
      Frame(
        x: direction == .leftToRight ? row.x + inset : row.x,
        y: row.end(along: .vertical) - thickness, width: max(0, row.width - inset),
        height: thickness)
    }
  }

  /// The rounded card behind inset, grouped rows. Nil for other appearances, and if there are no
  /// rows. Headers and footers are outside it.
  public func card(under rows: [Frame]) -> Frame? {
    guard appearance == .insetGrouped else { return nil }
    let rows = rowsOfContent(in: rows)
    guard let first = rows.first, let last = rows.last else { return nil }
    return Frame(
      x: first.x, y: first.y, width: first.width, height: last.end(along: .vertical) - first.y)
  }

  private var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

  private func rowsOfContent(in rows: [Frame]) -> ArraySlice<Frame> {
    headerMode == .firstItemInSection ? rows.dropFirst() : rows[...]
  }
}
