internal import VitrineLayout

extension SupplementStructure<AffineLength> {
  /// One line for each header, footer, background and badge.
  var lines: [String] {
    boundaries.map(\.line)
      + decorations.map { decoration in
        let insets = decoration.insets
        let edges = [insets.top, insets.trailing, insets.bottom, insets.leading].map(\.text)
        return "background \(decoration.kind): insets \(edges.joined(separator: ", "))"
      } + (attached.first ?? []).map(\.line)
  }
}

extension BoundaryStructure<AffineLength> {
  fileprivate var line: String {
    var line = "\(kind): x \(x.text), \(width.text) by \(height?.text ?? "its content")"
    if offset != .zero { line += ", moved by \(offset.text)" }
    return pinsToVisibleBounds ? line + ", stays in sight" : line
  }
}

extension SupplementaryItem {
  fileprivate var line: String {
    let anchors = [containerAnchor, itemAnchor].compactMap(\.self)
    let own = itemAnchor ?? containerAnchor
    var line = "\(kind): at \(containerAnchor.edges.words)"
    if own.edges != containerAnchor.edges { line += " by its \(own.edges.words)" }
    let axes: [(name: String, length: KeyPath<Point, Double>)] = [("x", \.x), ("y", \.y)]
    for axis in axes {
      var terms: [String] = []
      for anchor in anchors {
        switch anchor.offset {
        case .absolute(let offset) where offset[keyPath: axis.length] != 0:
          terms.append(offset[keyPath: axis.length].shortText)
        case .fractional(let part) where part[keyPath: axis.length] != 0:
          terms.append("\((part[keyPath: axis.length] * 100).shortText)% of itself")
        case .absolute, .fractional: continue
        }
      }
      if !terms.isEmpty { line += ", \(axis.name) moved by \(terms.joined(separator: " + "))" }
    }
    return line
  }
}

extension LayoutAnchor.Edges {
  /// The edges in words, as in content: `top end`.
  fileprivate var words: String {
    let words: [(LayoutAnchor.Edges, String)] = [
      (.top, "top"), (.bottom, "bottom"), (.leading, "start"), (.trailing, "end"),
    ]
    let own = words.filter { contains($0.0) }.map(\.1)
    return own.isEmpty ? "center" : own.joined(separator: " ")
  }
}
