extension Frame {
  /// This frame less `insets`, on the axes that are not estimated.
  ///
  /// Insets larger than the frame leave the absolute difference, as in system layouts.
  func inset(
    by insets: EdgeInsets, unless isEstimated: (width: Bool, height: Bool)
  ) -> Frame {
    var frame = self
    if !isEstimated.width {
      frame.origin.x += insets.leading
      frame.size.width = abs(width - insets.total(along: .horizontal))
    }
    if !isEstimated.height {
      frame.origin.y += insets.top
      frame.size.height = abs(height - insets.total(along: .vertical))
    }
    return frame
  }
}
