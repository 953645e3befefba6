internal import VitrineLayout
internal import VitrineSite

extension PageInspection {
  /// The repeating structure of each section, by ranges of the wrapper's width that exclude their
  /// upper bound. Lengths are in CSS pixels, fractions of the width, and fractions of the
  /// viewport's height.
  package var structuresText: String {
    described { section in
      [section.heading]
        + section.structures.flatMap { structure in
          ["  \(structure.widths.text): \(structure.pattern.form.name)"]
            + (structure.pattern.lines + structure.supplements.lines).map { "    \($0)" }
        }
    }
  }

  /// The compiled rules of each section, with their form and the reason for it in each range of
  /// widths.
  package var cssText: String {
    described { section in
      let rules = section.rules
      let isWhole = section.isOnLongPage && !rules.isChunked
      return ["\(section.heading)  .\(rules.listClass)"]
        + section.structures.map { "  /* \($0.text(in: rules)) */" }
        + (isWhole ? ["  /* not in chunks: they would not end where groups do */"] : [])
        + String(decoding: rules.css, as: UTF8.self).split(separator: "\n").map { "  \($0)" }
    }
  }

  private func described(_ lines: (SectionInspection) -> [String]) -> String {
    var all = [page]
    for section in sections {
      all += [""] + lines(section)
    }
    return all.joined(separator: "\n") + "\n"
  }
}

extension SectionInspection {
  fileprivate var heading: String { "#\(id)  \(layout)" }
}

extension LayoutStructure {
  /// The form and its reason. Long lists also have their chunks and the reason for those.
  fileprivate func text(in layout: CompiledLayout) -> String {
    let form = "\(widths.text): \(pattern.form.name), \(pattern.form.reason)"
    guard layout.isChunked else { return form }
    return switch layout.skipping(for: self) {
    case .chunks(let length):
      form + "; in chunks of \(length), each laid out as it is scrolled to"
    case .overlappingChunks(let length):
      form + "; in chunks of \(length), which share the rows they end in, each laid out as it is "
        + "scrolled to"
    case .items:
      form
        + "; not in chunks: they would not end where a row of text does; each item laid out as it is "
        + "scrolled to"
    case nil:
      form + "; not in chunks: they would not end where a group does"
    }
  }
}

extension Range<Double> {
  /// `0 to 639.5`, `640 and more`.
  fileprivate var text: String {
    upperBound == .infinity
      ? "\(lowerBound.shortText) and up" : "\(lowerBound.shortText) to \(upperBound.shortText)"
  }
}

extension ListForm {
  fileprivate var name: String {
    switch self {
    case .equalColumns(1): "one column"
    case .equalColumns(let count): "\(count) equal columns"
    case .ownColumns(let count): "groups of \(count)"
    case .placedRows(let count): "groups of \(count) in numbered rows"
    case .columnLists(let count): "groups of \(count) lists"
    case .scroller: "a row that scrolls"
    case .scrollerOfLists(_, let count): "a row of lists of \(count) that scrolls"
    case .lines: "lines"
    case .nothingFits, .obstacle: "a wrapping grid"
    }
  }

  fileprivate var reason: String {
    switch self {
    case .equalColumns: "one rule for all items: they have the same size"
    case .ownColumns: "a rule for each item of a group: their positions differ"
    case .placedRows: "rows from each item's index: nothing else assigns rows"
    case .columnLists: "a list for each column: their rows are independent"
    case .scroller(let scrolling): "its layout scrolls across the page (\(scrolling.rawValue))"
    case .scrollerOfLists(let scrolling, _):
      "its layout scrolls across the page (\(scrolling.rawValue)), a list for each group: "
        + "its rows are independent of the others"
    case .lines: "as many items on each line as fit"
    case .nothingFits: "not even the first item fits"
    case .obstacle(let obstacle): "no flat list can have these frames (\(obstacle))"
    }
  }
}

extension SectionPattern<AffineLength> {
  fileprivate var lines: [String] {
    switch self {
    case .groups(let group): group.lines
    case .flow(let flow):
      [
        "items \(flow.itemWidth?.text ?? "as wide as their content") by "
          + "\(flow.itemHeight?.text ?? "their content")",
        "gap \(flow.interItemSpacing.text), between lines \(flow.lineSpacing.text)",
      ]
    case .nothing, .unsupported: []
    }
  }
}

extension GroupStructure<AffineLength> {
  fileprivate var lines: [String] {
    var lines = [
      "group \(length?.text ?? "as long as its content"), \(spacing.text) between groups"
    ]
    for (index, leaf) in leaves.enumerated() {
      lines.append(
        "item \(index + 1): x \(leaf.x.text), y \(leaf.y.text), \(leaf.width.text) by "
          + leaf.height.text)
    }
    return lines
  }
}

extension LeafHeight<AffineLength> {
  fileprivate var text: String {
    switch self {
    case .definite(let length), .quantised(let length): length.text
    case .content: "its content"
    case .uniform: "the longest content of its row"
    }
  }
}

extension StackedLength<AffineLength> {
  fileprivate var text: String {
    let terms = quantised.map { ($0.isSubtracted ? "- " : "+ ") + "(\($0.length.text))" }
    return ([plain.text] + terms).joined(separator: " ")
  }
}

extension AffineLength {
  /// `25% of width - 6`, `120`.
  var text: String {
    var text = ""
    let terms = [
      (perWidth * 100, "% of width"), (perHeight * 100, "% of height"), (constant, ""),
    ]
    for (value, unit) in terms where value.shortText != "0" {
      let sign = text.isEmpty ? (value < 0 ? "-" : "") : (value < 0 ? " - " : " + ")
      text += sign + value.magnitude.shortText + unit
    }
    return text.isEmpty ? "0" : text
  }
}
