import VitrineLayout

/// Where the engine puts the items of one list.
struct Expectation {
  var height: Double
  var items: [Frame]

  /// How far the items stand from their places while nothing is scrolled.
  var shift = 0.0

  /// Nil for a list that does not scroll.
  var rests: Rests?

  /// Where a list comes to rest.
  struct Rests {
    var extent: OrthogonalExtent
    var groups: [Frame]
  }
}

extension AgreementLayout {
  /// The boxes of `count` items in a container of `size`.
  func expectation(of count: Int, in size: Size) -> Expectation {
    let environment = LayoutEnvironment(container: size)
    let solved = solve(
      layout.asked(in: environment, of: provider), itemCounts: [count], in: environment,
      rounding: .web,
      measure: { _, item, _ in naturalSize(of: item) }
    ).sections[0]
    precondition(solved.items.count == count, "\(name): the engine lost items")

    var expectation = Expectation(height: solved.frame.height, items: solved.items)
    if let extent = solved.orthogonal {
      // A browser scrolls to what sticks out of the last group, too.
      let end = solved.groups.map { $0.x + $0.width }.max() ?? 0
      let sticksOut = solved.items.contains { $0.x + $0.width > end }
      expectation.rests =
        sticksOut ? nil : Expectation.Rests(extent: extent, groups: solved.groups)
      expectation.shift = solved.roomBeforeItems
    }
    return expectation
  }
}

extension LayoutByWidth {
  /// What the engine solves: what `provider` gives as it is, where that has room for an item.
  func asked(in environment: LayoutEnvironment, of provider: Layout?) -> Layout {
    if let provider, let section = provider.section(0, environment),
      section.groupCapacity(in: environment) > 0
    {
      return provider
    }
    return Layout(section(in: environment))
  }
}

extension SolvedSection {
  /// How far items stand from their places while nothing is scrolled: groups that come to rest in
  /// the middle need room before the first one.
  var roomBeforeItems: Double { max(0, -(orthogonal?.restingOffsets?.first ?? 0)) }
}

extension Expectation {
  /// Everything but the items.
  var json: String {
    let rests = rests.map { ",\"rests\":\($0.json)" } ?? ""
    return "{\"count\":\(items.count),\"height\":\(height),\"shift\":\(shift)\(rests)}"
  }
}

extension Expectation.Rests {
  fileprivate var json: String {
    let stops = extent.restingOffsets.map { "\($0)" } ?? "null"
    return "{\"reach\":\(reach),\"stops\":\(stops),\"covers\":\(covers)}"
  }

  /// The first and the last offset: a group that rests in the middle may do so beyond the content.
  private var reach: [Double] {
    guard extent.scrolling == .groupPagingCentered, let stops = extent.restingOffsets,
      let first = stops.first, let last = stops.last, let group = groups.last
    else { return [0, extent.maximumOffset] }
    let isLonger = group.width > extent.viewport.width
    return [min(0, first), isLonger ? extent.maximumOffset : last]
  }

  /// The offsets at which one group fills the viewport, for each that is longer.
  private var covers: [[Double]] {
    guard extent.scrolling != .paging else { return [] }
    return groups.compactMap { group in
      let start = group.x - extent.viewport.x
      let end = start + group.width - extent.viewport.width
      return start < end ? [start, end] : nil
    }
  }
}
