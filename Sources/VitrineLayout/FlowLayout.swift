/// Items of their own size in lines, as many on each as fit.
public struct FlowLayout: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    /// Lines and items stand at their start; what is left of a line stays at its end.
    case start

    /// The rest of a line is shared among the gaps between its items.
    ///
    /// Items of one breadth make a grid, the last line too; a single one a line is centred. With
    /// items of several breadths the last line keeps the given spacing, and an item alone on its
    /// line is centred unless it is the last and would fit twice. Items are centred in the line's
    /// thickness. A section without items keeps its insets.
    case justified

    /// As `justified`, by one rule for all items: items of one breadth make no grid, one alone on its
    /// line stands at the start, and all stand at the start of the line's thickness.
    case spread
  }

  public var itemSize: LayoutSize

  /// Between the items of a line, in CSS pixels; in justified lines, at least this.
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
