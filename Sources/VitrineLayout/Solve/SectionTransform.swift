/// Transforms positions in a section to those in the whole layout.
struct SectionTransform {
  /// The section's corner.
  var origin: Point
  var rounding: LayoutRounding

  /// The width of the content if it is mirrored for right-to-left reading, or nil.
  var mirrorWidth: Double?

  @inline(__always)
  func frame(_ frame: Frame) -> Frame {
    let origin = rounding.position(Point(x: frame.x + origin.x, y: frame.y + origin.y))
    return mirrored(Frame(origin: origin, size: frame.size))
  }

  /// A range of `frames`, without copying if all are requested and nothing moves.
  func frames(_ frames: [Frame], _ range: Range<Int>) -> [Frame] {
    if origin == .zero, rounding == .none, mirrorWidth == nil, range == frames.indices {
      return frames
    }
    return frames[range].map(frame)
  }

  /// A frame of the whole layout in the coordinates of the section, without rounding.
  func unplaced(_ frame: Frame) -> Frame {
    mirrored(frame).offset(by: Point(x: -origin.x, y: -origin.y))
  }

  func supplementary(_ item: SolvedSupplementary) -> SolvedSupplementary {
    var placed = item
    placed.frame = frame(item.frame)
    return placed
  }

  /// Unlike for everything else, the sizes of decorations are rounded as well.
  func decoration(_ item: SolvedSupplementary) -> SolvedSupplementary {
    var rounded = item
    rounded.frame.size = Size(
      width: rounding.position(item.frame.width), height: rounding.position(item.frame.height))
    return supplementary(rounded)
  }

  @inline(__always)
  private func mirrored(_ frame: Frame) -> Frame {
    guard let mirrorWidth else { return frame }
    var frame = frame
    frame.origin.x = mirrorWidth - frame.x - frame.width
    return frame
  }
}
