public import VitrineLayout

/// The style sheet of one layout, and what the HTML of its lists must bring.
///
/// A list of a section is
///
/// ```html
/// <div class="w"><ul role="list" class="LIST"><li>CELL</li>…</ul></div>
/// ```
///
/// with nothing but items in the `<ul>`, and nothing else in the wrapper `.w` but a `box`, which
/// `layoutStylesheet` makes the container that all widths are of. Margins, padding, display and
/// sizes of `<ul>` and `<li>` are the compiled layout's. An `<li>` is a grid of one column, so a
/// cell fills it in width, and in height where the layout gives it one.
///
/// With `partLengths` the items stand in lists of their own, which are one list to whoever listens:
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

  /// What stands around the list; nil where it stands in its wrapper alone.
  public var box: ListBox?

  /// How many items the inner lists hold, over and over; empty where all stand in the one list.
  public var partLengths: [Int]

  /// How many items the `<div role="none">`s hold that inner lists stand in, and these in each other,
  /// in ascending order; empty where they stand in the list.
  public var outerLengths: [Int]

  /// Whether the inner lists are chunks, which a browser leaves out while they are off the screen. The
  /// list then wants the number of its items: `style="--count:250"`.
  public var isChunked: Bool

  /// Whether each list and `<div>` within the list wants the index of its first item: `style="--f:64"`.
  public var needsPartStart: Bool

  /// Whether each `<li>` wants its index in the list, from 0: `style="--i:4"`.
  public var needsIndex: Bool

  /// Whether the `<ul>` scrolls at some width: it then wants `tabindex="0"` and a label. `--bleed`
  /// on it or above is how far it runs out of its wrapper at both sides, 0 if it is not set.
  public var scrolls: Bool

  /// Whether the heights of all items follow from their content at all widths.
  public var isContentSized: Bool

  /// How far badges reach out of items at their top and bottom at some width, in CSS pixels.
  public var overhang: Double

  /// The cell that shows items of which nothing else is said; at several layouts by width that of
  /// the widest.
  public var defaultCell: String

  /// The first structure that no style sheet can give; nil if all are as the engine says.
  public var obstructed: LayoutStructure?
}
