/// How a layout shows the pictures of its items.
package struct PictureOptions: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    /// Their own aspect ratios if these are similar, otherwise 4:3.
    case automatic

    /// Their own aspect ratios, however different.
    case own

    /// Width over height.
    case ratio(Double)
  }

  package enum Fit: String, Hashable, Sendable, CaseIterable {
    /// A picture with a different aspect ratio fills its place and is cropped.
    case cover

    /// A picture with a different aspect ratio is shown whole, with space at its sides.
    case contain
  }

  package var shape: Shape
  package var fit: Fit

  package init(shape: Shape = .automatic, fit: Fit = .cover) {
    self.shape = shape
    self.fit = fit
  }
}
