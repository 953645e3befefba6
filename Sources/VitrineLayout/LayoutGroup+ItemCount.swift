extension LayoutSection {
  /// Whether the group has more items than any page shows at once. Each item of a group needs its
  /// own CSS rules.
  var holdsTooMany: Bool {
    guard case .groups(let group) = content else { return false }
    return group.leastItemCount > LayoutGroup.mostItems
  }
}

extension LayoutGroup {
  /// No style sheet is generated for larger groups.
  static let mostItems = 2000

  /// How many items a full group has. If subitems repeat for as long as they fit, counts a single
  /// run of them.
  fileprivate var leastItemCount: Int {
    switch content {
    case .subitems(_, let subitems):
      subitems.reduce(0) { $0.addingOrMost($1.leastItemCount) }
    case .count(_, let subitem, let count), .repeating(_, let subitem, let count):
      subitem.leastItemCount.timesOrMost(max(0, count))
    case .custom: 0
    }
  }
}

extension LayoutSubitem {
  fileprivate var leastItemCount: Int {
    switch self {
    case .item: 1
    case .group(let group): group.leastItemCount
    }
  }
}

extension Int {
  fileprivate func addingOrMost(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }

  fileprivate func timesOrMost(_ other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}
