extension LayoutSection {
  /// This section with all space that accumulates along the page (between groups, between lines,
  /// and from header to footer) rounded to the grid of `rounding` for stacked lengths. `scrollAxis`
  /// is the page's.
  ///
  /// Browsers floor each gap and margin, just as they do tracks, so that the differences would
  /// accumulate as well.
  func quantised(_ rounding: LayoutRounding, scrollAxis: Axis) -> LayoutSection {
    guard rounding == .web else { return self }
    var section = self
    section.interGroupSpacing = rounding.spacing(interGroupSpacing)
    section.contentInsets.quantise(rounding, along: scrollAxis)
    for index in boundarySupplementaryItems.indices {
      let offset = boundarySupplementaryItems[index].offset[scrollAxis]
      section.boundarySupplementaryItems[index].offset[scrollAxis] =
        offset < 0 ? -rounding.pitch(-offset) : rounding.pitch(offset)
      section.boundarySupplementaryItems[index].outerSpacing = rounding.spacing(
        boundarySupplementaryItems[index].outerSpacing)
    }
    switch content {
    case .flow(var flow):
      flow.interItemSpacing = rounding.spacing(flow.interItemSpacing)
      flow.lineSpacing = rounding.spacing(flow.lineSpacing)
      section.content = .flow(flow)
    case .groups(var group):
      group.edgeSpacing.quantise(
        rounding, along: orthogonalScrolling == .none ? scrollAxis : scrollAxis.across)
      group.quantiseSpacing(rounding)
      section.content = .groups(group)
    }
    return section
  }
}

extension LayoutGroup {
  /// Applies inside a group as tall as its content, at any depth. A group of a definite height is
  /// stacked as a whole.
  fileprivate mutating func quantiseSpacing(_ rounding: LayoutRounding) {
    guard isContentSized(along: .vertical) else { return }
    contentInsets.quantise(rounding, along: .vertical)
    switch content {
    case .custom: break
    case .subitems(let axis, let subitems):
      content = .subitems(axis, subitems.map { $0.quantisingSpacing(rounding) })
      quantiseSpacing(rounding, along: axis)
    case .count(let axis, let subitem, let count):
      content = .count(axis, subitem.quantisingSpacing(rounding), count)
      quantiseSpacing(rounding, along: axis)
    case .repeating(let axis, let subitem, let count):
      content = .repeating(axis, subitem.quantisingSpacing(rounding), count)
      quantiseSpacing(rounding, along: axis)
    }
  }

  private mutating func quantiseSpacing(_ rounding: LayoutRounding, along axis: Axis) {
    if axis == .vertical { interItemSpacing.quantise(rounding) }
  }
}

extension LayoutSubitem {
  fileprivate func quantisingSpacing(_ rounding: LayoutRounding) -> LayoutSubitem {
    switch self {
    case .item(var item):
      item.edgeSpacing.quantise(rounding, along: .vertical)
      return .item(item)
    case .group(var group):
      group.edgeSpacing.quantise(rounding, along: .vertical)
      group.quantiseSpacing(rounding)
      return .group(group)
    }
  }
}

extension EdgeInsets {
  fileprivate mutating func quantise(_ rounding: LayoutRounding, along axis: Axis) {
    switch axis {
    case .horizontal:
      leading = rounding.spacing(leading)
      trailing = rounding.spacing(trailing)
    case .vertical:
      top = rounding.spacing(top)
      bottom = rounding.spacing(bottom)
    }
  }
}

extension EdgeSpacing {
  fileprivate mutating func quantise(_ rounding: LayoutRounding, along axis: Axis) {
    switch axis {
    case .horizontal:
      leading.quantise(rounding)
      trailing.quantise(rounding)
    case .vertical:
      top.quantise(rounding)
      bottom.quantise(rounding)
    }
  }
}

extension Spacing {
  fileprivate mutating func quantise(_ rounding: LayoutRounding) {
    self =
      switch self {
      case .fixed(let length): .fixed(rounding.spacing(length))
      case .flexible(let minimum): .flexible(rounding.spacing(minimum))
      }
  }
}

extension LayoutRounding {
  /// Negative lengths are unchanged.
  fileprivate func spacing(_ length: Double) -> Double {
    length > 0 ? pitch(length) : length
  }
}
