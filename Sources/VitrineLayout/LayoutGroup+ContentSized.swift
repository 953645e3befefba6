extension LayoutSection {
  /// Whether the lengths of groups along the axis they are stacked on follow their content, for a
  /// page that scrolls along `scrollAxis`.
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

  /// Whether the group is as long along its own axis as what it holds: a last one that is not full
  /// holds less, where others are trimmed.
  ///
  /// Equal parts are made from an estimate, which the group keeps.
  var isEstimatedAlongItsAxis: Bool {
    switch content {
    case .subitems(let axis, _), .repeating(let axis, _, _): size[axis].isEstimated
    case .count, .custom: false
    }
  }

  /// Whether anything is attached to this group or to what is in it, at any depth.
  var hasSupplementaries: Bool {
    !supplementaryItems.isEmpty || subitems.contains { $0.hasSupplementaries }
  }

  /// What the group is made of, each once that repeats; none where its items are placed by hand.
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
