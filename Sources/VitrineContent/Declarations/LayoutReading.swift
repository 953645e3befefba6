import VitrineFormats
import VitrineLayout
import VitrineText

/// Collects the options of a layout.
struct LayoutReading {
  /// Nil for a row or column.
  var layout: LayoutDescription?
  var group: GroupReading
  var pictures = PictureOptions()
  fileprivate var supplements = LayoutSupplements()
  fileprivate var isInset: Bool?
  fileprivate var insets: EdgeInsets?

  /// Whether `insets` is given.
  var saysInsets = false

  init(_ preset: PresetDeclaration) {
    layout = preset.layout
    group = GroupReading(preset.axis ?? .horizontal)
  }

  /// The supplements, with default insets if none are given.
  var allSupplements: LayoutSupplements {
    var result = supplements
    result.followsInsets = isInset ?? true
    result.insets = insets ?? (result.background == nil || saysInsets ? .zero : Self.cardInsets)
    return result
  }

  /// The default insets of items on a background.
  private static let cardInsets = EdgeInsets(all: 16)
}

// MARK: Pictures and supplements

extension LayoutReading {
  static let picture = ContentKey<LayoutReading>(
    "picture", .pictureShape, \.pictures.shape,
    "The shape of pictures; 'own' keeps each picture's shape.")

  static let fit = ContentKey<LayoutReading>(
    "fit", .choice, \.pictures.fit,
    "Whether pictures of another shape are cropped or shown whole.")

  static let insets = ContentKey<LayoutReading>(
    "insets", .insets, \.insets, "The space inside the edges.")

  private static let header = ContentKey<LayoutReading>(
    "header", .reference("header"), "The title of the section."
  ) { member, declarations, reading in
    reading.supplements.header = declarations.boundary(member, .top, isInset: &reading.isInset)
  }

  /// Like `header`, but for a list, in which the title can also be a row.
  private static let headerOfRows = ContentKey<LayoutReading>(
    "header", .either([.choice(RowHeader.allCases.map(\.rawValue)), .reference("header")]),
    "The title of the section, or a row that expands and collapses the others."
  ) { member, declarations, reading in
    switch member.value.content {
    case .text(RowHeader.row.rawValue): reading.supplements.foldsUnderTitle = true
    case .text(let word) where BoundaryReading.Pinning(rawValue: word) == nil:
      declarations.unknownValue(
        word, of: member,
        among: RowHeader.allCases.map(\.rawValue)
          + BoundaryReading.Pinning.allCases.map(\.rawValue))
    default: header.read(member, &declarations, &reading)
    }
  }

  /// The keys for the header, footer and background.
  static func around(rows: Bool) -> [ContentKey<LayoutReading>] {
    [rows ? headerOfRows : header] + under
  }

  private static let under = [
    ContentKey<LayoutReading>(
      "footer", .reference("footer"), "The section's text, below the items."
    ) { member, declarations, reading in
      reading.supplements.footer = declarations.boundary(
        member, .bottom, isInset: &reading.isInset)
    },
    ContentKey(
      "background", .reference("background"), "The background of the items."
    ) { member, declarations, reading in
      reading.supplements.background = ContentType.background.read(member, &declarations)
    },
  ]

  static let badges = ContentKey<LayoutReading>(
    "badges", .reference("badges"), "The position of badges on the items."
  ) {
    member, declarations, reading in
    reading.supplements.badge = ContentType.badges.read(member, &declarations)
  }
}

extension ContentKey where Result: LayoutPreset {
  /// Returns this key for the options of any layout. It is ignored unless a preset of this type is
  /// being read.
  func within(preset: Result.Type) -> ContentKey<LayoutReading> {
    ContentKey<LayoutReading>(as: self) { member, declarations, reading in
      guard case .preset(let layout) = reading.layout, var preset = layout as? Result else {
        return
      }
      read(member, &declarations, &preset)
      reading.layout = .preset(preset)
    }
  }
}

extension ContentType<PictureOptions.Shape> {
  fileprivate static var pictureShape: Self {
    Self(.either([.choice(["own"]), .shape])) { member, declarations in
      if member.value.scalarText == "own" { return .own }
      if let ratio = member.value.ratio { return .ratio(ratio) }
      declarations.wrongType(member, "'own' or a shape such as 4/3")
      return nil
    }
  }
}
