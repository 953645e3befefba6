import VitrineFormats
import VitrineLayout
import VitrineText

extension LayoutSupplements {
  /// Gives the header and footer the same side insets as the groups of a row or column, unless they
  /// ignore insets.
  ///
  /// The insets of a row or column belong to its groups, so header and footer do not follow them by
  /// themselves.
  mutating func applySideInsets(of layout: LayoutDescription) {
    guard followsInsets, case .section(let section) = layout,
      case .groups(let group) = section.content
    else { return }
    let sides = EdgeInsets(
      leading: group.contentInsets.leading, trailing: group.contentInsets.trailing)
    header?.contentInsets = sides
    footer?.contentInsets = sides
  }
}

extension [LayoutByWidth.Step] {
  /// Gives every width a header if any width has one, and likewise a footer. Widths without one in
  /// their layout get a plain one, which scrolls with the items.
  ///
  /// If the title is a row at one width, it is one at all widths.
  mutating func shareSupplements() {
    if contains(where: \.supplements.foldsUnderTitle) {
      for index in indices {
        self[index].supplements.foldsUnderTitle = true
        self[index].supplements.header = nil
      }
    }
    let header = contains { $0.supplements.header != nil }
    let footer = contains { $0.supplements.footer != nil }
    for index in indices {
      if header, self[index].supplements.header == nil {
        self[index].supplements.header = .plain(LayoutSupplements.header, .top)
      }
      if footer, self[index].supplements.footer == nil {
        self[index].supplements.footer = .plain(LayoutSupplements.footer, .bottom)
      }
      self[index].supplements.applySideInsets(of: self[index].layout)
    }
  }
}

extension LayoutSupplements.Background {
  static let keys = ContentKeys<LayoutSupplements.Background>(
    "a background",
    [
      ContentKey("style", .choice, \.style, "A plain area, or a card with a border."),
      ContentKey("insets", .insets, \.insets, "The space between it and the section's edges."),
    ] + BackgroundConfiguration.appearances.map { $0.within(\.look) })

  /// Its own appearance, which is a surface by default.
  private var look: BackgroundConfiguration {
    get { own ?? BackgroundConfiguration(.surface) }
    set { own = newValue }
  }
}

extension ContentType<LayoutSupplements.Background> {
  /// The name of a style or a colour, or a map.
  static var background: Self {
    typealias Style = LayoutSupplements.Background.Style
    typealias Color = BackgroundConfiguration.Color
    let names = [Style.allCases.map(\.rawValue), Color.allCases.map(\.rawValue)]
    let keys = LayoutSupplements.Background.keys
    // A style sets the whole appearance, so a map has either `style` or the other keys.
    let maps = [["style", "insets"], keys.names.filter { $0 != "style" }].map { names in
      JSONSchema.map(keys.schema.filter { names.contains($0.key) })
    }
    return Self(.either(names.map { .choice($0) } + maps)) { member, reader in
      guard case .object = member.value.content else {
        return reader.choice(member, among: names.flatMap { $0 }) { name in
          if let style = Style(rawValue: name) { return LayoutSupplements.Background(style: style) }
          return Color(rawValue: name).map {
            LayoutSupplements.Background(style: .card, own: BackgroundConfiguration($0))
          }
        }
      }
      var result = LayoutSupplements.Background(style: .card)
      reader.read(member.value, by: keys, into: &result)
      if result.own != nil, let style = member.value["style"], !style.isNull {
        let key = member.value.members.first { $0.key != "style" && $0.key != "insets" }!.key
        reader.reportConflictingKeys(key, "style", at: style)
      }
      return result
    }
  }
}

extension ContentType<EdgeInsets> {
  static var insets: Self { Self(.reference("insets")) { $1.insets($0) } }
}
