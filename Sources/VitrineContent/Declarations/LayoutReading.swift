import VitrineLayout
import VitrineText

/// The options of a layout while they are read.
struct LayoutReading {
  var list = ListOptions()
  var grid = GridOptions()
  var carousel = CarouselOptions()
  var gallery = GalleryOptions()
  var flow = FlowOptions()
  var group: GroupReading
  var pictures = PictureOptions()
  fileprivate var supplements = LayoutSupplements()
  fileprivate var isInset: Bool?
  fileprivate var insets: EdgeInsets?

  /// Whether anything is said of insets.
  var saysInsets = false

  init(_ name: LayoutName) {
    group = GroupReading(name.axis)
  }

  /// What stands around, behind and on the items.
  var allSupplements: LayoutSupplements {
    var result = supplements
    result.followsInsets = isInset ?? true
    result.insets = insets ?? (result.background == nil || saysInsets ? .zero : Self.cardInsets)
    return result
  }

  /// What keeps items off the edge of a background.
  private static let cardInsets = EdgeInsets(all: 16)
}

// MARK: Pictures and supplements

extension LayoutReading {
  static let picture = ContentKey<LayoutReading>(
    "picture", .pictureShape, \.pictures.shape, "The pictures' shape, or their own.")

  static let fit = ContentKey<LayoutReading>(
    "fit", .choice, \.pictures.fit,
    "Whether pictures of another shape are cut or shown whole.")

  /// How pictures are shown.
  static let pictures = [picture, fit]

  static let insets = ContentKey<LayoutReading>("insets", .insets, \.insets)

  /// What stands around and behind the items of any layout.
  static let around = [
    ContentKey<LayoutReading>("header", .reference("header")) { member, declarations, reading in
      reading.supplements.header = declarations.boundary(member, .top, isInset: &reading.isInset)
    },
    ContentKey("footer", .reference("footer")) { member, declarations, reading in
      reading.supplements.footer = declarations.boundary(
        member, .bottom, isInset: &reading.isInset)
    },
    ContentKey("background", .reference("background")) { member, declarations, reading in
      reading.supplements.background = ContentType.background.read(member, &declarations)
    },
  ]

  /// The same, and what stands on items.
  static let supplements =
    around + [
      ContentKey("badges", .reference("badges")) { member, declarations, reading in
        reading.supplements.badge = ContentType.badges.read(member, &declarations)
      }
    ]
}

extension ContentType<PictureOptions.Shape> {
  fileprivate static var pictureShape: Self {
    Self(.either([.choice(["own"]), .shape])) { member, declarations in
      if member.value.scalarText == "own" { return .own }
      if let ratio = member.value.ratio { return .ratio(ratio) }
      declarations.wrongType(member, "'own' or a shape like 4/3")
      return nil
    }
  }
}

// MARK: Presets

extension LayoutReading {
  static let style = ContentKey<LayoutReading>("style", .choice, \.list.style)

  static let grid = [
    columns("columns", .partCount, besides: "narrowest", "How many columns.") { .count($0) },
    columns(
      "narrowest", .number(from: 1), besides: "columns",
      "As many columns as fit, none narrower than this."
    ) { .narrowest($0) },
    gap(\.grid.gap),
  ]

  private static func columns<Value>(
    _ name: String, _ type: ContentType<Value>, besides other: String, _ words: String,
    _ columns: @escaping @Sendable (Value) -> GridOptions.Columns
  ) -> ContentKey<LayoutReading> {
    ContentKey(name, type.schema, words) { member, declarations, reading in
      if reading.grid.columns != .automatic {
        declarations.note(
          .twoKeysForOne(other, name, at: declarations.location(ofKey: member)))
      }
      if let value = type.read(member, &declarations) { reading.grid.columns = columns(value) }
    }
  }

  static func gap(_ path: KeyPathTo<LayoutReading, Double>) -> ContentKey<LayoutReading> {
    ContentKey("gap", .number(from: 0), path)
  }

  static func gap(_ path: KeyPathTo<LayoutReading, Double?>) -> ContentKey<LayoutReading> {
    ContentKey("gap", .number(from: 0), path)
  }

  static let carousel = [
    ContentKey<LayoutReading>("width", .carouselWidth, \.carousel.width, "Of an item."),
    ContentKey("stop", .choice, \.carousel.stop),
  ]

  static let gallery = [
    ContentKey<LayoutReading>("feature", .choice, \.gallery.feature),
    ContentKey("small", .partCount, \.gallery.small, "How many small ones."),
  ]
}

extension ContentType<Int> {
  /// How many parts of a layout repeat: each is asked for at every width.
  static var partCount: Self { .wholeNumber(from: 1, to: 1000) }
}

extension ContentType<Double> {
  static func number(from least: Double) -> Self {
    Self(.number(from: least)) { $1.number($0, from: least) }
  }

  fileprivate static var carouselWidth: Self {
    Self(.number(from: 1)) { member, declarations in
      if case .text(let text) = member.value.content, Double(text) == nil {
        declarations.note(.carouselWidth(text, at: declarations.location(of: member.value)))
        return nil
      }
      return declarations.number(member, from: 1)
    }
  }
}
