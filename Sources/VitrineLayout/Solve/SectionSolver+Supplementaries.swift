/// The next index for each kind of supplementary in a section.
struct SupplementaryNumbers {
  private(set) var counts: [String: Int] = [:]

  mutating func next(of kind: String) -> Int {
    defer { counts[kind, default: 0] += 1 }
    return counts[kind, default: 0]
  }
}

extension SectionSolver {
  /// The supplementaries of the first `present` items of a group at `origin`, of its nested groups,
  /// and of the group itself.
  func supplementaries(
    of placed: PlacedGroup, _ group: LayoutGroup, present: Int, at origin: Point, size: Size,
    numbers: inout SupplementaryNumbers
  ) -> [SolvedSupplementary] {
    var solved: [SolvedSupplementary] = []
    for leaf in placed.leaves.prefix(present) where !leaf.supplementaryItems.isEmpty {
      let host = leaf.frame.offset(by: origin)
      solved += leaf.supplementaryItems.map {
        place($0, on: host, container: host.size, numbers: &numbers)
      }
    }
    for nested in placed.nested where nested.firstLeaf < present {
      solved += nested.supplementaryItems.map {
        place(
          $0, on: nested.frame.offset(by: origin), container: nested.container, numbers: &numbers)
      }
    }
    solved += group.supplementaryItems.map {
      place(
        $0, on: Frame(origin: origin, size: size), container: groupContainer, numbers: &numbers)
    }
    return solved
  }

  private func place(
    _ item: SupplementaryItem, on host: Frame, container: Size,
    numbers: inout SupplementaryNumbers
  ) -> SolvedSupplementary {
    let size = ResolvedSize(item.size, in: container, rounding: rounding).lengths
    let held = item.containerAnchor.point
    let own = (item.itemAnchor ?? item.containerAnchor).point
    let distance = item.containerAnchor.distance(for: size)
    let ownDistance = item.itemAnchor?.distance(for: size) ?? .zero
    let frame = Frame(
      x: host.x + held.x * host.width - own.x * size.width + distance.x + ownDistance.x,
      y: host.y + held.y * host.height - own.y * size.height + distance.y + ownDistance.y,
      width: size.width, height: size.height)
    return SolvedSupplementary(
      kind: item.kind, index: numbers.next(of: item.kind), frame: frame, zIndex: item.zIndex)
  }
}
