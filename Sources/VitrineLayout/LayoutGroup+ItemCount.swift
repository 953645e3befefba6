extension LayoutSection {
  /// Whether the section's group has more items than any page shows at once. Each item of a group
  /// needs its own CSS rules.
  var hasTooManyItems: Bool {
    guard case .groups(let group) = content else { return false }
    return group.minItemCount > LayoutGroup.maxItems
  }
}

extension LayoutGroup {
  /// No stylesheet is generated for larger groups.
  static let maxItems = 2000

  /// How many items a full group has. If subitems repeat for as long as they fit, counts a single
  /// run of them.
  fileprivate var minItemCount: Int {
    switch content {
    case .subitems(_, let subitems):
      subitems.reduce(0) { $0.saturatingSum($1.minItemCount) }
    case .count(_, let subitem, let count), .repeating(_, let subitem, let count):
      subitem.minItemCount.saturatingProduct(max(0, count))
    case .custom: 0
    }
  }
}

extension LayoutSubitem {
  fileprivate var minItemCount: Int {
    switch self {
    case .item: 1
    case .group(let group): group.minItemCount
    }
  }
}

extension Int {
  fileprivate func saturatingSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }

  fileprivate func saturatingProduct(_ other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}
