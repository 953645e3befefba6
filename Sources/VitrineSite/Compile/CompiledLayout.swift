package import VitrineLayout

/// The style sheet of one layout, and what the HTML of its lists must provide.
///
/// The list of a section is
///
/// ```html
/// <div class="w"><ul role="list" class="LIST"><li>CELL</li>…</ul></div>
/// ```
///
/// with only items in the `<ul>` and, apart from a `box`, nothing else in the wrapper `.w`.
/// `layoutStylesheet` makes the wrapper the container that all widths refer to. Margins, padding,
/// display and sizes of `<ul>` and `<li>` belong to the compiled layout. An `<li>` is a grid of one
/// column, so a cell fills its width, and its height if the layout sets one.
///
/// With `partLengths` the items are in inner lists, which screen readers announce as one list:
///
/// ```html
/// <div class="w"><div role="list" class="LIST">
/// <ul role="none"><li role="listitem">CELL</li>…</ul>
/// <ul role="none"><li role="listitem">CELL</li>…</ul>
/// </div></div>
/// ```
public struct CompiledLayout: Hashable, Sendable {
  /// The class of the lists that the rules are for.
  public var listClass: String

  /// Rules on `.LIST` and its items, for use in `layoutStylesheet`.
  public var css: [UInt8]

  /// The header, footer and background around the list; nil if it has none of them.
  package var box: ListBox?

  /// The item counts of the inner lists, repeated to the end; empty if all items are in the one list.
  var partLengths: [Int]

  /// The item counts of the `<div role="none">`s around the inner lists, from the innermost
  /// outwards; empty if the inner lists are directly in the list.
  var outerLengths: [Int]

  /// True if the inner lists are chunks, which a browser skips while they are off the screen. The
  /// list then needs the number of its items: `style="--count:250"`.
  package var isChunked: Bool

  /// True if each list and `<div>` within the list needs the index of its first item: `style="--f:64"`.
  var needsPartStart: Bool

  /// True if each `<li>` needs its index in the list, from 0: `style="--i:4"`.
  var needsIndex: Bool

  /// True if the `<ul>` scrolls at some width. It then needs `tabindex="0"` and a label. `--bleed`,
  /// set on it or above, is how far it extends beyond its wrapper on both sides; 0 if it is not set.
  package var scrolls: Bool

  /// True if the heights of all items depend on their content at all widths.
  package var isContentSized: Bool

  /// The furthest that badges reach beyond the top and bottom of items at any width, in CSS pixels.
  var overhang: Double

  /// The cell of items for which nothing else names one. If the layout differs by width, the widest
  /// one's.
  package var defaultCell: String

  /// The classes that each of the layouts that visitors choose from gives to its lists where it is
  /// alone, and that rules stand for here; empty without a choice.
  var looks: [[String]] = []

  /// The first structure that no style sheet can reproduce; nil if all can be.
  package var obstructed: LayoutStructure?
}
