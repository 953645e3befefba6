extension LayoutSection {
  /// Whether any length of the section is a fraction of the container's height.
  ///
  /// Parts of a group whose own size is not such a fraction do not count, except frames placed by
  /// hand, which are resolved in the section's container wherever they are.
  var measuresHeight: Bool {
    let content =
      switch content {
      case .flow(let flow): flow.itemSize.measuresHeight
      case .groups(let group): group.size.measuresHeight || group.containsCustomFrames
      }
    return content || boundarySupplementaryItems.contains { $0.size.measuresHeight }
  }
}

extension LayoutSupplements {
  /// Whether the height of a header or footer is a fraction of the container's.
  var measureHeight: Bool {
    [header, footer].contains { $0?.size.measuresHeight ?? false }
  }
}

extension LayoutGroup {
  fileprivate var containsCustomFrames: Bool {
    if case .custom = content { true } else { subitems.contains(where: \.containsCustomFrames) }
  }
}

extension LayoutSubitem {
  fileprivate var containsCustomFrames: Bool {
    if case .group(let group) = self { group.containsCustomFrames } else { false }
  }
}

extension LayoutSize {
  fileprivate var measuresHeight: Bool {
    width.isFraction(of: .vertical) || height.isFraction(of: .vertical)
  }
}
