import Testing
import VitrineLayout

/// The solver against one that is slow and obvious, and properties that hold for every layout.
@Suite struct ReferenceTests {
  struct Case: CustomTestStringConvertible {
    var seed: UInt64
    var section: LayoutSection
    var container: Size
    var isMeasured: Bool

    init(seed: UInt64) {
      var random = RandomLayout(seed: seed)
      self.seed = seed
      section = random.section()
      container = Size(
        width: Double(200 + random.below(900)), height: Double(300 + random.below(600)))
      isMeasured = random.chance(50)
    }

    var testDescription: String { "seed \(seed)" }

    /// Preferred sizes that differ from item to item and are the same at every call.
    var measure: ((Int, Size) -> Size?)? {
      guard isMeasured else { return nil }
      return { item, _ in
        item % 3 == 2
          ? nil : Size(width: Double(20 + item * 37 % 90), height: Double(15 + item * 53 % 110))
      }
    }

    func solve(_ itemCount: Int, rounding: LayoutRounding) -> SolvedLayout {
      section.solve(
        itemCount: itemCount, in: LayoutEnvironment(container: container), rounding: rounding,
        measure: measure)
    }
  }

  static let seeds = (0..<20).map { UInt64($0) * 50 }

  @Test(arguments: seeds)
  func solverAgreesWithTheReference(firstSeed: UInt64) {
    for seed in firstSeed..<firstSeed + 50 {
      #expect(disagreement(of: Case(seed: seed)) == nil, "seed \(seed)")
    }
  }

  /// The first number of items and scale at which solver and reference differ.
  private func disagreement(of layout: Case) -> String? {
    for scale in [nil, 2.0, 3.0] {
      for itemCount in [0, 1, 2, 3, 4, 5, 6, 7, 23] {
        let solved = layout.solve(
          itemCount, rounding: scale.map { .pixels(scale: $0) } ?? .none
        ).sections[0]
        let expected = ReferenceSection(
          section: layout.section, container: layout.container, scale: scale,
          itemCount: itemCount, measure: layout.measure
        ).solve()
        guard solved.items.isClose(to: expected.items), solved.groups.isClose(to: expected.groups),
          abs(solved.frame.height - expected.height) < 1e-6
        else { return "\(itemCount) items at \(scale ?? 0)" }
      }
    }
    return nil
  }

  @Test(arguments: seeds)
  func lengthsAreFiniteAndNeverNegative(firstSeed: UInt64) {
    for seed in firstSeed..<firstSeed + 50 {
      for rounding in [LayoutRounding.none, .pixels(scale: 2), .web] {
        let section = Case(seed: seed).solve(23, rounding: rounding).sections[0]
        for frame in section.items + section.groups + [section.frame] {
          #expect(frame.x.isFinite && frame.y.isFinite, "seed \(seed)")
          #expect(
            frame.width.isFinite && frame.width >= 0 && frame.height.isFinite && frame.height >= 0,
            "seed \(seed)")
        }
        #expect(section.items.count == 23 || section.items.isEmpty, "seed \(seed)")
      }
    }
  }

  /// Of an unmeasured layout: content decides where the next group of a measured one begins, and
  /// how high a row is whose groups share it.
  @Test(arguments: seeds)
  func fewerItemsAreAPrefixOfMore(firstSeed: UInt64) {
    for seed in firstSeed..<firstSeed + 50 {
      var layout = Case(seed: seed)
      layout.isMeasured = false
      guard !layout.section.isContentSized(), !layout.section.sharesRowOfContent else { continue }
      let full = layout.solve(23, rounding: .web).sections[0].items
      let others = (1..<23).filter {
        layout.solve($0, rounding: .web).sections[0].items != Array(full.prefix($0))
      }
      #expect(others.isEmpty, "seed \(seed)")
    }
  }
}

extension LayoutSection {
  fileprivate var sharesRowOfContent: Bool {
    guard case .groups(let group) = content, orthogonalScrolling != .none else { return false }
    let edges = group.edgeSpacing
    return (edges.top.isFlexible || edges.bottom.isFlexible)
      && group.isContentSized(along: .vertical)
  }
}

extension [Frame] {
  func isClose(to other: [Frame]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy {
        abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 && abs($0.width - $1.width) < 1e-6
          && abs($0.height - $1.height) < 1e-6
      }
  }
}
