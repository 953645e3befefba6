import VitrineLayout

/// A slow and obvious solver of a page that scrolls downwards; one that scrolls sideways is turned
/// over. It knows no supplementaries of items and groups.
struct ReferencePage {
  var sections: [LayoutSection]
  var itemCounts: [Int]
  var container: Size
  var title: [BoundarySupplementaryItem]
  var spacing: Double

  /// What sections keep off at their sides.
  var margins: EdgeInsets
  var scale: Double?
  var measure: Measure?

  struct Section {
    var items: [Frame] = []
    var groups: [Frame] = []
    var boundary: [Frame] = []
    var decorations: [Frame] = []
    var viewport: Frame?
  }

  struct Result {
    var sections: [Section] = []
    var title: [Frame] = []
    var size = Size.zero
  }

  func solve(visible: Frame?) -> Result {
    var result = Result()
    var placed: [(section: Section, top: Double)] = []
    var height = 0.0
    var widest = container.width
    for index in sections.indices {
      if index > 0 { height += spacing }
      let (section, length, width) = solve(sections[index], index: index, at: height, visible)
      placed.append((section, height))
      height += length
      widest = max(widest, width)
    }

    // The layout's own boundary items stand around everything, and may move it down.
    let around = boundary(
      title, region: height, low: 0, high: container.width, container: container, at: 0, visible)
    for (index, (_, top)) in placed.enumerated() {
      let (section, _, _) = solve(sections[index], index: index, at: top + around.before, visible)
      result.sections.append(section)
    }
    result.title = around.frames.map(round)
    result.size = Size(width: round(widest), height: round(around.length))
    return result
  }

  private func round(_ value: Double) -> Double {
    guard let scale else { return value }
    return (value * scale + 0.500_01).rounded(.down) / scale
  }

  private func round(_ frame: Frame) -> Frame {
    Frame(x: round(frame.x), y: round(frame.y), width: frame.width, height: frame.height)
  }

  /// A section whose top is at `top`, its length, and the width of its widest group.
  private func solve(
    _ section: LayoutSection, index: Int, at top: Double, _ visible: Frame?
  ) -> (Section, length: Double, widest: Double) {
    let insets = section.contentInsets
    let narrow = Size(
      width: max(0, container.width - margins.leading - margins.trailing),
      height: container.height)
    let content = ReferenceSection(
      section: section, container: narrow, scale: scale, itemCount: itemCounts[index],
      measure: measure.map { measure in { measure(index, $0, $1) } }
    ).solve()
    let isEmpty = content.items.isEmpty
    let items = section.boundarySupplementaryItems

    var region = content.height
    if isEmpty {
      region = items.isEmpty ? content.height : insets.top + insets.bottom
    }
    let follows = section.supplementariesFollowContentInsets
    let around = boundary(
      items, region: region, low: follows ? insets.leading : 0,
      high: narrow.width - (follows ? insets.trailing : 0), container: narrow, at: top,
      visible?.offset(by: Point(x: -margins.leading, y: 0)))

    func moved(_ frame: Frame, by distance: Double = 0) -> Frame {
      round(frame.offset(by: Point(x: margins.leading, y: distance)))
    }
    var solved = Section()
    solved.items = content.items.map { moved($0, by: top + around.before) }
    solved.groups = content.groups.map { moved($0, by: top + around.before) }
    solved.boundary = around.frames.map { moved($0) }
    if around.length > 0 {
      solved.decorations = section.decorationItems.map { item in
        let inner = item.contentInsets
        return moved(
          Frame(
            x: inner.leading, y: top + inner.top,
            width: round(max(0, narrow.width - inner.leading - inner.trailing)),
            height: round(max(0, around.length - inner.top - inner.bottom))))
      }
    }
    if section.orthogonalScrolling != .none, !isEmpty {
      solved.viewport = moved(
        Frame(
          x: insets.leading, y: top + around.before + insets.top,
          width: max(0, narrow.width - insets.leading - insets.trailing),
          height: content.height - insets.top - insets.bottom))
    }
    return (solved, around.length, content.widest)
  }

  /// Boundary items around `region`, the box without them, from `top` on.
  private func boundary(
    _ items: [BoundarySupplementaryItem], region: Double, low: Double, high: Double,
    container: Size, at top: Double, _ visible: Frame?
  ) -> (frames: [Frame], before: Double, length: Double) {
    let solver = ReferenceGroup(scale: scale, itemCount: 0, measure: nil)
    let base = Size(width: max(0, high - low), height: container.height)
    let sizes = items.map {
      Size(
        width: solver.length($0.size.width, in: base),
        height: solver.length($0.size.height, in: base))
    }
    var region = region
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      if [.leading, .trailing].contains(item.alignment) { region = max(region, size.height) }
    }

    var frames: [Frame] = []
    var (before, after) = (0.0, 0.0)
    for (item, size) in zip(items, sizes) {
      let x =
        switch item.alignment {
        case .leading, .topLeading, .bottomLeading: low
        case .trailing, .topTrailing, .bottomTrailing: high - size.width
        case .top, .bottom: (low + high - size.width) / 2
        }
      let y =
        switch item.alignment {
        case .top, .topLeading, .topTrailing: item.extendsBoundary ? -size.height : 0
        case .bottom, .bottomLeading, .bottomTrailing:
          item.extendsBoundary ? region : region - size.height
        case .leading, .trailing: (region - size.height) / 2
        }
      let frame = Frame(origin: Point(x: x, y: y), size: size).offset(by: item.offset)
      if item.extendsBoundary, ![.leading, .trailing].contains(item.alignment) {
        before = max(before, -frame.y)
        after = max(after, frame.y + frame.height - region)
      }
      frames.append(frame)
    }

    for (index, item) in items.enumerated() {
      frames[index].origin.y += top + before
      guard item.pinsToVisibleBounds, let visible else { continue }
      let frame = frames[index]
      switch item.alignment {
      case .top, .topLeading, .topTrailing:
        let lowest = max(frame.y, top + before + region - frame.height)
        frames[index].origin.y = min(max(frame.y, visible.y), lowest)
      case .bottom, .bottomLeading, .bottomTrailing:
        let highest = min(frame.y, top + before)
        frames[index].origin.y =
          max(min(frame.y, visible.y + visible.height - frame.height), highest)
      case .leading, .trailing: break
      }
    }
    return (frames, before, before + region + after)
  }
}
