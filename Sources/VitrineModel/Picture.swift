/// A picture of a record, a page or a body.
public struct Picture: Hashable, Sendable {
  /// Where the bytes of a picture are.
  public enum Source: Hashable, Sendable {
    /// A file of the site, by its index in `SiteContent.assets`.
    case asset(Int)

    /// A picture on another server, by its address.
    case remote(String)
  }

  /// A file of the site, or an address.
  public var source: Source

  /// The alternative text. Empty for a decoration, nil if none was written.
  public var alternative: String?

  /// The picture's own size in CSS pixels, read from its header. Nil for a remote one.
  public var width: Int?
  public var height: Int?

  /// The aspect ratio it is shown in, width over height, if content sets one.
  public var shape: Double?

  /// The point that stays visible where the picture is cropped, if content sets one.
  public var focus: Focus?

  /// A point in a picture, as fractions of its width and height from the top left corner.
  public struct Focus: Hashable, Sendable {
    public var x: Double
    public var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package init(
    source: Source, alternative: String? = nil, width: Int? = nil, height: Int? = nil,
    shape: Double? = nil, focus: Focus? = nil
  ) {
    self.source = source
    self.alternative = alternative
    self.width = width
    self.height = height
    self.shape = shape
    self.focus = focus
  }
}

extension Picture {
  /// The aspect ratio of the whole picture, width over height, or nil if its size is unknown.
  public var wholeShape: Double? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return Double(width) / Double(height)
  }

  /// The point of `object-position` that puts the focus as near to the middle of a box as the edges
  /// of the picture permit, for boxes of these shapes, or of any shape. Nil without a focus, and for
  /// the middle.
  ///
  /// Of several shapes, the narrowest crops the most at the sides, and the widest at the top and the
  /// bottom. What is in the middle there stays visible in all others.
  package func position(in shapes: ClosedRange<Double>?) -> Focus? {
    guard let focus, let shapes, let whole = wholeShape else { return focus }
    func position(_ focus: Double, of whole: Double, in part: Double) -> Double {
      whole > part ? min(max((focus * whole - part / 2) / (whole - part), 0), 1) : 0.5
    }
    let point = Focus(
      x: position(focus.x, of: whole, in: shapes.lowerBound),
      y: position(focus.y, of: 1 / whole, in: 1 / shapes.upperBound))
    return point == Focus(x: 0.5, y: 0.5) ? nil : point
  }

  /// The aspect ratio set in content, or else that of the whole picture.
  public var ownShape: Double? { shape ?? wholeShape }
}
