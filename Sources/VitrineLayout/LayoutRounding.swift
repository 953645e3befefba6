/// How solved lengths and positions are rounded to a grid.
public enum LayoutRounding: Hashable, Sendable {
  /// Nothing is rounded.
  case none

  /// Rounds to whole device pixels, with `scale` (above 0) of them per CSS pixel: lengths from
  /// fractions down, positions and the content size to the nearest. This is what system layouts on
  /// a device do.
  case pixels(scale: Double)

  /// Rounds only lengths that add up along the page: the length of a definite group along the axis
  /// on which groups are stacked; definite heights within a group as tall as its content, and of
  /// headers and footers; definite lengths of a flow's items across its lines; a section's insets
  /// along the page; and spacing between any of these. They are rounded down to a multiple of
  /// `webStep` after `webShift` is added.
  ///
  /// Browsers floor every grid track to 1/64 px, so unrounded rows would drift away from the solved
  /// ones. With this rounding they are where CSS `round(down, h + .1621px, .25px)` puts them.
  case web

  /// In CSS pixels, for `web`.
  public static let webStep = 0.25

  /// The length that `web` adds before rounding down, in CSS pixels.
  public static let webShift = 0.1621

  /// A position less than this many pixels below a half counts as exactly half and is rounded up.
  ///
  /// The error of summed lengths is smaller than this. Equal shares of a group's space cannot come
  /// this close to a half without being one: there are at most three times `GroupPlan.mostBoxes` of
  /// them.
  private static let tie = 1e-5

  func fraction(_ length: Double) -> Double {
    guard case .pixels(let scale) = self else { return max(0, length) }
    return max(0, (length * scale + 0.001).roundedDown / scale)
  }

  func position(_ value: Double) -> Double {
    guard case .pixels(let scale) = self else { return value }
    return (value * scale + 0.5 + Self.tie).roundedDown / scale
  }

  func position(_ point: Point) -> Point {
    Point(x: position(point.x), y: position(point.y))
  }

  /// Rounds a definite length that is stacked repeatedly.
  public func pitch(_ length: Double) -> Double {
    guard case .web = self else { return length }
    return ((length + Self.webShift) / Self.webStep).roundedDown * Self.webStep
  }
}

extension Double {
  /// The greatest integer not above this, without calling libm, which would happen for every frame.
  fileprivate var roundedDown: Double {
    // All larger numbers are integers.
    guard magnitude < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }
}
