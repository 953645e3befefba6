import VitrineLayout

extension AgreementLayout {
  /// The boxes of `count` items at rest in a container of `size`, as JSON: the list's height, and
  /// x, y, width and height of each item.
  func expectation(of count: Int, in size: Size) -> String {
    let environment = LayoutEnvironment(container: size)
    let section = layout.section(in: environment)
    let solved = section.solve(itemCount: count, in: environment, rounding: .web) { item, _ in
      naturalSize(of: item)
    }.sections[0]
    precondition(solved.items.count == count, "\(name): the engine lost items")

    let shift = section.restingShift(of: solved, in: size)
    var json = "{\"height\":\(solved.frame.height),\"items\":["
    for (index, frame) in solved.items.enumerated() {
      if index > 0 { json += "," }
      json += "\(frame.x + shift),\(frame.y),\(frame.width),\(frame.height)"
    }
    return json + "]}"
  }
}

extension LayoutSection {
  /// How far a section that centres its groups is scrolled when the first one is in the middle.
  func restingShift(of solved: SolvedSection, in container: Size) -> Double {
    guard orthogonalScrolling == .groupPagingCentered, let group = solved.groups.first else {
      return 0
    }
    let viewport = container.width - contentInsets.leading - contentInsets.trailing
    return (viewport - group.width) / 2
  }
}
