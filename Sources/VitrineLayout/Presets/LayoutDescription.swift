/// A single layout: a preset with its options, a section of groups, or a named layout defined in
/// Swift.
package enum LayoutDescription: Sendable {
  case preset(any LayoutPreset)
  case section(LayoutSection)
  case named(NamedLayout)
}

extension LayoutDescription: Hashable {
  package static func == (one: LayoutDescription, other: LayoutDescription) -> Bool {
    switch (one, other) {
    case (.preset(let one), .preset(let other)): one.isEqual(to: other)
    case (.section(let one), .section(let other)): one == other
    case (.named(let one), .named(let other)): one == other
    case (.preset, _), (.section, _), (.named, _): false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .preset(let preset): preset.hash(into: &hasher)
    case .section(let section): section.hash(into: &hasher)
    case .named(let layout): layout.hash(into: &hasher)
    }
  }
}

extension LayoutPreset {
  fileprivate func isEqual(to other: any LayoutPreset) -> Bool { other as? Self == self }
}

extension LayoutDescription {
  /// The layout's name in content. Rows and columns are called `section`.
  package var name: String {
    switch self {
    case .preset(let preset): type(of: preset).name
    case .section: "section"
    case .named(let layout): layout.name
    }
  }

  /// The default cell for its items, if content names none.
  package var defaultCell: String {
    switch self {
    case .preset(let preset): preset.defaultCell
    case .section: CellAppearance.card.rawValue
    case .named: (listStyle == nil ? CellAppearance.card : .row).rawValue
    }
  }

  /// The appearance of its rows, if it is a list: a preset or one defined in Swift.
  package var listStyle: ListPreset.Style? {
    switch self {
    case .preset(let preset): preset.listStyle
    case .section: nil
    case .named(let layout): layout.list?.style
    }
  }

  /// Whether this is a list with lines between its rows.
  package var showsSeparators: Bool {
    if case .named(let layout) = self { layout.list?.showsSeparators ?? true } else { true }
  }

  /// Whether the header of the section stays visible while the items scroll past.
  package var keepsHeaderInSight: Bool {
    if case .preset(let preset) = self { preset.keepsHeaderInSight } else { true }
  }

  var isPreset: Bool {
    if case .preset = self { true } else { false }
  }
}
