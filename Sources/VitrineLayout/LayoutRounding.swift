/// How solved lengths and positions are brought to a grid.
public enum LayoutRounding: Hashable, Sendable {
  /// Nothing is rounded.
  case none

  /// To whole device pixels, `scale` of them a CSS pixel, above 0: lengths from fractions down,
  /// positions and the content size to the nearest. What the system layouts of a device do.
  case pixels(scale: Double)

  /// Nothing is rounded but the length of a definite group along the axis the groups are stacked
  /// on, definite heights within a group as tall as its content, of headers and of footers, definite
  /// lengths of a flow's items across its lines, a section's insets along the page, and spacing
  /// between any of these: they go down to a multiple of `webStep` once `webShift` is added.
  ///
  /// Browsers floor every grid track to 1/64 px, so unrounded rows would drift from the solved
  /// ones; with this they stand where CSS `round(down, h + .1621px, .25px)` puts them.
  case web

  /// In CSS pixels, for `web`.
  public static let webStep = 0.25

  /// The length that `web` adds before it rounds down, in CSS pixels.
  public static let webShift = 0.1621

  /// A position that is less than this many pixels below half of one is exactly there, and goes up.
  ///
  /// Sums of lengths are less off. Equal shares of a group's room put no position as near to a half
  /// that is not on it: they are at most three times as many as `GroupPlan.mostBoxes`.
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

  /// A definite length that is stacked again and again.
  public func pitch(_ length: Double) -> Double {
    guard case .web = self else { return length }
    return ((length + Self.webShift) / Self.webStep).roundedDown * Self.webStep
  }
}

extension Double {
  /// The whole number not above this, without libm, which is called for every frame otherwise.
  fileprivate var roundedDown: Double {
    // From here on all numbers are whole.
    guard magnitude < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }
}
