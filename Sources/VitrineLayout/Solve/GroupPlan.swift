/// How many boxes a group has along its axis, and the box that their fractions refer to.
struct GroupPlan {
  /// The maximum number of boxes in a group, however short its subitems are.
  static let maxBoxes = 10_000

  /// Lengths that are too long by this much still fit, in CSS pixels.
  static let tolerance = 0.001

  var boxCount: Int
  var container: Size

  /// The plan of `group`, whose inner size is `inner`.
  init(
    _ group: LayoutGroup, inner: Size, isEstimatedAlongAxis: Bool, rounding: LayoutRounding
  ) {
    let spacing = group.interItemSpacing.minimum
    switch group.content {
    case .count(let axis, _, let count), .repeating(let axis, _, let count):
      boxCount = max(0, count)
      container = inner.shortened(by: spacing, times: boxCount - 1, along: axis)
    case .subitems(let axis, let subitems) where isEstimatedAlongAxis:
      boxCount = subitems.count
      container = inner.shortened(by: spacing, times: boxCount - 1, along: axis)
    case .subitems(let axis, let subitems):
      let run = SubitemRun(
        subitems: subitems, axis: axis, spacing: spacing, inner: inner, rounding: rounding)
      (boxCount, container) = run.fill()
    case .custom:
      boxCount = 0
      container = inner
    }
  }
}

/// A list of subitems that is repeated for as long as they fit.
private struct SubitemRun {
  var subitems: [LayoutSubitem]
  var axis: Axis
  var spacing: Double
  var inner: Size
  var rounding: LayoutRounding

  func fill() -> (boxCount: Int, container: Size) {
    guard !subitems.isEmpty else { return (0, inner) }
    let fractionsAcross = subitems.contains { $0.size[axis.across].isFraction(of: axis) }
    return fractionsAcross ? fillKeepingShape() : fillShrinking()
  }

  /// The largest count that fits if the spacing for each count is subtracted before fractions are
  /// resolved.
  private func fillShrinking() -> (boxCount: Int, container: Size) {
    var count = 0
    while count < limit(spacing: spacing),
      fits(count + 1, in: container(ofBoxes: count + 1), spacing: spacing)
    {
      count += 1
    }
    return (count, container(ofBoxes: count))
  }

  /// As many as fit if fractions are resolved for the count that fits without spacing. Otherwise
  /// shapes that depend on the group's length would change with every count tried.
  private func fillKeepingShape() -> (boxCount: Int, container: Size) {
    var unspaced = 0
    while unspaced < limit(spacing: 0), fits(unspaced + 1, in: inner, spacing: 0) {
      unspaced += 1
    }
    let container = container(ofBoxes: unspaced)
    var count = 0
    while count < limit(spacing: spacing), fits(count + 1, in: container, spacing: spacing) {
      count += 1
    }
    return (count, container)
  }

  /// A list that takes no space occurs once.
  private func limit(spacing: Double) -> Int {
    let full = lengths(in: inner).reduce(0, +) + Double(subitems.count) * spacing
    return full > 0 ? GroupPlan.maxBoxes : subitems.count
  }

  private func container(ofBoxes count: Int) -> Size {
    inner.shortened(by: spacing, times: count - 1, along: axis)
  }

  private func fits(_ count: Int, in container: Size, spacing: Double) -> Bool {
    let lengths = lengths(in: container)
    let (runs, rest) = count.quotientAndRemainder(dividingBy: lengths.count)
    let used =
      Double(runs) * lengths.reduce(0, +) + lengths.prefix(rest).reduce(0, +)
      + Double(count - 1) * spacing
    return used <= inner[axis] + GroupPlan.tolerance
  }

  private func lengths(in container: Size) -> [Double] {
    subitems.map {
      $0.size[axis].length(in: container, rounding: rounding) + $0.edgeSpacing.minimum(along: axis)
    }
  }
}

extension Size {
  fileprivate func shortened(by spacing: Double, times count: Int, along axis: Axis) -> Size {
    var size = self
    size[axis] = max(0, size[axis] - Double(max(0, count)) * spacing)
    return size
  }

  /// This size less `insets`, never negative.
  func inset(by insets: EdgeInsets) -> Size {
    Size(
      width: max(0, width - insets.total(along: .horizontal)),
      height: max(0, height - insets.total(along: .vertical)))
  }
}
