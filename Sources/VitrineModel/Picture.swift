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

  /// The text in the picture's place; empty for a decoration, nil when nobody wrote one.
  public var alternative: String?

  /// The picture's own size in CSS pixels, read from its header; nil for a remote one.
  public var width: Int?
  public var height: Int?

  /// The shape it is shown in, width over height, when the content says one.
  public var shape: Double?

  package init(
    source: Source, alternative: String? = nil, width: Int? = nil, height: Int? = nil,
    shape: Double? = nil
  ) {
    self.source = source
    self.alternative = alternative
    self.width = width
    self.height = height
    self.shape = shape
  }
}

extension Picture {
  /// The shape of all of it, width over height; nil where its size is not known.
  public var wholeShape: Double? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return Double(width) / Double(height)
  }

  /// The shape that the content says, else that of all of it.
  public var ownShape: Double? { shape ?? wholeShape }
}
