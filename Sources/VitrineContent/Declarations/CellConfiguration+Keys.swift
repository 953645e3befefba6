import VitrineFormats
import VitrineLayout
import VitrineModel

extension CellConfiguration {
  static let keys = ContentKeys<CellConfiguration>(
    "a cell",
    [
      ContentKey(
        "content", ContentType<ListContentConfiguration.Style>.choice.schema, "What it is for."
      ) {
        if let style = $1.choice($0, of: ListContentConfiguration.Style.self) {
          $2.content.style = style
        }
      },
      ContentKey("text", CellText.schema, "What it says; else its title.") {
        guard let text = CellText($0, &$1) else { return }
        ($2.content.text, $2.content.textProperties) = (text.text, text.properties)
      },
      ContentKey("secondary", CellText.schema, "What it says besides; else its subtitle.") {
        guard let text = CellText($0, &$1) else { return }
        $2.content.secondaryText = text.text
        $2.content.secondaryTextProperties = text.properties
      },
      ContentKey(
        "beside", .flag, \.content.prefersSideBySideTextAndSecondaryText,
        "Whether both texts share a line as long as they fit."),
      ContentKey(
        "image", .either([.flag, .map(ListContentConfiguration.ImageProperties.keys.schema)]),
        "How its picture or symbol is shown; false for neither."
      ) { $1.cellImage($0, &$2.content.imageProperties) },
      ContentKey(
        "insets", .insets, \.content.directionalLayoutMargins, "Room around what it says."),
      ContentKey(
        "gaps", .map(ListContentConfiguration.gaps.schema), "Room between what it says."
      ) {
        $1.read($0.value, by: ListContentConfiguration.gaps, into: &$2.content)
      },
      ContentKey("background", .cellBackground, \.background, "What is drawn behind it."),
      ContentKey(
        "separator", .either([.flag, .map(SeparatorConfiguration.keys.schema)]),
        "The line under it, in a list; false for none."
      ) { $1.separator($0, &$2.separator) },
      ContentKey("accessories", .accessories, \.accessories, "What stands at its edges."),
      ContentKey(
        "swipe", .map(SwipeActions.keys.schema),
        "Links beside it when it is swiped aside, in a list."
      ) { $1.read($0.value, by: SwipeActions.keys, into: &$2.swipeActions) },
    ])
}

extension ListContentConfiguration {
  /// The keys for the spacing between its parts.
  static let gaps = ContentKeys<ListContentConfiguration>(
    "'gaps'",
    [
      ContentKey("image", .number(from: 0), \.imageToTextPadding, "Between picture and text."),
      ContentKey(
        "beside", .number(from: 0), \.textToSecondaryTextHorizontalPadding,
        "Between texts that share a line."),
      ContentKey(
        "under", .number(from: 0), \.textToSecondaryTextVerticalPadding,
        "Between texts under each other."),
    ])
}

extension SeparatorConfiguration {
  static let keys = ContentKeys<SeparatorConfiguration>(
    "a separator",
    [
      ContentKey(
        "start", .number(from: 0), \.leadingInset, "Where it begins; else where the text does."),
      ContentKey("end", .number(from: 0), \.trailingInset, "How far it ends from the edge."),
      ContentKey("unless", .text, \.hiddenField, "The field of items that have none under them."),
    ])
}

extension Declarations {
  fileprivate mutating func separator(
    _ member: SourceValue.Member, _ separator: inout SeparatorConfiguration
  ) {
    if case .object = member.value.content {
      read(member.value, by: SeparatorConfiguration.keys, into: &separator)
    } else if let shows = boolBesideMap(member) {
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
    "a text of a cell",
    [
      ContentKey("show", .textWithPaths, \.text, "The text, in which <path>s stand for values."),
      ContentKey("font", .choice, \.properties.font, "Its size."),
      ContentKey("weight", .choice, \.properties.weight, "How heavy it is."),
      ContentKey("color", .choice, \.properties.color, "How much it stands out."),
      ContentKey("align", .choice, \.properties.alignment, "Where its lines stand."),
      ContentKey(
        "lines", .wholeNumber(from: 0, to: 100), \.properties.numberOfLines,
        "How many lines are shown; 0 for all."),
      ContentKey("transform", .choice, \.properties.transform, "How its letters are shown."),
    ])

  static var schema: JSONSchema { .either([.text, .map(keys.schema)]) }

  /// Reads a text, `false` to show none, or a map of these keys. Returns nil if the value is wrong
  /// or left out.
  fileprivate init?(_ member: SourceValue.Member, _ declarations: inout Declarations) {
    switch member.value.content {
    case .object: declarations.read(member.value, by: Self.keys, into: &self)
    case .bool(false): text = ""
    default:
      guard let read = ContentType.textWithPaths.read(member, &declarations) else { return nil }
      text = read
    }
  }
}

extension ContentType<String> {
  /// A text in which each `<path>` is replaced by a value of the record.
  static var textWithPaths: Self {
    Self(.text) { member, declarations in
      declarations.text(member).map { declarations.textWithPaths($0, of: member.value) }
    }
  }
}

// MARK: Pictures

extension ListContentConfiguration.ImageProperties {
  static let keys = ContentKeys<Self>(
    "the image of a cell",
    [
      ContentKey("size", .number(from: 1), \.maximumSize, "Its longest side."),
      ContentKey(
        "room", .number(from: 1), \.reservedLayoutWidth,
        "The width it is centred in, so that texts begin at one edge."),
      ContentKey("corner", .number(from: 0), \.cornerRadius, "The radius of its corners."),
      ContentKey("stroke", .number(from: 0), \.strokeWidth, "The width of the line around it."),
    ])
}

extension Declarations {
  fileprivate mutating func cellImage(
    _ member: SourceValue.Member, _ image: inout ListContentConfiguration.ImageProperties?
  ) {
    if case .object = member.value.content {
      var result = ListContentConfiguration.ImageProperties()
      read(member.value, by: ListContentConfiguration.ImageProperties.keys, into: &result)
      image = result
    } else if let shows = boolBesideMap(member) {
      image = shows ? .init() : nil
    }
  }
}
