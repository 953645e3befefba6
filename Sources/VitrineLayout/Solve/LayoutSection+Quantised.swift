extension LayoutSection {
  /// This section with the room that adds up from group to group, from line to line, and from its
  /// header to its footer, on the grid that `rounding` keeps stacked lengths on; `scrollAxis` is the
  /// page's.
  ///
  /// A browser floors every gap and margin, as it does tracks: what is left over would add up too.
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
  /// Within a group as tall as its content, whatever makes it taller; one of a definite height is
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
  /// A negative length stays as it is.
  fileprivate func spacing(_ length: Double) -> Double {
    length > 0 ? pitch(length) : length
  }
}
