import VitrineDiagnostics
import VitrineFormats
import VitrineLayout

extension ContentType<DeclaredLayout> {
  /// A layout that arranges items.
  static var layout: Self {
    Self(.reference("layoutByWidth")) { member, reader in
      let name = member.value.layoutName
      if let drawn = reader.layouts.first(where: { $0.isDrawn && $0.name == name }) {
        reader.error(
          "chart of a page", at: member.value,
          "'\(drawn.name)' cannot be the layout of all sections of a page",
          hint: "it does not arrange items: set it in a section")
        return nil
      }
      guard let layout = reader.layout(member) else { return nil }
      return reader.table.declared(layout, as: member.value)
    }
  }

  /// A layout that arranges items, or one that draws something in their place.
  static var sectionLayout: Self {
    Self(.reference("sectionLayout")) { member, reader in
      guard let layout = reader.layout(member) else { return nil }
      return reader.table.declared(layout, as: member.value)
    }
  }
}

extension DeclarationReader {
  /// Reads the layout of a section or page: a preset's name, a preset, row or column with options,
  /// a map from container widths to these, or several to choose from.
  mutating func layout(_ member: SourceValue.Member) -> LayoutByWidth? {
    let members = member.value.members
    let chosen = members.first { $0.key == LayoutChoice.key }
    guard let layout = chosen.map({ choice($0, among: members) }) ?? layoutByWidth(member) else {
      return nil
    }
    if let obstacle = layout.all.lazy.compactMap({ $0.obstacle(in: Self.pageSizes) }).first {
      report(obstacle.diagnostic(at: location(of: member.value)))
      return nil
    }
    checkSparks(inLayout: member.value)
    return layout
  }

  private mutating func layoutByWidth(_ member: SourceValue.Member) -> LayoutByWidth? {
    guard case .object(let members) = member.value.content,
      members.contains(where: \.looksLikeWidth)
    else {
      return step(member.value, from: 0).map { LayoutByWidth(steps: [$0]) }
    }
    var steps: [LayoutByWidth.Step] = []
    for entry in members {
      guard let width = Double(plain: entry.key), width.isFinite else {
        error(
          "not a width", at: entry, "'\(entry.key)' is not a container width",
          hint: "next to widths such as 0 and 700, every key must be a width in CSS pixels")
        continue
      }
      guard let step = step(entry.value, from: width) else { continue }
      if let preset = layouts.first(where: { $0.name == step.layout.name }), preset.isExclusive {
        error(
          preset.isDrawn ? "chart by width" : "table by width", at: entry.value,
          "'\(preset.name)' cannot be used at some widths only",
          hint: preset.isDrawn
            ? "it does not arrange items, so other widths would show none: "
              + "give it a section of its own"
            : "its items are rows, which other layouts do not have: "
              + "'narrow: cards' shows them as cards on a phone")
        continue
      }
      steps.append(step)
    }
    guard !steps.isEmpty else { return nil }
    steps.sort { $0.from < $1.from }
    if steps[0].from != 0 {
      // If a layout from 0 was declared but wrong, that is already reported.
      if members.contains(where: { (Double(plain: $0.key) ?? 0) == 0 }) { return nil }
      error(
        "no layout from 0", at: member.value, "layouts by width must start at 0",
        hint: "add 0: with the layout for the narrowest pages")
      return nil
    }
    steps.shareSupplements()
    return LayoutByWidth(steps: steps)
  }

  mutating func step(_ value: SourceValue, from width: Double) -> LayoutByWidth.Step? {
    switch value.content {
    case .text(let name):
      guard let preset = preset(name, at: value) else { return nil }
      if lacksOptions(preset, at: value) { return nil }
      return preset.layout.map { LayoutByWidth.Step(from: width, layout: $0) }
    case .object(let members):
      guard let entry = members.first else { break }
      for extra in members.dropFirst() { secondLayout(extra, beside: entry.key) }
      guard let preset = preset(entry.key, at: entry) else { return nil }
      return step(preset, entry, from: width)
    case .null, .bool, .number, .list: break
    }
    if !value.isNull { wrongType("'layout'", "the name of a layout, or a map", value) }
    return nil
  }

  private mutating func secondLayout(_ extra: SourceValue.Member, beside first: String) {
    let named = layouts.filter { $0.name == first || $0.name == extra.key }
    let hint =
      if !named.contains(where: { $0.name == extra.key }) {
        "indent it if it is an option of '\(first)'"
      } else if named.contains(where: \.isExclusive) {
        "keep one of the two"
      } else {
        "choose by width, with 0: and 700:"
      }
    error(
      "two layouts", at: extra, "'\(extra.key)' cannot be used with the layout '\(first)'",
      hint: hint)
  }

  private mutating func preset(_ name: String, at place: some Located) -> PresetDeclaration? {
    if let preset = layouts.first(where: { $0.name == name }) { return preset }
    if Self.foreignLayouts.contains(name) {
      warn(
        "key of another generator", at: place,
        "there is no layout '\(name)', so the default is used",
        hint: "for Jekyll's and Hugo's 'layout', remove it: all pages share one template")
      return nil
    }
    let names = layouts.map(\.name)
    let hint =
      switch name {
      case "masonry", "waterfall":
        "columns of different heights go into a row: write { row: { gap: 16, of: "
          + "[{ column: { width: 50%, times: 2 } }, { column: { width: 50%, times: 2 } }] } }"
      case LayoutChoice.key: "'\(name)' cannot be mixed with other keys in 'layout'"
      default:
        suggestion(for: name, among: names)
          ?? "the layouts are \(names.joined(separator: ", "))"
      }
    error("unknown layout", at: place, "there is no layout '\(name)'", hint: hint)
    return nil
  }

  /// The names of page templates in other site generators.
  private static let foreignLayouts: Set = [
    "base", "default", "doc", "docs", "home", "landing", "page", "post", "single", "splash",
  ]

  /// Reports a layout that shows nothing without options.
  private mutating func lacksOptions(_ preset: PresetDeclaration, at place: some Located) -> Bool {
    if preset.isDrawn, preset.needsOptions {
      error(
        "chart without fields", at: place, "the layout '\(preset.name)' needs fields to draw",
        hint: "write layout: { \(preset.name): { x: country } }")
      return true
    }
    if preset.layout == nil { badGroup(.noParts, at: place) }
    return preset.layout == nil
  }

  private mutating func step(
    _ preset: PresetDeclaration, _ entry: SourceValue.Member, from width: Double
  ) -> LayoutByWidth.Step? {
    guard let keys = preset.keys else {
      if !entry.value.isNull {
        error(
          "options for a Swift layout", at: entry.value,
          "the layout '\(entry.key)' has no options",
          hint: "it is defined in Swift: write layout: \(entry.key)")
      }
      return preset.layout.map { LayoutByWidth.Step(from: width, layout: $0) }
    }
    guard let options = read(entry, as: preset, by: keys),
      let layout = options.layout ?? layoutSection(options.group, at: entry)
    else { return nil }
    if let drawn = LayoutByWidth(layout).drawn, !drawn.check(entry, &self) { return nil }
    var supplements = options.allSupplements
    supplements.applySideInsets(of: layout)
    return LayoutByWidth.Step(
      from: width, layout: layout, supplements: supplements, pictures: options.pictures)
  }

  /// Reads a row or column inside another. Returns nil if there was a mistake in it.
  mutating func nestedGroup(
    _ entry: SourceValue.Member, as preset: PresetDeclaration
  ) -> GroupDeclaration? {
    guard let keys = preset.nestedKeys, let options = read(entry, as: preset, by: keys),
      !options.group.isWrong
    else { return nil }
    return options.group
  }

  /// Reads the options of a layout. They are optional for presets and required for rows and
  /// columns.
  private mutating func read(
    _ entry: SourceValue.Member, as preset: PresetDeclaration, by keys: ContentKeys<LayoutOptions>
  ) -> LayoutOptions? {
    var result = LayoutOptions(preset)
    if entry.value.isNull || entry.value.isEmptyMap, lacksOptions(preset, at: entry) { return nil }
    if entry.value.isNull { return result }
    var entry = entry
    if let key = preset.listKey, case .list = entry.value.content {
      let place = (line: entry.value.line, column: entry.value.column)
      entry.value.content = .object([
        SourceValue.Member(
          key: key, keyLine: place.line, keyColumn: place.column, value: entry.value)
      ])
    }
    guard case .object = entry.value.content else {
      wrongType(entry, preset.listKey.map { "a list of \($0), or a map" } ?? "a map of options")
      return nil
    }
    read(entry.value, by: keys, into: &result)
    result.setsInsets = entry.value["insets"] != nil
    result.group.examineParts(of: entry.value, in: &self)
    return result
  }
}

extension SourceValue.Member {
  /// Whether the key is a width, with or without `px`.
  var looksLikeWidth: Bool {
    Double(plain: key.hasSuffix("px") ? key.dropLast(2) : key[...]) != nil
  }
}
