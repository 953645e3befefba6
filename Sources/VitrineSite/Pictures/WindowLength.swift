import VitrineLayout

/// A length in CSS pixels as a function of the window's width, affine in each of several pieces.
struct WindowLength: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    /// The minimum window width for this piece.
    var start: Double

    /// Its widths are the window's.
    var length: AffineLength
  }

  /// In ascending order, never empty. The first one also holds below its start.
  private(set) var pieces: [Piece]

  /// Joins equal neighbours.
  init(_ pieces: [Piece]) {
    self.pieces = pieces.reduce(into: []) { joined, piece in
      if joined.last?.length != piece.length { joined.append(piece) }
    }
  }

  init(perWidth: Double = 0, _ constant: Double) {
    let length = AffineLength(perWidth: perWidth, constant: constant)
    pieces = [Piece(start: 0, length: length)]
  }

  func value(_ window: Double) -> Double { length(at: window).value(width: window, height: 0) }

  private func length(at window: Double) -> AffineLength {
    (pieces.last { $0.start <= window } ?? pieces[0]).length
  }

  /// Returns this length below `window`, and `other` from there on.
  func switching(at window: Double, to other: WindowLength) -> WindowLength {
    WindowLength(
      pieces.filter { $0.start < window } + [Piece(start: window, length: other.length(at: window))]
        + other.pieces.filter { $0.start > window })
  }

  static func + (a: WindowLength, b: WindowLength) -> WindowLength {
    let starts = Set((a.pieces + b.pieces).map(\.start)).sorted()
    return WindowLength(
      starts.map { Piece(start: $0, length: a.length(at: $0) + b.length(at: $0)) })
  }

  static func * (length: WindowLength, factor: Double) -> WindowLength {
    WindowLength(length.pieces.map { Piece(start: $0.start, length: $0.length * factor) })
  }

  static func min(_ a: WindowLength, _ b: WindowLength) -> WindowLength { max(a * -1, b * -1) * -1 }

  static func max(_ a: WindowLength, _ b: WindowLength) -> WindowLength {
    var starts = Set((a.pieces + b.pieces).map(\.start))
    for start in starts {
      let difference = a.length(at: start) - b.length(at: start)
      let crossing = -difference.constant / difference.perWidth
      if crossing > start, crossing < starts.lazy.filter({ $0 > start }).min() ?? .infinity {
        starts.insert(crossing)
      }
    }
    let sorted = starts.sorted()
    return WindowLength(
      zip(sorted, sorted.dropFirst() + [sorted.last! + 2]).map { start, end in
        let (inside, a, b) = ((start + end) / 2, a.length(at: start), b.length(at: start))
        let isFirst = a.value(width: inside, height: 0) >= b.value(width: inside, height: 0)
        return Piece(start: start, length: isFirst ? a : b)
      })
  }

  /// Returns a length in a container of this width. `lengths` gives it by ranges of the container's
  /// width, in ascending order and without gaps.
  func containing(_ lengths: [(widths: Range<Double>, length: AffineLength)]) -> WindowLength {
    let ends = pieces.dropFirst().map(\.start) + [.infinity]
    return WindowLength(
      zip(pieces, ends).flatMap { piece, end in
        lengths.compactMap { widths, length in
          let own = piece.length
          // A container that does not grow has one width in the whole piece.
          let bounds =
            own.perWidth > 0
            ? [widths.lowerBound, widths.upperBound].map { ($0 - own.constant) / own.perWidth }
            : widths.contains(Swift.max(0, own.constant)) ? [piece.start, end] : [end, end]
          let start = Swift.max(piece.start, bounds[0])
          return start < Swift.min(end, bounds[1])
            ? Piece(start: start, length: own * length.perWidth + length.constant) : nil
        }
      })
  }
}
