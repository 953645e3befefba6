/// How a layout shows the pictures of its items.
package struct PictureOptions: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    /// Their own shapes where these are alike, else 4:3.
    case automatic

    /// Their own shapes, however different.
    case own

    /// Width over height.
    case ratio(Double)
  }

  package enum Fit: String, Hashable, Sendable, CaseIterable {
    /// A picture of another shape fills its place and is cut.
    case cover

    /// A picture of another shape is shown whole, with room beside it.
    case contain
  }

  package var shape: Shape
  package var fit: Fit

  package init(shape: Shape = .automatic, fit: Fit = .cover) {
    self.shape = shape
    self.fit = fit
  }
}
