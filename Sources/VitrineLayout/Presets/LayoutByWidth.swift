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
