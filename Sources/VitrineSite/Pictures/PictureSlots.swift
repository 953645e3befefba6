/// Places of a page that show pictures of the same source: the items of a list, or a single one.
struct PictureSlots: Sendable {
  /// The slots of items 0, 1, … of a list, which repeat from the first for further items.
  let places: [PictureSlot]

  /// The widths in pixels in which their pictures exist, in ascending order: at most five, and the
  /// additionally requested ones.
  let widths: [Int]

  /// `others` are the same places on pages whose pictures exist in the same widths, and `further`
  /// are widths in which they exist, too.
  init(_ places: [PictureSlot], others: [PictureSlot] = [], further: [Int] = []) {
    self.places = places
    widths = Set(pictureWidths(for: (places + others).map(\.width)) + further).sorted()
  }

  subscript(item: Int) -> PictureSlot { places[item % places.count] }
}

/// A place of a page that shows a picture.
struct PictureSlot: Hashable, Sendable {
  /// The width that a picture cropped to the nearest of `shapes` needs to fill the place,
  /// simplified as in `sizes`.
  let width: WindowLength

  /// The shapes of the place at all widths, width over height, to which it crops pictures. Nil if
  /// it shows all of a picture, or what the content sets as its shape.
  let shapes: ClosedRange<Double>?

  /// The value of the attribute.
  let sizes: String

  init(_ width: WindowLength, shapes: ClosedRange<Double>? = nil) {
    self.width = width.simplified
    self.shapes = shapes
    sizes = self.width.sizes
  }

  /// The place of pictures that can be in either of two.
  func union(_ other: PictureSlot) -> PictureSlot {
    let both = [shapes, other.shapes].compactMap(\.self)
    return PictureSlot(
      .max(width, other.width),
      shapes: both.count < 2
        ? nil
        : min(both[0].lowerBound, both[1].lowerBound)...max(both[0].upperBound, both[1].upperBound))
  }
}

extension [Int] {
  /// Those of these widths, in ascending order, in which a picture that is `width` pixels wide
  /// exists: none above its own, which replaces the next one up, and none less than a tenth below.
  func existing(inPictureOfWidth width: Int) -> [Int] {
    guard let widest = last, widest > width else { return self }
    return filter { $0 * 10 < width * 9 } + [width]
  }
}

/// Returns the widths that waste the least if browsers take the next one up, of pictures in
/// `places` that are all equally frequent. A further width is worth half a percent of the bytes.
func pictureWidths(for places: [WindowLength], atMost count: Int = 5) -> [Int] {
  var weights: [Int: Double] = [:]
  for place in places {
    // The widest of a piece is at one of its ends.
    let ends = place.pieces.flatMap { [$0.start - 1, $0.start] }.filter {
      (320...2560).contains($0)
    }
    for screen in screens + ends.map({ ($0, 2, 0.01) }) {
      let pixels = (place.value(screen.window) * screen.density - 0.01).rounded(.up)
      weights[Int(max(1, pixels)), default: 0] += screen.weight
    }
  }
  let wanted = weights.sorted { $0.key < $1.key }
  let sums = wanted.reduce(into: [0]) { $0.append($0.last! + $1.value) }
  let least = wanted.reduce(0) { $0 + $1.value * bytes($1.key) }
  let runs = cheapestRuns(of: wanted.count, atMost: count) { run in
    (sums[run.upperBound] - sums[run.lowerBound]) * bytes(wanted[run.upperBound - 1].key) + least
      / 200
  }
  return runs.map { wanted[$0.upperBound - 1].key }
}

/// About the bytes of a picture, relative to one of 1 px: its width to the power of 1.3 (5/4 +
/// 1/16).
private func bytes(_ width: Int) -> Double {
  let root = Double(width).squareRoot().squareRoot()
  return Double(width) * root * root.squareRoot().squareRoot()
}

/// A kind of window, its pixels per CSS pixel, and its share of visits in percent.
typealias Screen = (window: Double, density: Double, weight: Double)

/// Four in ten visits are from phones, one from tablets, and four from laptops and desktops, in
/// windows of common widths; the others are from windows of any width. A density of 3 counts as 2,
/// since nobody sees the difference.
let screens = commonScreens + otherScreens

private let commonScreens: [Screen] = [
  (360, 2, 8), (375, 2, 8), (390, 2, 10), (393, 2, 5), (412, 2, 5), (430, 2, 4),
  (768, 2, 4), (820, 2, 3), (1024, 2, 2), (1180, 2, 1),
  (1280, 1, 2), (1366, 1, 5), (1440, 1, 5), (1920, 1, 8), (2560, 1, 2), (1536, 1.25, 3),
  (1280, 1.5, 2), (1280, 2, 2), (1440, 2, 6), (1512, 2, 3), (1728, 2, 2),
]

private let otherScreens: [Screen] = stride(from: 320, through: 2560, by: 40).flatMap {
  window -> [Screen] in
  [1, 1.5, 2, 2].map { (window, $0, 10.0 / 57 / 4) }
}
