import VitrineFormats
import VitrineLayout
import VitrineText

/// Collects the options of a layout.
struct LayoutOptions {
  /// Nil for a row or column.
  var layout: LayoutDescription?
  var group: GroupDeclaration
  var pictures = PictureOptions()
  fileprivate var supplements = LayoutSupplements()
  fileprivate var isInset: Bool?
  fileprivate var insets: EdgeInsets?

  /// Whether `insets` is given.
  var setsInsets = false

  init(_ preset: PresetDeclaration) {
    layout = preset.layout
    group = GroupDeclaration(preset.axis ?? .horizontal)
  }

  /// The supplements, with default insets if none are given.
  var allSupplements: LayoutSupplements {
    var result = supplements
    result.followsInsets = isInset ?? true
    result.insets = insets ?? (result.background == nil || setsInsets ? .zero : Self.cardInsets)
    return result
  }

  /// The default insets of items on a background.
  private static let cardInsets = EdgeInsets(all: 16)
}

// MARK: Pictures and supplements

extension LayoutOptions {
  static let picture = ContentKey<LayoutOptions>(
    "picture", .pictureShape, \.pictures.shape,
    "The shape of pictures; 'own' keeps each picture's shape.")

  static let fit = ContentKey<LayoutOptions>(
    "fit", .choice, \.pictures.fit,
    "Whether pictures of another shape are cropped or shown whole.")

  static let insets = ContentKey<LayoutOptions>(
    "insets", .insets, \.insets, "The space inside the edges.")

  private static let header = ContentKey<LayoutOptions>(
    "header", .reference("header"), "The title of the section."
  ) { member, reader, options in
    options.supplements.header = reader.boundary(member, .top, isInset: &options.isInset)
  }

  /// Like `header`, but for a list, in which the title can also be a row.
  private static let headerOfRows = ContentKey<LayoutOptions>(
    "header", .either([.choice(RowHeader.allCases.map(\.rawValue)), .reference("header")]),
    "The title of the section, or a row that expands and collapses the others."
  ) { member, reader, options in
    switch member.value.content {
    case .text(RowHeader.row.rawValue): options.supplements.foldsUnderTitle = true
    case .text(let word) where BoundaryDeclaration.Pinning(rawValue: word) == nil:
      reader.unknownValue(
        word, of: member,
        among: RowHeader.allCases.map(\.rawValue)
          + BoundaryDeclaration.Pinning.allCases.map(\.rawValue))
    default: header.read(member, &reader, &options)
    }
  }

  /// The keys for the header, footer and background.
  static func around(rows: Bool) -> [ContentKey<LayoutOptions>] {
    [rows ? headerOfRows : header] + under
  }

  private static let under = [
    ContentKey<LayoutOptions>(
      "footer", .reference("footer"), "The section's text, below the items."
    ) { member, reader, options in
      options.supplements.footer = reader.boundary(
        member, .bottom, isInset: &options.isInset)
    },
    ContentKey(
      "background", .reference("background"), "The background of the items."
    ) { member, reader, options in
      options.supplements.background = ContentType.background.read(member, &reader)
    },
  ]

  static let badges = ContentKey<LayoutOptions>(
    "badges", .reference("badges"), "The position of badges on the items."
  ) {
    member, reader, options in
    options.supplements.badge = ContentType.badges.read(member, &reader)
  }
}

extension ContentKey where Result: LayoutPreset {
  /// Returns this key for the options of any layout. It is ignored unless a preset of this type is
  /// being read.
  func within(preset: Result.Type) -> ContentKey<LayoutOptions> {
    ContentKey<LayoutOptions>(as: self) { member, reader, options in
      guard case .preset(let layout) = options.layout, var preset = layout as? Result else {
        return
      }
      read(member, &reader, &preset)
      options.layout = .preset(preset)
    }
  }
}

extension ContentType<PictureOptions.Shape> {
  fileprivate static var pictureShape: Self {
    Self(.either([.choice(["own"]), .shape])) { member, reader in
      if member.value.scalarText == "own" { return .own }
      if let ratio = member.value.ratio { return .ratio(ratio) }
      reader.wrongType(member, "'own' or a shape such as 4/3")
      return nil
    }
  }
}
