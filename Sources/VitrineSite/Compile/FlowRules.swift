import VitrineLayout

/// The rules of a section of lines: items of their own size, as many per line as fit.
struct FlowRules {
  let flow: FlowStructure<AffineLength>

  var rules: [Rule] {
    let insets = flow.insets
    let padding = [insets.top, insets.trailing, insets.bottom, insets.leading]
    let isPadded = padding.contains { $0 != .zero }
    let list = [
      Declaration("display", "flex"), Declaration("flex-wrap", "wrap"),
      Declaration("align-items", "start"), Declaration("margin", "0"),
      Declaration("gap", "\(flow.lineSpacing.css) \(flow.interItemSpacing.css)"),
      Declaration("padding-block", "\(insets.top.css) \(insets.bottom.css)"),
      Declaration("padding-inline", "\(insets.leading.css) \(insets.trailing.css)"),
    ]
    let items = [
      Declaration("flex", "none"),
      Declaration("max-inline-size", flow.itemWidth == nil ? "100%" : "none"),
      Declaration("inline-size", flow.itemWidth?.css ?? "auto"),
      Declaration("block-size", flow.itemHeight?.pitch ?? "auto"),
    ]
    let fill = flow.itemHeight == nil ? [] : [Declaration.fill]
    return [Rule("", list), Rule(Rule.items, items + fill)] + (flow.isSpread ? spread : [])
      + (isPadded ? [Rule(Rule.emptyList, [Declaration("padding", "0")])] : [])
  }

  /// Lines distribute their remaining space among the gaps. In the last line, a pseudo-element
  /// without width after the items takes it instead.
  private var spread: [Rule] {
    [
      Rule("", [Declaration("justify-content", "space-between")]),
      Rule(
        "::after",
        [
          Declaration("content", "\"\""), Declaration("flex", "1 0 0"),
          Declaration("margin-inline-start", (flow.interItemSpacing * -1).css),
        ]),
    ]
  }
}
