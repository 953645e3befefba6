/// The content of a cell: a picture and two texts, and how they are arranged.
///
/// Lengths are in CSS pixels. Values that are nil depend on the appearance of the cell's list,
/// which sets text sizes and padding.
public struct ListContentConfiguration: Hashable, Sendable {
  /// The purpose of the cell. Since iOS 18 there are only these five styles, and each adapts to the
  /// appearance of its list.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case cell

    /// The second text is right under the first.
    case subtitle

    /// The second text is at the end of the first one's line, as long as both fit.
    case value
    case header, footer
  }

  public var style: Style

  /// Nil shows neither the record's picture nor its symbol.
  public var imageProperties: ImageProperties? = ImageProperties()

  /// Nil for the record's title.
  public var text: String?
  public var textProperties = TextProperties()

  /// Nil for the record's subtitle, or an empty text to show none.
  public var secondaryText: String?
  public var secondaryTextProperties = TextProperties()

  /// Whether both texts are on one line as long as they fit.
  public var prefersSideBySideTextAndSecondaryText: Bool

  public var directionalLayoutMargins: EdgeInsets?
  public var imageToTextPadding: Double?
  public var textToSecondaryTextHorizontalPadding: Double?
  public var textToSecondaryTextVerticalPadding: Double?

  public init(_ style: Style) {
    self.style = style
    prefersSideBySideTextAndSecondaryText = style == .value
  }

  public static func cell() -> Self { Self(.cell) }
  public static func subtitleCell() -> Self { Self(.subtitle) }
  public static func valueCell() -> Self { Self(.value) }
  public static func header() -> Self { Self(.header) }
  public static func footer() -> Self { Self(.footer) }
}

extension ListContentConfiguration {
  /// The style of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The steps of the type scale, from largest to smallest.
    public enum Font: String, Hashable, Sendable, CaseIterable {
      case title, body, callout, footnote = "foot", caption = "mini"
    }

    public enum Weight: String, Hashable, Sendable, CaseIterable {
      case regular, medium, semibold, bold
    }

    public enum Color: String, Hashable, Sendable, CaseIterable {
      case label, secondary, tertiary, accent
    }

    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      case natural, center, justified
    }

    public enum Transform: String, Hashable, Sendable, CaseIterable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: Font?
    public var weight: Weight?
    public var color: Color?
    public var alignment = Alignment.natural

    /// The maximum number of lines, after which text is truncated, or 0 for no limit.
    public var numberOfLines = 0

    /// How letters are displayed. The text itself does not change.
    public var transform = Transform.none

    public init() {}
  }

  /// How the picture or symbol is shown.
  public struct ImageProperties: Hashable, Sendable {
    /// The maximum width and height, or nil for the list's picture size.
    public var maximumSize: Double?

    /// The width in which it is centred, so that texts are aligned, or nil for its own width.
    public var reservedLayoutWidth: Double?
    public var cornerRadius: Double?
    public var strokeWidth = 0.0

    public init() {}
  }
}
