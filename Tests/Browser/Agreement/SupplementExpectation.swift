import VitrineLayout

extension SupplementLayout {
  /// The boxes of `count` items and of what stands around them in a container of `size`, of which
  /// the window shows `shown`, or its height, from `top` on, as JSON. A header and a footer whose height
  /// content decides are as high as `heights` says.
  func expectation(
    of count: Int, in size: Size, top: Double, shown: Double? = nil,
    heights: @escaping @Sendable (String) -> Double = naturalHeight
  ) -> String {
    let environment = LayoutEnvironment(container: size)
    let solved = solve(
      layout.asked(in: environment, of: provider), itemCounts: [count], in: environment,
      rounding: .web,
      visible: Frame(x: 0, y: top, width: size.width, height: shown ?? size.height),
      measure: { _, item, _ in naturalSize(of: item) },
      measureBoundary: { _, item, proposed in
        Size(width: proposed.width, height: heights(item.kind))
      }
    ).sections[0]
    precondition(solved.items.count == count, "\(name): the engine lost items")

    let shift = solved.roomBeforeItems
    func boxes(_ frames: [Frame], shift: Double = 0) -> String {
      let numbers = frames.flatMap { [$0.x + shift, $0.y, $0.width, $0.height] }
      return "[\(numbers.map { "\($0)" }.joined(separator: ","))]"
    }
    func supplementaries(of kind: String) -> [Frame] {
      solved.supplementaries.filter { $0.kind == kind }.map(\.frame)
    }
    return """
      {"height":\(solved.frame.height),"items":\(boxes(solved.items, shift: shift)),\
      "header":\(boxes(supplementaries(of: LayoutSupplements.header))),\
      "footer":\(boxes(supplementaries(of: LayoutSupplements.footer))),\
      "background":\(boxes(solved.decorations.map(\.frame))),\
      "badges":\(boxes(supplementaries(of: LayoutSupplements.badge), shift: shift))}
      """
  }
}
