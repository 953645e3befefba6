/// What a cell says: a picture, a text and a second one, and how they stand to each other.
///
/// Lengths are CSS pixels. What is nil is left to the list that the cell is in: its appearance says
/// how large a text is and how much room is around it.
public struct ListContentConfiguration: Hashable, Sendable {
  /// What the cell is for. Since iOS 18 these five are all there are, and each suits itself to the
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

  /// Nil for the record's subtitle; an empty text for none.
  public var secondaryText: String?
  public var secondaryTextProperties = TextProperties()

  /// True to have both texts in one line as long as they fit.
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
  /// How a text is set.
  public struct TextProperties: Hashable, Sendable {
    /// The steps of the type scale, from the largest to the smallest.
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

    /// How many lines are shown, the last of which is cut where there are more; 0 for all.
    public var numberOfLines = 0

    /// How letters are shown; the text itself stays as it is.
    public var transform = Transform.none

    public init() {}
  }

  /// How the picture or symbol is shown.
  public struct ImageProperties: Hashable, Sendable {
    /// The width and height that it does not exceed; nil for what the list gives its pictures.
    public var maximumSize: Double?

    /// The width that it is centred in, so that texts begin at one edge; nil for its own.
    public var reservedLayoutWidth: Double?
    public var cornerRadius: Double?
    public var strokeWidth = 0.0

    public init() {}
  }
}
