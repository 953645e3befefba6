extension LayoutByWidth {
  /// The layout for a section of `count` items.
  package func fitted(to count: Int) -> LayoutByWidth {
    var layout = self
    for step in steps.indices {
      guard case .preset(let preset) = steps[step].layout, count > 0 else { continue }
      layout.steps[step].layout = .preset(preset.fitted(to: count))
    }
    for choice in choices.indices {
      layout.choices[choice].layout = choices[choice].layout.fitted(to: count)
    }
    return layout
  }
}
