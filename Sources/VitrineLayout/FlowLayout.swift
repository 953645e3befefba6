/// Items of various sizes in lines, as many on each line as fit.
public struct FlowLayout: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    /// Lines and items are aligned at the start. Remaining space is left at the end of each line.
    case start

    /// Remaining space in a line is distributed among the gaps between its items.
    ///
    /// If all items are equally long, they form a grid, including the last line; if only one fits
    /// on a line, it is centred. If lengths differ, the last line keeps the given spacing, and an
    /// item that is alone on its line is centred, unless the line is the last one and has room for
    /// two such items. Items are centred across their line. A section without items keeps its
    /// insets.
    case justified

    /// Like `justified`, but with one rule for all items: items of equal length do not form a grid,
    /// an item that is alone on its line is at the start, and items are at the start across their
    /// line.
    case spread
  }

  public var itemSize: LayoutSize

  /// Between the items of a line, in CSS pixels. In justified lines, this is the minimum.
  public var interItemSpacing: Double

  /// Between lines, in CSS pixels.
  public var lineSpacing: Double

  public var alignment: Alignment

  public init(
    itemSize: LayoutSize, interItemSpacing: Double, lineSpacing: Double,
    alignment: Alignment = .start
  ) {
    self.itemSize = itemSize
    self.interItemSpacing = interItemSpacing
    self.lineSpacing = lineSpacing
    self.alignment = alignment
  }
}
