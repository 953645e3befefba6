import VitrineLayout

/// The boxes that a layout needs around its list, within the wrapper. The markup is
///
/// ```html
/// <div class="w"><div class="box l-3-box">
/// <div class="header-box">HEADER</div>
/// <ul role="list" class="LIST">…</ul>
/// <div class="footer-box">FOOTER</div>
/// </div></div>
/// ```
///
/// where header and footer are optional. If both exist and one of them is in `pins`, it and the
/// list share a `<div class="region">`, because it sticks only as long as the list is visible.
///
/// If both pin, each shares an element with only the list, although neither contains the other:
///
/// ```html
/// <div class="held"><div class="header-box">HEADER</div>
/// <div class="held"><div class="region"><ul>…</ul></div><div class="footer-box">FOOTER</div></div>
/// </div>
/// ```
///
/// The footer floats, so that the element with the header and the list ends where the list does.
package struct ListBox: Hashable, Sendable {
  package enum Edge: Hashable, Sendable {
    case header, footer
  }

  package var hasHeader: Bool
  package var hasFooter: Bool

  /// The edges that are sticky at some width.
  package var pins: Set<Edge>

  /// The style of the background, `by-width` if the rules of the list set it, or nil if there is
  /// none.
  package var background: String?

  /// Whether a pinned header or footer shares a region with the list.
  var hasRegion: Bool { hasHeader && hasFooter && pins.count == 1 }

  /// Whether both header and footer are pinned.
  var arePinned: Bool { pins.count == 2 }
}

extension ListBox {
  /// The box for the structures of a layout, or nil if they have no header, footer or background.
  init?(_ structures: [LayoutStructure], of layout: LayoutByWidth) {
    let boundaries = structures.flatMap(\.supplements.boundaries)
    let decorations = structures.flatMap(\.supplements.decorations)
    guard !boundaries.isEmpty || !decorations.isEmpty else { return nil }
    hasHeader = boundaries.contains { $0.kind == LayoutSupplements.header }
    hasFooter = boundaries.contains { $0.kind == LayoutSupplements.footer }
    let pinned = boundaries.filter(\.pinsToVisibleBounds)
    pins = Set(pinned.map { $0.kind == LayoutSupplements.header ? .header : .footer })
    background = layout.setsBackground ? "by-width" : decorations.last?.kind
  }
}

/// The rules of boxes and their items, also for browsers without support for the layout rules. A
/// region is as tall as its content including the list's margins, so nothing sticks beyond it.
let boxRules = """
  :where(.w>.box){display:block}
  :where(.region){display:flow-root}
  :where(.held>.footer-box){float:inline-start;clear:both}
  :where(:is(.box,.region)>[role=list]){\(wrappingGrid.body)}
  :where(:is(.box,.region)>[role=list]>ul){display:contents}
  :where(:is(.box,.region)>[role=list]>li,:is(.box,.region)>[role=list]>ul>li){\(cellBox)}

  """
