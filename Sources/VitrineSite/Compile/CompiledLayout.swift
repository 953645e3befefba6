package import VitrineLayout

/// The stylesheet of one layout, and what the HTML of its lists must provide.
///
/// The list of a section is
///
/// ```html
/// <div class="w"><ul role="list" class="LIST"><li>CELL</li>…</ul></div>
/// ```
///
/// with only items in the `<ul>` and, apart from a `box`, nothing else in the wrapper `.w`.
/// `layoutStylesheet` makes the wrapper the container that all widths refer to. The compiled layout
/// sets margins, padding, display and sizes of `<ul>` and `<li>`. An `<li>` is a grid of one
/// column, so a cell fills its width, and also its height if the layout sets one.
///
/// If there are `partLengths`, the items are in inner lists, which screen readers announce as one
/// list:
///
/// ```html
/// <div class="w"><div role="list" class="LIST">
/// <ul role="none"><li role="listitem">CELL</li>…</ul>
/// <ul role="none"><li role="listitem">CELL</li>…</ul>
/// </div></div>
/// ```
public struct CompiledLayout: Hashable, Sendable {
  /// The class of the lists that the rules apply to.
  public var listClass: String

  /// Rules on `.LIST` and its items, for use in `layoutStylesheet`.
  public var css: [UInt8]

  /// The header, footer and background around the list, or nil if it has none of them.
  package var box: ListBox?

  /// The item counts of the inner lists, repeated until the end, or empty if there are no inner
  /// lists.
  var partLengths: [Int]

  /// The item counts of the `<div role="none">`s around the inner lists, from the innermost
  /// outwards, or empty if the inner lists are directly in the list.
  var outerLengths: [Int]

  /// Whether the inner lists are chunks, which a browser skips while they are off screen. The list
  /// then needs its number of items: `style="--count:250"`.
  package var isChunked: Bool

  /// Whether each list and `<div>` within the list needs the index of its first item:
  /// `style="--f:64"`.
  var needsPartStart: Bool

  /// Whether each `<li>` needs its index in the list, from 0: `style="--i:4"`.
  var needsIndex: Bool

  /// Whether the `<ul>` scrolls at some width. It then needs `tabindex="0"` and a label. `--bleed`,
  /// set on it or on an ancestor, is how far it extends beyond its wrapper on both sides (default:
  /// 0).
  package var scrolls: Bool

  /// Whether the heights of all items depend on their content at all widths.
  package var isContentSized: Bool

  /// The maximum extent of badges beyond the top and bottom of items at any width, in CSS pixels.
  var badgeOverflow: Double

  /// The cell of items if nothing else names one. If the layout depends on the width, the cell of
  /// the widest layout.
  package var defaultCell: String

  /// For each layout that visitors can choose, the classes that its lists would have if it were the
  /// only layout. The rules here replace those classes. Empty if there is no choice.
  var appearances: [[String]] = []

  /// The first structure that no stylesheet can reproduce, or nil if all can be.
  package var obstructed: LayoutStructure?
}
