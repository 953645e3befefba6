extension LayoutByWidth {
  /// The layout for `count` items: a gallery of fewer than its group has no more places than items,
  /// so that the featured picture takes the room of small ones that are not there.
  public func fitted(to count: Int) -> LayoutByWidth {
    var layout = self
    for step in steps.indices {
      guard case .gallery(var options) = steps[step].layout, count > 0 else { continue }
      options.small = min(options.small, count - 1)
      layout.steps[step].layout = .gallery(options)
    }
    return layout
  }
}
