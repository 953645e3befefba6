import VitrineFormats
import VitrineLayout
import VitrineModel

extension CellConfiguration {
  static let keys = ContentKeys<CellConfiguration>(
    "a cell",
    [
      ContentKey(
        "content", ContentType<ListContentConfiguration.Style>.choice.schema,
        "The kind of content, which sets the defaults."
      ) {
        if let style = $1.choice($0, of: ListContentConfiguration.Style.self) {
          $2.content.style = style
        }
      },
      ContentKey("text", CellText.schema, "The main text; by default the title.") {
        guard let text = CellText($0, &$1) else { return }
        ($2.content.text, $2.content.textProperties) = (text.text, text.properties)
      },
      ContentKey("secondary", CellText.schema, "The secondary text; by default the subtitle.") {
        guard let text = CellText($0, &$1) else { return }
        $2.content.secondaryText = text.text
        $2.content.secondaryTextProperties = text.properties
      },
      ContentKey(
        "beside", .flag, \.content.prefersSideBySideTextAndSecondaryText,
        "Whether both texts share a line if they fit."),
      ContentKey(
        "image", .either([.flag, .map(ListContentConfiguration.ImageProperties.keys.schema)]),
        "How the picture or symbol is shown; false for neither."
      ) { $1.cellImage($0, &$2.content.imageProperties) },
      ContentKey(
        "insets", .insets, \.content.directionalLayoutMargins, "The space around the content."),
      ContentKey(
        "gaps", .map(ListContentConfiguration.gaps.schema),
        "The space between parts of the content."
      ) {
        $1.read($0.value, by: ListContentConfiguration.gaps, into: &$2.content)
      },
      ContentKey("background", .cellBackground, \.background, "The background."),
      ContentKey(
        "separator", .either([.flag, .map(SeparatorConfiguration.keys.schema)]),
        "The line below it, in a list; false for none."
      ) { $1.separator($0, &$2.separator) },
      ContentKey("accessories", .accessories, \.accessories, "The accessories at its edges."),
      ContentKey(
        "swipe", .map(SwipeActions.keys.schema),
        "Links that a swipe reveals, in a list."
      ) { $1.read($0.value, by: SwipeActions.keys, into: &$2.swipeActions) },
    ])
}

extension ListContentConfiguration {
  /// The keys for the spacing between its parts.
  static let gaps = ContentKeys<ListContentConfiguration>(
    "'gaps'",
    [
      ContentKey(
        "image", .number(from: 0), \.imageToTextPadding, "The space between picture and text."),
      ContentKey(
        "beside", .number(from: 0), \.textToSecondaryTextHorizontalPadding,
        "The space between texts that share a line."),
      ContentKey(
        "under", .number(from: 0), \.textToSecondaryTextVerticalPadding,
        "The space between stacked texts."),
    ])
}

extension SeparatorConfiguration {
  static let keys = ContentKeys<SeparatorConfiguration>(
    "a separator",
    [
      ContentKey(
        "start", .number(from: 0), \.leadingInset, "Where it begins; by default at the text."),
      ContentKey(
        "end", .number(from: 0), \.trailingInset, "The distance from its end to the edge."),
      ContentKey(
        "unless", .text, \.hiddenField, "The field that is true for items without a line."),
    ])
}

extension DeclarationReader {
  fileprivate mutating func separator(
    _ member: SourceValue.Member, _ separator: inout SeparatorConfiguration
  ) {
    if case .object = member.value.content {
      read(member.value, by: SeparatorConfiguration.keys, into: &separator)
    } else if let shows = boolOrMap(member) {
      separator = shows ? SeparatorConfiguration() : .hidden
    }
  }
}

// MARK: Texts

/// A cell's text, as declared.
struct CellText {
  fileprivate var text: String?
  fileprivate var properties = ListContentConfiguration.TextProperties()

  private static let keys = ContentKeys<CellText>(
    "the text of a cell",
    [
      ContentKey(
        "show", .textWithPaths, \.text, "The text, in which <path>s are replaced by values."),
      ContentKey("font", .choice, \.properties.font, "The font size."),
      ContentKey("weight", .choice, \.properties.weight, "The font weight."),
      ContentKey("color", .choice, \.properties.color, "How prominent the colour is."),
      ContentKey("align", .choice, \.properties.alignment, "The alignment of its lines."),
      ContentKey(
        "lines", .wholeNumber(from: 0, to: 100), \.properties.numberOfLines,
        "The maximum number of lines; 0 for all."),
      ContentKey("transform", .choice, \.properties.transform, "The case of its letters."),
    ])

  static var schema: JSONSchema { .either([.text, .map(keys.schema)]) }

  /// Reads a text, `false` to show none, or a map of these keys. Returns nil if the value is wrong
  /// or left out.
  fileprivate init?(_ member: SourceValue.Member, _ reader: inout DeclarationReader) {
    switch member.value.content {
    case .object: reader.read(member.value, by: Self.keys, into: &self)
    case .bool(false): text = ""
    default:
      guard let read = ContentType.textWithPaths.read(member, &reader) else { return nil }
      text = read
    }
  }
}

extension ContentType<String> {
  /// A text in which each `<path>` is replaced by a value of the record.
  static var textWithPaths: Self {
    Self(.text) { member, reader in
      reader.text(member).map { reader.textWithPaths($0, of: member.value) }
    }
  }
}

// MARK: Pictures

extension ListContentConfiguration.ImageProperties {
  static let keys = ContentKeys<Self>(
    "the image of a cell",
    [
      ContentKey("size", .number(from: 1), \.maximumSize, "The length of its longest side."),
      ContentKey(
        "room", .number(from: 1), \.reservedLayoutWidth,
        "The width in which it is centred, so that texts align."),
      ContentKey("corner", .number(from: 0), \.cornerRadius, "The radius of its corners."),
      ContentKey("stroke", .number(from: 0), \.strokeWidth, "The width of its border."),
    ])
}

extension DeclarationReader {
  fileprivate mutating func cellImage(
    _ member: SourceValue.Member, _ image: inout ListContentConfiguration.ImageProperties?
  ) {
    if case .object = member.value.content {
      var result = ListContentConfiguration.ImageProperties()
      read(member.value, by: ListContentConfiguration.ImageProperties.keys, into: &result)
      image = result
    } else if let shows = boolOrMap(member) {
      image = shows ? .init() : nil
    }
  }
}
