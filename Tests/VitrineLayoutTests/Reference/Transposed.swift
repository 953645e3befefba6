import VitrineLayout

/// Everything with its two axes exchanged, so that the reference needs to know only one.

extension LayoutDimension {
  var transposed: LayoutDimension {
    switch self {
    case .fractionalWidth(let part): .fractionalHeight(part)
    case .fractionalHeight(let part): .fractionalWidth(part)
    case .absolute, .estimated, .uniformAcrossSiblings: self
    }
  }
}

extension LayoutSize {
  var transposed: LayoutSize {
    LayoutSize(width: height.transposed, height: width.transposed)
  }
}

extension EdgeInsets {
  var transposed: EdgeInsets {
    EdgeInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension EdgeSpacing {
  var transposed: EdgeSpacing {
    EdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing)
  }
}

extension LayoutSubitem {
  var transposed: LayoutSubitem {
    switch self {
    case .item(let item):
      .item(
        LayoutItem(
          size: item.size.transposed, contentInsets: item.contentInsets.transposed,
          edgeSpacing: item.edgeSpacing.transposed))
    case .group(let group): .group(group.transposed)
    }
  }
}

extension LayoutGroup {
  var transposed: LayoutGroup {
    var group = self
    group.size = size.transposed
    group.contentInsets = contentInsets.transposed
    group.edgeSpacing = edgeSpacing.transposed
    switch content {
    case .subitems(let axis, let subitems):
      group.content = .subitems(axis.across, subitems.map(\.transposed))
    case .count(let axis, let subitem, let count):
      group.content = .count(axis.across, subitem.transposed, count)
    case .repeating(let axis, let subitem, let count):
      group.content = .repeating(axis.across, subitem.transposed, count)
    case .custom: break
    }
    return group
  }
}

extension Size {
  var transposed: Size { Size(width: height, height: width) }
}

extension Frame {
  var transposed: Frame { Frame(x: y, y: x, width: height, height: width) }
}

extension Point {
  var transposed: Point { Point(x: y, y: x) }
}

extension BoundarySupplementaryItem {
  var transposed: BoundarySupplementaryItem {
    var item = self
    item.size = size.transposed
    item.offset = offset.transposed
    item.alignment =
      switch alignment {
      case .top: .leading
      case .leading: .top
      case .bottom: .trailing
      case .trailing: .bottom
      case .topTrailing: .bottomLeading
      case .bottomLeading: .topTrailing
      case .topLeading, .bottomTrailing: alignment
      }
    return item
  }
}

extension LayoutSection {
  var transposed: LayoutSection {
    var section = self
    section.contentInsets = contentInsets.transposed
    section.boundarySupplementaryItems = boundarySupplementaryItems.map(\.transposed)
    section.decorationItems = decorationItems.map {
      var item = $0
      item.contentInsets = $0.contentInsets.transposed
      return item
    }
    switch content {
    case .groups(let group): section.content = .groups(group.transposed)
    case .flow(var flow):
      flow.itemSize = flow.itemSize.transposed
      section.content = .flow(flow)
    }
    return section
  }
}
