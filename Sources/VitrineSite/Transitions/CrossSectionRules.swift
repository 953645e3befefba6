internal import VitrineModel

/// The rules of `.wings`: items that move from one section to another, the remains of removed
/// sections, and boxes with which a browser measures sections.
struct CrossSectionRules {
  /// A path from the list of an earlier section to the list of one of the page's sections.
  struct CrossSectionPath: Hashable, Comparable {
    var from: Int
    var to: Int

    /// The class of its box.
    var name: String { "way-\(from)-\(to)" }

    static func < (a: CrossSectionPath, b: CrossSectionPath) -> Bool {
      (a.from, a.to) < (b.from, b.to)
    }
  }

  let page: Page
  let shifts: SectionShifts
  let paths: [CrossSectionPath]

  var rules: [UInt8] {
    guard !paths.isEmpty || shifts.measureCount > 0 else { return [] }
    let anchored = (anchors + removed + path + measures).joined(separator: "\n")
    var css = "@supports (top:anchor(--a top)){\n\(anchored)\n}\n"
    if shifts.measureCount > 0 {
      css += "@supports not (animation-timeline:view()){.wings{display:none!important}"
      css += ".crosses{animation:var(--appear,none) var(--t-build) var(--spring) backwards}}\n"
    }
    return Array(css.utf8)
  }

  /// The anchors at the starts and ends of lists and sections. A section that moves as a whole
  /// would take its anchors along, so these move the opposite way.
  private var anchors: [String] {
    let lists =
      paths.map(\.to)
      + paths.compactMap { path in
        page.sections.indices.first { shifts.origins[path.from]?.anchor == "--l-\($0)" }
      }
    var tops = shifts.inserted.flatMap { [$0.index, $0.index + 1] }
    var ends: [Int] = []
    for section in shifts.removed {
      switch section.place {
      case .before(let index): tops.append(index)
      case .after(let index): ends.append(index)
      case .under: break
      }
    }
    return anchors(lists, ">.shelf::before", "display:block;anchor-name:--l-")
      + anchors(tops, "::before", "position:absolute;anchor-name:--t-")
      + anchors(ends, ">.shelf::after", "display:block;anchor-name:--e-")
  }

  private func anchors(_ sections: [Int], _ place: String, _ declarations: String) -> [String] {
    Set(sections).sorted().map { index in
      let isStill = index >= shifts.distances.count || shifts.distances[index] == "0px"
      let rest =
        isStill
        ? "" : ";animation:var(--on,var(--rest,none)) var(--t-build) var(--spring) backwards"
      let selector = ".section\(page.sections[index].attribute)\(place)"
      return "\(selector){content:\"\";\(declarations)\(index)\(rest)}"
    }
  }

  /// The boxes of the paths. A box from the old list's start to the new one's would have no height
  /// if the old one was lower. It therefore starts `--head`, in CSS pixels, above the old one, and
  /// the moving items subtract that again.
  private var path: [String] {
    paths.map { path in
      let origin = shifts.origins[path.from]!
      let top = "anchor(\(origin.anchor) top) + \(origin.distance) - var(--head)"
      let list = "--l-\(path.to)"
      return ".\(path.name){inset-block:calc(\(top)) anchor(\(list) top);"
        + "left:anchor(\(list) left);right:anchor(\(list) right)}"
    }
  }

  private var removed: [String] {
    guard !shifts.removed.isEmpty else { return [] }
    return [".page{anchor-name:--page}"]
      + shifts.removed.flatMap { section in
        [
          ".removed-\(section.number){anchor-name:--r-\(section.number);inset-block-start:\(section.top)}",
          ".was-\(section.number){anchor-name:--g-\(section.number)}",
        ]
      }
  }

  /// The rules that convert the height of a box to a length that any rule can use: a view timeline
  /// gives the share of the box in a view of known length.
  private var measures: [String] {
    guard shifts.measureCount > 0 else { return [] }
    let names = (0..<shifts.measureCount).map { "--m\($0)" }
    let all = names.joined(separator: ",")
    let animations = names.map { "measure\($0) linear both" }.joined(separator: ",")
    return [".measure>i{block-size:calc(\(Self.view) - 100%)}"]
      + shifts.inserted.map { index, measure in
        ".measure-\(measure){inset-block:anchor(--t-\(index) top) anchor(--t-\(index + 1) top)}"
      }
      + names.flatMap { name in
        [
          "@property \(name){syntax:\"<length>\";inherits:true;initial-value:0px}",
          "@keyframes measure\(name){to{\(name):\(Self.view)}}",
        ]
      }
      + [
        "@media (prefers-reduced-motion:no-preference){\(PageTransition.playingRoot)"
          + " .page{timeline-scope:\(all);animation:\(animations);animation-timeline:\(all)}}"
      ]
  }

  /// Whether a section of `itemCount` items can be measured. Its items may be 5,000 px tall on
  /// average before it is longer than the view. Browsers compute its share of the view to a few
  /// millionths, which in a longer view would be more than the tolerance of 1/32 px.
  static func measures(itemCount: Int) -> Bool { itemCount <= PageTransition.maxMovingItems }

  private static let view = "1048576px"
}
