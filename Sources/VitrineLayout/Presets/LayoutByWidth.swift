/// A section's layout as described by a curator: a layout for each range of container widths.
package struct LayoutByWidth: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    /// The minimum container width, in CSS pixels, for this layout.
    package var from: Double
    package var layout: LayoutDescription
    package var supplements: LayoutSupplements
    package var pictures: PictureOptions

    package init(
      from: Double, layout: LayoutDescription, supplements: LayoutSupplements = LayoutSupplements(),
      pictures: PictureOptions = PictureOptions()
    ) {
      self.from = from
      self.layout = layout
      self.supplements = supplements
      self.pictures = pictures
    }
  }

  /// In ascending order of width, never empty. The first begins at 0.
  package var steps: [Step]

  /// The layouts from which visitors can choose, the first of which is this one. Empty if there is
  /// no choice.
  package var choices: [LayoutChoice] = []

  package init(
    _ layout: LayoutDescription, supplements: LayoutSupplements = LayoutSupplements(),
    pictures: PictureOptions = PictureOptions()
  ) {
    steps = [Step(from: 0, layout: layout, supplements: supplements, pictures: pictures)]
  }

  package init(steps: [Step]) {
    precondition(steps.first?.from == 0, "a layout by width begins at 0")
    self.steps = steps
  }
}
