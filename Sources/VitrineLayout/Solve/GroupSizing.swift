/// The lengths of a section's groups by number of items. Everything about the section and its group
/// that this depends on is computed once for all of them.
struct GroupSizing {
  private let rounding: LayoutRounding

  /// The axis along which groups are stacked.
  private let axis: Axis

  private let isCustom: Bool

  /// Whether groups are as long along their own axis as the items in them.
  private let isEstimatedAlongItsAxis: Bool

  /// Whether the section is a scrolling row. A group in it whose height follows its content is only
  /// as high as the items that are present.
  private let isOrthogonal: Bool

  /// The group's insets, which are removed from a trimmed group as well.
  private let insets: Double

  init(of group: LayoutGroup, in section: SectionSolver) {
    rounding = section.rounding
    axis = section.stackAxis
    if case .custom = group.content { isCustom = true } else { isCustom = false }
    isEstimatedAlongItsAxis = group.isEstimatedAlongItsAxis
    isOrthogonal = section.isOrthogonal
    insets = group.size[axis].isEstimated ? 0 : group.contentInsets.total(along: axis)
  }

  /// The size of a group with `present` items.
  func size(of placed: PlacedGroup, holding present: Int) -> Size {
    var size = placed.size
    guard present < placed.leaves.count else {
      size[axis] = fullLength(of: placed)
      return size
    }
    let trim =
      measuresPresentItems(placed)
      ? placed.shortfall(holding: present, along: axis) : placed.trim(to: present, along: axis)
    size[axis] = length(of: placed, less: trim)
    if isOrthogonal, placed.followsContent(along: axis.across) {
      size[axis.across] -= placed.shortfall(holding: present, along: axis.across)
    }
    return size
  }

  /// By how much an incomplete group with 1, 2, … items is shorter than a full one.
  func trims(of placed: PlacedGroup) -> [Double] {
    let trims =
      measuresPresentItems(placed)
      ? placed.leaves.indices.map { placed.shortfall(holding: $0 + 1, along: axis) }
      : placed.trims(along: axis)
    let full = fullLength(of: placed)
    return trims.dropLast().map { full - length(of: placed, less: $0) }
  }

  /// Whether an incomplete group is measured by the items present: missing items do not count in a
  /// length that depends on content.
  private func measuresPresentItems(_ placed: PlacedGroup) -> Bool {
    isEstimatedAlongItsAxis || placed.followsContent(along: axis)
  }

  private func fullLength(of placed: PlacedGroup) -> Double {
    placed.followsContent(along: axis) ? placed.size[axis] : rounding.pitch(placed.size[axis])
  }

  /// The length of a group whose items end `trim` before those of a full one.
  private func length(of placed: PlacedGroup, less trim: Double) -> Double {
    let full = fullLength(of: placed)
    return isCustom || trim <= 0 ? full : max(0, full - trim - insets)
  }
}
