public import VitrineLayout

/// A layout that content can use: its name, its options, and the layout without any options.
public struct PresetDeclaration: Sendable {
  public let name: String

  /// The layout without options, or nil for a row or column, which requires parts.
  let layout: LayoutDescription?

  /// The axis of a row or column, or nil for other layouts.
  private(set) var axis: Axis?

  /// Whether it draws something instead of arranging items.
  private(set) var isDrawn = false

  /// Whether it shows nothing without options.
  private(set) var needsOptions = false

  /// Whether it has its own markup. Then a section cannot combine it with other layouts, neither by
  /// width nor as a choice.
  private(set) var isExclusive = false

  /// The option that a bare list stands for, or nil if it accepts no list.
  private(set) var listKey: String?

  /// Its options, or nil if it has none, like a layout given in Swift.
  private(set) var keys: ContentKeys<LayoutOptions>?

  /// The options of a row or column inside another, without those that apply to the section as a
  /// whole.
  private(set) var nestedKeys: ContentKeys<LayoutOptions>?
}

// MARK: Presets

extension PresetDeclaration {
  /// The options for items that presets share.
  public struct ItemOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The shape of pictures.
    public static let picture = ItemOptions(rawValue: 1)

    /// Whether pictures of another shape are cut or shown whole.
    public static let fit = ItemOptions(rawValue: 2)

    /// Where badges go on the items.
    public static let badges = ItemOptions(rawValue: 4)

    /// Whether the header can be a row that expands and collapses the others.
    public static let rowHeader = ItemOptions(rawValue: 8)
  }

  /// Declares a preset with `options` of its own and the shared options in `items`.
  ///
  /// Every preset also accepts insets, a header, a footer and a background.
  public init<Preset: LayoutPreset>(
    _ preset: Preset, _ options: [ContentKey<Preset>], ofItems items: ItemOptions = []
  ) {
    typealias Keys = LayoutOptions
    let keys =
      options.map { $0.within(preset: Preset.self) }
      + (items.contains(.picture) ? [Keys.picture] : [])
      + (items.contains(.fit) ? [Keys.fit] : [])
      + [Keys.insets] + Keys.around(rows: items.contains(.rowHeader))
      + (items.contains(.badges) ? [Keys.badges] : [])
    self.init(
      name: Preset.name, layout: .preset(preset),
      keys: Self.keys(keys, of: "the layout '\(Preset.name)'"))
  }

  /// Declares a layout given in Swift under the name `name`.
  public init(_ name: String, _ layout: Layout) {
    self.init(name: name, layout: .named(NamedLayout(name, layout)))
  }

  /// Declares a preset that has its own markup, and possibly draws something instead of arranging
  /// items. A bare list stands for its option `listKey`.
  init<Preset: LayoutPreset>(
    alone preset: Preset, _ options: [ContentKey<Preset>], isDrawn: Bool,
    needsOptions: Bool = false, listKey: String? = nil
  ) {
    self.init(
      name: Preset.name, layout: .preset(preset), isDrawn: isDrawn, needsOptions: needsOptions,
      isExclusive: true, listKey: listKey,
      keys: Self.keys(
        options.map { $0.within(preset: Preset.self) }, of: "the layout '\(Preset.name)'"))
  }
}

// MARK: Rows and columns

extension PresetDeclaration {
  static let row = PresetDeclaration("row", along: .horizontal)
  static let column = PresetDeclaration("column", along: .vertical)

  private init(_ name: String, along axis: Axis) {
    typealias Keys = LayoutOptions
    let own: [ContentKey<LayoutOptions>] =
      (GroupDeclaration.parts + [GroupDeclaration.insets, GroupDeclaration.edges]).map {
        $0.within(\.group)
      }
    let outermost: [ContentKey<LayoutOptions>] =
      [Keys.fit, GroupDeclaration.scroll.within(\.group)] + Keys.around(rows: false)
      + [Keys.badges]
    self.init(
      name: name, layout: nil, axis: axis, needsOptions: true,
      keys: Self.keys(own + outermost, of: "the layout '\(name)'"),
      nestedKeys: Self.keys(
        own, of: "a \(name) inside another",
        refusing: outermost.map { ($0.name, "set it on the outermost row or column, for all") }))
  }
}

// MARK: Options that a layout has not

extension PresetDeclaration {
  private static func keys(
    _ keys: [ContentKey<LayoutOptions>], of name: String,
    refusing others: [(String, String)] = []
  ) -> ContentKeys<LayoutOptions> {
    ContentKeys(
      name, keys,
      refused: Dictionary(
        (others + engineOptions(beside: keys.map(\.name)))
          .filter { other in !keys.contains { $0.name == other.0 } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Options of the layout engine that content cannot set for a layout with these keys, each with a
  /// hint.
  private static func engineOptions(beside names: [String]) -> [(String, String)] {
    var options = [("badges", "rows and chips have a fixed place for badges")]
    if names.contains("header") { options.append(("pin", "write header: pinned")) }
    if names.contains("scroll") {
      options.append(
        (
          "direction",
          "the sections of a page are stacked; use 'scroll' for one that scrolls sideways"
        ))
    }
    return options
  }
}
