import VitrineLayout

/// The rules of a list drawn as one surface with insets around it. They set `--clip`, which clips
/// the surface at the insets.
struct FrameRules {
  let insets: InsetLengths<AffineLength>

  var rules: [Rule] {
    guard
      [insets.top, insets.trailing, insets.bottom, insets.leading].contains(where: { $0 != .zero })
    else { return [] }
    let own = Rule("", [clip(insets.trailing, insets.leading)])
    let isEven = insets.leading == insets.trailing
    return isEven ? [own] : [own, Rule(":dir(rtl)", [clip(insets.leading, insets.trailing)])]
  }

  private func clip(_ right: AffineLength, _ left: AffineLength) -> Declaration {
    let edges = [insets.top, right, insets.bottom, left].map(\.css).joined(separator: " ")
    return Declaration("--clip", "inset(\(edges) round var(--r-group))")
  }
}

extension LayoutByWidth {
  /// Whether its rows are drawn as one surface at some width.
  var hasFrame: Bool {
    steps.contains { ($0.layout.listStyle ?? .plain) != .plain }
  }
}
