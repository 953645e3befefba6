import VitrineCases
import VitrineLayout

extension LayoutCase {
  /// The differences between the solved layout and the expected one, a line each; empty if they agree.
  func disagreements() -> [String] {
    let solved = input.solved()
    var lines: [String] = []
    if !solved.contentSize.isClose(to: expected.contentSize) {
      lines.append(
        "content size is \(solved.contentSize.text), expected \(expected.contentSize.text)")
    }
    lines += compare(solved.sections.map(\.items), with: expected.items, of: "item")
    if let groups = expected.groups {
      lines += compare(solved.sections.map(\.groups), with: groups, of: "group")
    }
    if let orthogonal = expected.orthogonal {
      for (index, section) in solved.sections.enumerated() {
        lines += compare(section.orthogonal, with: orthogonal[index], section: index)
      }
    }
    let supplementaries =
      expected.listsAllSupplementaries
      ? solved.named : solved.named.filter { expected.supplementaries[$0.key] != nil }
    lines += compare(supplementaries, with: expected.supplementaries)
    lines += compare(solved.namedDecorations, with: expected.decorations)
    return lines
  }

  private func compare(
    _ solved: [SupplementaryName: [Frame]], with expected: [SupplementaryName: [Frame]]
  ) -> [String] {
    let names = Set(solved.keys).union(expected.keys).sorted { "\($0)" < "\($1)" }
    return names.compactMap { name in
      let solved = solved[name, default: []].inReadingOrder
      let expected = expected[name, default: []].inReadingOrder
      guard !solved.isClose(to: expected) else { return nil }
      return "\(name.kind) \(name.section.map { "\($0)" } ?? "layout").\(name.index) is "
        + "\(solved.text), expected \(expected.text)"
    }
  }

  private func compare(
    _ solved: [[Frame]], with expected: [[Frame]], of kind: String
  ) -> [String] {
    guard solved.map(\.count) == expected.map(\.count) else {
      return ["\(kind)s by section \(solved.map(\.count)), expected \(expected.map(\.count))"]
    }
    var lines: [String] = []
    for section in solved.indices {
      for index in solved[section].indices
      where !solved[section][index].isClose(to: expected[section][index]) {
        lines.append(
          "\(kind) \(section).\(index) is \(solved[section][index].text), "
            + "expected \(expected[section][index].text)")
      }
    }
    return lines
  }

  private func compare(
    _ solved: OrthogonalExtent?, with expected: OrthogonalExtentCase?, section: Int
  ) -> [String] {
    switch (solved, expected) {
    case (nil, nil): return []
    case (let solved?, let expected?):
      let offsetsAgree =
        (solved.restingOffsets == nil) == (expected.restingOffsets == nil)
        && (solved.restingOffsets ?? []).isClose(to: expected.restingOffsets ?? [])
      let agree =
        solved.scrolling == expected.scrolling
        && solved.viewport.isClose(to: expected.viewport)
        && [solved.contentLength, solved.maximumOffset].isClose(
          to: [expected.contentLength, expected.maximumOffset])
        && offsetsAgree
      return agree ? [] : ["section \(section) scrolls \(solved), expected \(expected)"]
    default:
      return ["section \(section) \(solved == nil ? "does not scroll" : "scrolls") orthogonally"]
    }
  }
}

extension SolvedLayout {
  fileprivate var named: [LayoutCase.SupplementaryName: [Frame]] {
    var frames = supplementaries.named(in: nil)
    for (index, section) in sections.enumerated() {
      frames.merge(section.supplementaries.named(in: index)) { first, _ in first }
    }
    return frames
  }

  fileprivate var namedDecorations: [LayoutCase.SupplementaryName: [Frame]] {
    var frames: [LayoutCase.SupplementaryName: [Frame]] = [:]
    for (index, section) in sections.enumerated() {
      frames.merge(section.decorations.named(in: index)) { first, _ in first }
    }
    return frames
  }
}

extension [SolvedSupplementary] {
  fileprivate func named(in section: Int?) -> [LayoutCase.SupplementaryName: [Frame]] {
    var frames: [LayoutCase.SupplementaryName: [Frame]] = [:]
    for item in self {
      let name = LayoutCase.SupplementaryName(
        kind: item.kind, section: section, index: item.index)
      frames[name, default: []].append(item.frame)
    }
    return frames
  }
}

extension [Frame] {
  /// From the top, then from the left.
  fileprivate var inReadingOrder: [Frame] {
    sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
  }

  fileprivate var text: String {
    isEmpty ? "nowhere" : map(\.text).joined(separator: " and ")
  }

  fileprivate func isClose(to other: [Frame]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isClose(to: $1) }
  }
}

/// Expected numbers are written with few decimals.
private let tolerance = 1e-4

extension [Double] {
  fileprivate func isClose(to other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension Size {
  fileprivate var text: String { "\(width) × \(height)" }

  fileprivate func isClose(to other: Size) -> Bool {
    [width, height].isClose(to: [other.width, other.height])
  }
}

extension Frame {
  fileprivate var text: String { "\(x), \(y), \(size.text)" }

  fileprivate func isClose(to other: Frame) -> Bool {
    [x, y].isClose(to: [other.x, other.y]) && size.isClose(to: other.size)
  }
}
