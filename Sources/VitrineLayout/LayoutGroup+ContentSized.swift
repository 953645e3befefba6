extension LayoutSection {
  /// Whether the lengths of groups, along the axis on which they are stacked, follow their content
  /// on a page that scrolls along `scrollAxis`.
  public func isContentSized(scrollAxis: Axis = .vertical) -> Bool {
    switch content {
    case .groups(let group):
      group.isContentSized(
        along: orthogonalScrolling == .none ? scrollAxis : scrollAxis.across)
    case .flow(let flow):
      flow.itemSize[scrollAxis].isEstimated
    }
  }
}

extension LayoutGroup {
  /// Whether the group's length along `axis` follows the measured content of its items.
  public func isContentSized(along axis: Axis) -> Bool {
    guard size[axis].isEstimated else { return false }
    switch content {
    case .subitems(_, let subitems):
      return subitems.contains { $0.isContentSized(along: axis) }
    case .count(let groupAxis, let subitem, _):
      return groupAxis != axis && subitem.isContentSized(along: axis)
    case .repeating(_, let subitem, _):
      return subitem.isContentSized(along: axis)
    case .custom:
      return false
    }
  }

  /// Whether the group is as long along its own axis as the items in it. An incomplete last group
  /// is then shorter because it contains less; other groups are trimmed.
  ///
  /// A group of equal parts keeps its estimate, because the parts were derived from it.
  var isEstimatedAlongItsAxis: Bool {
    switch content {
    case .subitems(let axis, _), .repeating(let axis, _, _): size[axis].isEstimated
    case .count, .custom: false
    }
  }

  /// Whether this group, or anything nested in it, has a supplementary item.
  var hasSupplementaries: Bool {
    !supplementaryItems.isEmpty || subitems.contains { $0.hasSupplementaries }
  }

  /// The items and groups in this group. A repeated one is listed once. Empty if items are placed
  /// by hand.
  var subitems: [LayoutSubitem] {
    switch content {
    case .custom: []
    case .subitems(_, let subitems): subitems
    case .count(_, let subitem, _), .repeating(_, let subitem, _): [subitem]
    }
  }
}

extension LayoutSubitem {
  func isContentSized(along axis: Axis) -> Bool {
    switch self {
    case .item(let item): item.size[axis].isEstimated
    case .group(let group): group.isContentSized(along: axis)
    }
  }

  fileprivate var hasSupplementaries: Bool {
    switch self {
    case .item(let item): !item.supplementaryItems.isEmpty
    case .group(let group): group.hasSupplementaries
    }
  }
}
