import VitrineLayout

/// What a layout wants around its list, within the wrapper: the markup is
///
/// ```html
/// <div class="w"><div class="box l-3-box">
/// <div class="header-box">HEADER</div>
/// <ul role="list" class="LIST">…</ul>
/// <div class="footer-box">FOOTER</div>
/// </div></div>
/// ```
///
/// where header and footer may be left out. If both are there and one of them `pins`, it stands in
/// a `<div class="region">` of its own with the list, for it stays in sight no longer than that.
public struct ListBox: Hashable, Sendable {
  public enum Edge: Hashable, Sendable {
    case header, footer
  }

  public var hasHeader: Bool
  public var hasFooter: Bool

  /// Which of them stays in sight at some width.
  public var pins: Edge?

  /// How the background looks: a style, `by-width` where the rules of the list say it; nil for none.
  public var background: String?

  /// Whether what pins stands in a region with the list.
  public var hasRegion: Bool { hasHeader && hasFooter && pins != nil }
}

extension ListBox {
  /// What the structures of a layout want; nil if they have neither header, footer nor background.
  init?(_ structures: [LayoutStructure], of layout: LayoutByWidth) {
    let boundaries = structures.flatMap(\.supplements.boundaries)
    let decorations = structures.flatMap(\.supplements.decorations)
    guard !boundaries.isEmpty || !decorations.isEmpty else { return nil }
    hasHeader = boundaries.contains { $0.kind == LayoutSupplements.header }
    hasFooter = boundaries.contains { $0.kind == LayoutSupplements.footer }
    let pinned = boundaries.first(where: \.pinsToVisibleBounds)
    pins = pinned.map { $0.kind == LayoutSupplements.header ? .header : .footer }
    background = layout.changesBackground ? "by-width" : decorations.last?.kind
  }
}

/// The rules of boxes where browsers do not lay out lists, and of their items. A region is as high
/// as what is in it, a list's margins too: nothing sticks beyond it.
let boxRules = """
  :where(.w>.box){display:block}
  :where(.region){display:flow-root}
  :where(:is(.box,.region)>[role=list]){\(wrappingGrid.body)}
  :where(:is(.box,.region)>[role=list]>ul){display:contents}
  :where(:is(.box,.region)>[role=list]>li,:is(.box,.region)>[role=list]>ul>li){\(cellBox)}

  """
