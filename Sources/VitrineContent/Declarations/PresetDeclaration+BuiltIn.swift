import VitrineFormats
public import VitrineLayout

extension PresetDeclaration {
  /// The layouts that every site has.
  public static let builtIn = [
    PresetDeclaration(ListPreset(), ListPreset.options, ofItems: [.picture, .fit, .rowHeader]),
    PresetDeclaration(GridPreset(), GridPreset.options, ofItems: [.picture, .fit, .badges]),
    PresetDeclaration(
      CarouselPreset(), CarouselPreset.options, ofItems: [.picture, .fit, .badges]),
    PresetDeclaration(GalleryPreset(), GalleryPreset.options, ofItems: [.fit, .badges]),
    PresetDeclaration(FlowPreset(), FlowPreset.options),
    row, column,
    PresetDeclaration(
      alone: TablePreset(), TablePreset.options, isDrawn: false, listKey: TablePreset.columnsKey),
    PresetDeclaration(alone: ChartPreset(), ChartPreset.options, isDrawn: true, needsOptions: true),
    PresetDeclaration(alone: TimelinePreset(), TimelinePreset.options, isDrawn: true),
    PresetDeclaration(alone: MapPreset(), MapPreset.options, isDrawn: true),
  ]
}

extension ListPreset {
  public static let options = [
    ContentKey<Self>("style", .choice, \.style, "How rows are set apart from the page."),
    // The section stores it; here it is only checked.
    ContentKey(SparkDeclaration.key, SparkDeclaration.type.schema, SparkDeclaration.description) {
      member, reader, _ in
      _ = SparkDeclaration.type.read(member, &reader)
    },
  ]
}

extension GridPreset {
  public static let options = [
    columns("columns", .partCount, excluding: "narrowest", "The number of columns.") { .count($0) },
    columns(
      "narrowest", .number(from: GridPreset.minWidth), excluding: "columns",
      "The minimum width of a column; there are as many as fit."
    ) { .narrowest($0) },
    ContentKey("gap", .number(from: 0), \.gap, "The space between items."),
    ContentKey("of", .map(items.schema), "The space around each item.") {
      $1.read($0.value, by: items, into: &$2.room)
      if let insets = $0.value["insets"], $2.room.insets.top + $2.room.insets.bottom > 0 {
        $1.warn(
          "unused insets", at: insets,
          "the insets above and below the items of a grid have no effect",
          hint: "items are as tall as their content: "
            + "write insets: [0, 8], or use 'edges' for space above and below")
      }
    },
  ]

  private static let items = ContentKeys("'of' in a grid", ItemSpacing.keys)

  private static func columns<Value>(
    _ name: String, _ type: ContentType<Value>, excluding other: String, _ description: String,
    _ columns: @escaping @Sendable (Value) -> Columns
  ) -> ContentKey<Self> {
    ContentKey(name, type.schema, description) { member, reader, preset in
      if preset.columns != .automatic { reader.reportConflictingKeys(other, member) }
      if let value = type.read(member, &reader) { preset.columns = columns(value) }
    }
  }
}

extension CarouselPreset {
  public static let options = [
    ContentKey<Self>("width", .carouselWidth, \.width, "The width of an item."),
    ContentKey("stop", .choice, \.stop, "Where scrolling stops after a swipe."),
  ]
}

extension GalleryPreset {
  public static let options = [
    ContentKey<Self>("feature", .choice, \.feature, "The position of the large picture."),
    ContentKey("small", .partCount, \.small, "The number of small pictures."),
  ]
}

extension FlowPreset {
  public static let options = [
    ContentKey<Self>("gap", .number(from: 0), \.gap, "The space between items."),
    ContentKey(
      "justify", .flag, \.isJustified, "Whether all lines but the last are justified."),
  ]
}

extension ContentType<Int> {
  /// The number of parts that a layout repeats. It is limited because layouts are evaluated part by
  /// part at every width.
  static var partCount: Self { .wholeNumber(from: 1, to: 1000) }
}

extension ContentType<Double> {
  fileprivate static var carouselWidth: Self {
    Self(.number(from: 1)) { member, reader in
      if case .text(let text) = member.value.content, Double(text) == nil {
        reader.notALength(
          member,
          hint: text.hasSuffix("%")
            ? "the width of a carousel is in pixels, such as 160; "
              + "write row: { width: \(text), scroll: item }"
            : "the width of a carousel is in pixels: write a number such as 160")
        return nil
      }
      return reader.number(member, from: 1)
    }
  }
}
