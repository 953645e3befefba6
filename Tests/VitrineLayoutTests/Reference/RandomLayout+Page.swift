import VitrineLayout

extension RandomLayout {
  /// Up to four sections of groups, lists and flows, with headers, in either direction.
  mutating func page() -> RandomPage {
    var sections: [LayoutSection] = []
    for _ in 0...below(3) {
      var section = chance(80) ? section() : flowSection()
      if chance(40) { section.boundarySupplementaryItems.append(boundaryItem("header")) }
      if chance(30) { section.boundarySupplementaryItems.append(boundaryItem("footer")) }
      section.supplementariesFollowContentInsets = chance(70)
      if chance(30) {
        section.decorationItems = [DecorationItem(kind: "wall", contentInsets: EdgeInsets(all: 3))]
      }
      sections.append(section)
    }
    let configuration = LayoutConfiguration(
      scrollAxis: chance(70) ? .vertical : .horizontal, interSectionSpacing: Double(below(20)),
      boundarySupplementaryItems: chance(30) ? [boundaryItem("title")] : [],
      contentInsetsReference: chance(50) ? .layoutMargins : .none)
    var environment = LayoutEnvironment(
      width: Double(200 + below(900)), height: Double(300 + below(600)))
    environment.referenceInsets.layoutMargins = EdgeInsets(
      top: 5, leading: Double(below(40)), bottom: 7, trailing: Double(below(40)))
    return RandomPage(
      sections: sections, configuration: configuration, environment: environment,
      itemCounts: sections.map { _ in chance(20) ? 0 : 1 + below(60) }, isMeasured: chance(50))
  }

  mutating func flowSection() -> LayoutSection {
    func length(_ random: inout RandomLayout) -> LayoutDimension {
      random.chance(50) ? .estimated(40) : .absolute(Double(10 + random.below(100)))
    }
    let size = LayoutSize(width: length(&self), height: length(&self))
    return LayoutSection(
      content: .flow(
        FlowLayout(
          itemSize: size, interItemSpacing: Double(below(20)), lineSpacing: Double(below(20)),
          alignment: chance(50) ? .justified : .start)),
      contentInsets: EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: Double(below(20))))
  }

  mutating func boundaryItem(_ kind: String) -> BoundarySupplementaryItem {
    let alignments = BoundarySupplementaryItem.Alignment.allCases
    return BoundarySupplementaryItem(
      kind: kind,
      size: LayoutSize(width: .absolute(Double(10 + below(200))), height: .fractionalHeight(0.125)),
      alignment: alignments[below(alignments.count)],
      offset: Point(x: Double(below(20) - 10), y: Double(below(20) - 10)),
      extendsBoundary: chance(60), pinsToVisibleBounds: chance(50))
  }
}

/// A random layout with how many items are in it.
struct RandomPage {
  var sections: [LayoutSection]
  var configuration: LayoutConfiguration
  var environment: LayoutEnvironment
  var itemCounts: [Int]
  var isMeasured: Bool

  /// Preferred sizes that differ from item to item and are the same at every call.
  var measure: Measure? {
    guard isMeasured else { return nil }
    return { section, item, _ in
      item % 3 == 2
        ? nil
        : Size(
          width: Double(20 + (item + section) * 37 % 90), height: Double(15 + item * 53 % 110))
    }
  }

  func prepared(rounding: LayoutRounding) -> PreparedLayout {
    PreparedLayout(
      Layout(sections, configuration: configuration), itemCounts: itemCounts, in: environment,
      rounding: rounding, measure: measure)
  }
}
