/// A section's layout as a curator describes it: which layout from which container width on.
package struct LayoutByWidth: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    /// The container width, in CSS pixels, from which this layout holds (included).
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

  /// In ascending order of width, never empty; the first holds from 0.
  package var steps: [Step]

  /// The layouts that visitors choose from, the first of which this is; empty without a choice.
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
