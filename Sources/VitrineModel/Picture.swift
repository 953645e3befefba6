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

  /// The aspect ratio set in content, or else that of the whole picture.
  public var ownShape: Double? { shape ?? wholeShape }
}
