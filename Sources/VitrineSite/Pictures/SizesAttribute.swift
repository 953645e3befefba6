import VitrineLayout

extension WindowLength {
  /// The value of `sizes` for a picture of this width.
  var sizes: String {
    let lengths = pieces.enumerated().reversed().map { index, piece in
      let condition = index == 0 ? "" : "(min-width: \(Int(piece.start))px) "
      return condition + piece.length.cssInWindow
    }
    return (lengthsOnDensePhones + lengths).joined(separator: ", ")
  }

  /// The lengths in narrow windows with a density of 3, such that browsers load what they would load
  /// at a density of 2, as ``screens`` expects.
  private var lengthsOnDensePhones: [String] {
    // Of a length that is the same everywhere, no picture exists for more than a density of 2.
    if pieces.count == 1, pieces[0].length.perWidth == 0 { return [] }
    let ends = pieces.dropFirst().map { $0.start - 1 } + [.infinity]
    return zip(pieces, ends).prefix { $0.0.start < 500 }.map { piece, end in
      let condition = end < .infinity ? " and (max-width: \(Int(end))px)" : ""
      return "(min-resolution: 3x)\(condition) \((piece.length * (2.0 / 3)).cssInWindow)"
    }
  }

  /// This length with few pieces, from whole pixels on: usually up to seven, and at most ten. Where
  /// others are joined, it is longer, but never shorter, and as little longer as possible.
  var simplified: WindowLength {
    let spans = spans
    // A piece costs as much as a picture that is 1 % too wide in windows of 400 widths.
    let runs = cheapestRuns(of: spans.count, atMost: 10) { run in
      let bound = spans[run].bound
      return spans[run].lazy.map { $0.excess(of: bound) }.reduce(0.01 * 400, +)
    }
    return WindowLength(
      runs.map { Piece(start: spans[$0.lowerBound].start, length: spans[$0].bound) })
  }

  /// The pieces between whole pixels, for windows of 240 to 3,840 px. Where the length jumps
  /// between two pixels, it already has the greater value.
  private var spans: [Span] {
    var spans: [Span] = []
    for piece in pieces where piece.start < 3840 {
      let start = Swift.max(piece.start, 240)
      let isGrowing = spans.last.map {
        $0.length.value(width: start, height: 0) < piece.length.value(width: start, height: 0)
      }
      let pixel = start.rounded(isGrowing ?? true ? .down : .up)
      spans.removeAll { $0.start >= pixel }
      if !spans.isEmpty { spans[spans.count - 1].end = pixel }
      spans.append(Span(start: pixel, end: 3840, length: piece.length))
    }
    return spans
  }
}

/// A length in windows of some widths.
private struct Span {
  var start: Double
  var end: Double
  var length: AffineLength

  /// By how much `bound` is too wide, as a sum over windows of 320 to 2,560 px. More than 9 %
  /// somewhere is worse than any number of conditions.
  func excess(of bound: AffineLength) -> Double {
    let windows = (start...end).clamped(to: 320...2560)
    func excess(_ window: Double) -> Double {
      bound.value(width: window, height: 0) / max(1, length.value(width: window, height: 0)) - 1
    }
    let (lower, upper) = (excess(windows.lowerBound), excess(windows.upperBound))
    return (windows.upperBound - windows.lowerBound)
      * ((lower + upper) / 2 + 100 * max(0, max(lower, upper) - 0.09))
  }
}

extension ArraySlice<Span> {
  /// The least affine length that is nowhere shorter than these: the edge of their convex hull
  /// above the middle.
  fileprivate var bound: AffineLength {
    guard count > 1, let first, let last else { return self[startIndex].length }
    let points = flatMap { span in
      [span.start, span.end].map { (x: $0, y: span.length.value(width: $0, height: 0)) }
    }
    var hull: [(x: Double, y: Double)] = []
    for point in points {
      if let top = hull.last, top.x == point.x {
        if top.y >= point.y { continue }
        hull.removeLast()
      }
      while let top = hull.last, let before = hull.dropLast().last,
        (top.y - before.y) * (point.x - before.x) <= (point.y - before.y) * (top.x - before.x)
      {
        hull.removeLast()
      }
      hull.append(point)
    }
    let middle = (first.start + Swift.min(last.end, 2560)) / 2
    let end = Swift.max(1, hull.firstIndex { $0.x > middle } ?? hull.count - 1)
    let (a, b) = (hull[end - 1], hull[end])
    let slope = (b.y - a.y) / (b.x - a.x)
    return AffineLength(perWidth: slope, constant: a.y - slope * a.x)
  }
}
