public import VitrineLayout

/// A layout that content can name: the name, its options, and what it is without any.
public struct PresetDeclaration: Sendable {
  public let name: String

  /// The layout without options; nil for a row or column, which is nothing without its parts.
  let layout: LayoutDescription?

  /// The axis along which a row or column has its parts.
  let axis: Axis?

  /// Its options; nil where it has none, as a layout that Swift gives.
  let keys: ContentKeys<LayoutReading>?

  /// The options of a row or column within another: what the outermost says for all is not among them.
  let nestedKeys: ContentKeys<LayoutReading>?
}

// MARK: Presets

extension PresetDeclaration {
  /// What can be said of the items of a layout, besides the options that only one preset has.
  public struct ItemOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The shape of pictures.
    public static let picture = ItemOptions(rawValue: 1)

    /// Whether pictures of another shape are cut.
    public static let fit = ItemOptions(rawValue: 2)

    /// Where badges stand on the items.
    public static let badges = ItemOptions(rawValue: 4)
  }

  /// A preset with options of its own, and with these about its items.
  ///
  /// Insets, a header, a footer and a background can be said of every preset.
  public init<Preset: LayoutPreset>(
    _ preset: Preset, _ options: [ContentKey<Preset>], ofItems items: ItemOptions = []
  ) {
    typealias Keys = LayoutReading
    let keys =
      options.map { $0.within(preset: Preset.self) }
      + (items.contains(.picture) ? [Keys.picture] : [])
      + (items.contains(.fit) ? [Keys.fit] : [])
      + [Keys.insets] + Keys.around + (items.contains(.badges) ? [Keys.badges] : [])
    self.init(
      name: Preset.name, layout: .preset(preset), axis: nil,
      keys: Self.keys(keys, of: "the layout '\(Preset.name)'"), nestedKeys: nil)
  }

  /// A layout that Swift gives under a name.
  public init(_ name: String, _ layout: Layout) {
    self.init(
      name: name, layout: .named(NamedLayout(name, layout)), axis: nil, keys: nil, nestedKeys: nil)
  }
}

// MARK: Rows and columns

extension PresetDeclaration {
  static let row = PresetDeclaration("row", along: .horizontal)
  static let column = PresetDeclaration("column", along: .vertical)

  private init(_ name: String, along axis: Axis) {
    typealias Keys = LayoutReading
    let own: [ContentKey<LayoutReading>] =
      (GroupReading.parts + [GroupReading.insets]).map { $0.within(\.group) }
    let outermost: [ContentKey<LayoutReading>] =
      [Keys.fit, GroupReading.scroll.within(\.group)] + Keys.around + [Keys.badges]
    self.init(
      name: name, layout: nil, axis: axis,
      keys: Self.keys(own + outermost, of: "the layout '\(name)'"),
      nestedKeys: Self.keys(
        own, of: "a \(name) within another",
        refusing: outermost.map { ($0.name, "the outermost row or column says it for all") }))
  }
}

// MARK: Options that a layout has not

extension PresetDeclaration {
  private static func keys(
    _ keys: [ContentKey<LayoutReading>], of name: String,
    refusing others: [(String, String)] = []
  ) -> ContentKeys<LayoutReading> {
    ContentKeys(
      name, keys,
      refused: Dictionary(
        (others + engineOptions).filter { other in !keys.contains { $0.name == other.0 } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Why options are not said here, though the layout engine knows them.
  private static let engineOptions = [
    ("pin", "write header: pinned"),
    (
      "direction",
      "a page's sections stand under each other; use 'scroll' for one that goes sideways"
    ),
    ("badges", "rows and chips have a place of their own for badges"),
  ]
}
