/// Brings what a section solver placed to where it stands in the whole layout.
struct Placing {
  var scrollAxis: Axis
  var container: Size
  var rounding: LayoutRounding

  /// The width of the content that is mirrored for reading from right to left, or nil.
  var mirrorWidth: Double?

  func section(_ result: SectionSolver.Result, at position: Double) -> SolvedSection {
    var size = container
    size[scrollAxis] = result.length
    if result.length == 0 { size = .zero }
    var orthogonal = result.orthogonal
    if let viewport = orthogonal?.viewport {
      orthogonal?.viewport = frame(viewport, at: position)
    }
    return SolvedSection(
      frame: frame(Frame(origin: .zero, size: size), at: position),
      items: result.items.map { frame($0, at: position) },
      groups: result.groups.map { frame($0, at: position) }, orthogonal: orthogonal,
      supplementaries: result.supplementaries.map { supplementary($0, at: position) },
      decorations: result.decorations.map { decoration($0, at: position) })
  }

  func supplementary(_ item: SolvedSupplementary, at position: Double) -> SolvedSupplementary {
    var placed = item
    placed.frame = frame(item.frame, at: position)
    return placed
  }

  /// Decorations, unlike all else, have their sizes rounded too.
  private func decoration(
    _ item: SolvedSupplementary, at position: Double
  ) -> SolvedSupplementary {
    var rounded = item
    rounded.frame.size = Size(
      width: rounding.position(item.frame.width), height: rounding.position(item.frame.height))
    return supplementary(rounded, at: position)
  }

  private func frame(_ frame: Frame, at position: Double) -> Frame {
    var frame = frame
    frame.origin[scrollAxis] += position
    frame.origin = rounding.position(frame.origin)
    if let mirrorWidth {
      frame.origin.x = mirrorWidth - frame.x - frame.width
    }
    return frame
  }
}
