import Testing
import VitrineLayout

/// Structures of random layouts, evaluated at random sizes, against the solver.
///
/// A solver that rounds as pages do and structures that say the same thing are two programs with
/// one answer; `RandomLayout` makes the layouts, a seed each.
@Suite struct EvaluationTests {
  static let widths = 320.0...720

  /// A layout that a stylesheet can show at some widths at least, and where to look at it.
  struct Case {
    var layout: LayoutByWidth
    var structures: [LayoutStructure]
    var containers: [Size]

    /// Nil if no sheet can show it.
    init?(seed: UInt64) {
      var random = RandomLayout(seed: seed)
      let section = seed % 2 == 0 ? random.section() : random.sectionOfContent()
      let middle = LayoutEnvironment(width: 520, height: 612)
      guard section.obstacle(in: middle) == nil else { return nil }
      layout = LayoutByWidth(.section(section))
      structures = layout.structures(widths: widths)
      // In 1/64 px, as Chromium keeps them; structures hold for heights between these two.
      containers = (0..<8).map { _ in
        Size(
          width: widths.lowerBound + Double(random.below(400 * 64)) / 64,
          height: 437.5 + Double(random.below(362 * 64)) / 64)
      }
    }
  }

  static func contentHeight(_ item: Int) -> Double {
    Double(15 + item * 53 % 110)
  }

  /// The first disagreement of a layout, and how many sections were compared.
  private func compare(_ sample: Case) -> (disagreement: String?, compared: Int) {
    var compared = 0
    for container in sample.containers {
      let structure = sample.structures.first { $0.widths.contains(container.width) }
      guard case .groups(let group) = structure?.pattern else { continue }
      let count = group.leaves.count
      for itemCount in Set([0, 1, count - 1, count, count + 1, count + count / 2, 100]).sorted() {
        let evaluated = EvaluatedStructure(
          group: group, container: container, itemCount: itemCount,
          contentHeight: Self.contentHeight
        ).frames()
        let environment = LayoutEnvironment(container: container)
        let measure: (Int, Size) -> Size? = { item, proposed in
          Size(width: proposed.width, height: Self.contentHeight(item))
        }
        let solved = sample.layout.section(in: environment).solve(
          itemCount: itemCount, in: environment, rounding: .web,
          measure: group.holdsContent ? measure : nil)
        compared += 1
        let section = solved.sections[0]
        guard section.items.count == evaluated.items.count else {
          return (
            "\(itemCount) items in \(container): \(section.items.count) frames, "
              + "evaluated \(evaluated.items.count)", compared
          )
        }
        let odd = section.items.indices.first {
          !section.items[$0].isClose(to: evaluated.items[$0])
        }
        if let odd {
          return (
            "\(itemCount) items in \(container): item \(odd) is \(section.items[odd]), "
              + "evaluated \(evaluated.items[odd])", compared
          )
        }
        if abs(section.frame.height - evaluated.height) > 1e-4 {
          return (
            "\(itemCount) items in \(container): \(section.frame.height) high, "
              + "evaluated \(evaluated.height)", compared
          )
        }
      }
    }
    return (nil, compared)
  }

  @Test(arguments: (0..<20).map { UInt64($0) * 30 })
  func structuresSayWhatTheSolverSolves(firstSeed: UInt64) {
    var compared = 0
    for seed in firstSeed..<firstSeed + 30 {
      guard let sample = Case(seed: seed) else { continue }
      let comparison = compare(sample)
      compared += comparison.compared
      #expect(comparison.disagreement == nil, "seed \(seed)")
    }
    #expect(compared >= 20)
  }
}

extension GroupStructure<AffineLength> {
  fileprivate var holdsContent: Bool {
    leaves.contains { $0.height == .content || $0.height == .uniform }
  }
}

extension Frame {
  fileprivate func isClose(to other: Frame) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) <= 1e-4 }
  }
}
