/// A section's layout as a curator describes it: which layout from which container width on.
public struct LayoutByWidth: Hashable, Sendable {
  public struct Step: Hashable, Sendable {
    /// The container width, in CSS pixels, from which this layout holds (included).
    public var from: Double
    public var layout: LayoutDescription
    public var supplements: LayoutSupplements
    public var pictures: PictureOptions

    public init(
      from: Double, layout: LayoutDescription, supplements: LayoutSupplements = LayoutSupplements(),
      pictures: PictureOptions = PictureOptions()
    ) {
      self.from = from
      self.layout = layout
      self.supplements = supplements
      self.pictures = pictures
    }
  }

  /// In ascending order of width, never empty; the first holds from 0.
  public var steps: [Step]

  public init(
    _ layout: LayoutDescription, supplements: LayoutSupplements = LayoutSupplements(),
    pictures: PictureOptions = PictureOptions()
  ) {
    steps = [Step(from: 0, layout: layout, supplements: supplements, pictures: pictures)]
  }

  public init(steps: [Step]) {
    precondition(steps.first?.from == 0, "a layout by width begins at 0")
    self.steps = steps
  }
}

/// One layout: a preset with its options, a section of groups, or what Swift gives under a name.
public enum LayoutDescription: Hashable, Sendable {
  case list(ListOptions)
  case grid(GridOptions)
  case carousel(CarouselOptions)
  case gallery(GalleryOptions)
  case flow(FlowOptions)
  case section(LayoutSection)
  case named(NamedLayout)
}

public struct ListOptions: Hashable, Sendable {
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, inset, grouped
  }

  public var style: Style = .plain

  public init(style: Style = .plain) {
    self.style = style
  }
}

public struct GridOptions: Hashable, Sendable {
  public enum Columns: Hashable, Sendable {
    /// 2 below a container of 640 px, 3 below 960, 4 from there.
    case automatic
    case count(Int)

    /// As many columns as fit, none narrower than this length in CSS pixels.
    case narrowest(Double)
  }

  public var columns: Columns = .automatic

  /// Between columns and rows, in CSS pixels; nil for 12, 20 or 24 by container width between
  /// columns, and 24 or 32 between rows.
  public var gap: Double?

  public init(columns: Columns = .automatic, gap: Double? = nil) {
    self.columns = columns
    self.gap = gap
  }
}

public struct CarouselOptions: Hashable, Sendable {
  public enum Stop: String, Hashable, Sendable, CaseIterable {
    case free, item, page, center
  }

  /// The width of an item in CSS pixels.
  public var width: Double = 160
  public var stop: Stop = .item

  public init(width: Double = 160, stop: Stop = .item) {
    self.width = width
    self.stop = stop
  }
}

public struct GalleryOptions: Hashable, Sendable {
  public enum Feature: String, Hashable, Sendable, CaseIterable {
    case start, end, top
  }

  public var feature: Feature = .start

  /// How many small pictures stand beside (or under) the featured one; with none it stands alone.
  public var small: Int = 4

  public init(feature: Feature = .start, small: Int = 4) {
    self.feature = feature
    self.small = small
  }
}

public struct FlowOptions: Hashable, Sendable {
  /// Between items of a line and between lines, in CSS pixels.
  public var gap: Double = 8

  public init(gap: Double = 8) {
    self.gap = gap
  }
}
