extension GroupDescription {
  /// The paths of the first parts, in this group and nested ones, that do not fit at any page width
  /// from 240 to 3,840 px. They and all later parts are never shown.
  ///
  /// Only what follows from the lengths alone is detected: a group that is as long as its content
  /// has room for everything, and lengths that depend on the window's height are unknown.
  package var partsWithoutSpace: [[Int]] {
    guard case .of(let list) = parts else { return [] }
    var found: [[Int]] = []
    if let index = firstPartWithoutSpace(of: list) { found.append([index]) }
    for (index, part) in list.enumerated() {
      guard case .group(let group) = part, found.first.map({ index < $0[0] }) ?? true else {
        continue
      }
      found += group.partsWithoutSpace.map { [index] + $0 }
    }
    return found
  }

  private func firstPartWithoutSpace(of list: [Part]) -> Int? {
    let lengths = lengthsOfGroup
    guard !lengths.isEmpty else { return nil }
    var share = 0.0
    var fixed = 0.0
    for (index, part) in list.enumerated() {
      fixed += part.edges.minimum(along: axis)
      switch part[axis] {
      case .fractionalWidth(let part) where axis == .horizontal: share += part
      case .fractionalHeight(let part) where axis == .vertical: share += part
      case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length):
        fixed += length
      case .fractionalWidth, .fractionalHeight, nil: return nil
      }
      // The remaining space is linear in the group's length: if there is no room at either extreme,
      // there is none in between.
      let gaps = Double(index) * gap.minimum
      let hasRoom = lengths.contains { length in
        fixed + gaps + share * max(0, length - gaps) <= length + GroupPlan.tolerance
      }
      if !hasRoom { return index }
    }
    return nil
  }

  /// The minimum and maximum inner length along the axis, or empty if it is unknown.
  private var lengthsOfGroup: [Double] {
    let own = axis == .horizontal ? width ?? .fractionalWidth(1) : height
    let outer: [Double] =
      switch own {
      case .absolute(let length): [length]
      case .fractionalWidth(let part): [240 * part, 3840 * part]
      case .fractionalHeight, .estimated, .uniformAcrossSiblings, nil: []
      }
    return outer.map { max(0, $0 - insets.total(along: axis)) }
  }
}
