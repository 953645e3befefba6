import VitrineDiagnostics
import VitrineLayout

extension ContentType<DeclaredLayout> {
  /// A layout of items.
  static var layout: Self {
    Self(.reference("layoutByWidth")) { member, declarations in
      if let name = declarations.drawnLayout(member.value) {
        declarations.note(.drawnOnPage(name, at: declarations.location(of: member.value)))
        return nil
      }
      guard let layout = declarations.layout(member) else { return nil }
      return declarations.table.declared(layout, as: member.value)
    }
  }

  /// A layout of items, or what is drawn in their place.
  static var sectionLayout: Self {
    Self(.reference("sectionLayout")) { member, declarations in
      guard let layout = declarations.layout(member) else { return nil }
      return declarations.table.declared(layout, as: member.value)
    }
  }
}

extension Declarations {
  /// Reads the layout of a section or page: a preset's name, a preset or a row or column with its
  /// options, a map from container widths to these, or several to choose from.
  mutating func layout(_ member: SourceValue.Member) -> LayoutByWidth? {
    let choices = member.value.chosenLayouts
    guard let layout = choices == nil ? layoutByWidth(member) : choice(member) else { return nil }
    if let obstacle = layout.all.lazy.compactMap({ $0.obstacle(in: Self.pageSizes) }).first {
      note(.layoutWithObstacle(obstacle, at: location(of: member.value)))
      return nil
    }
    checkSparks(inLayout: member.value)
    return layout
  }

  /// The name of what a layout draws in the place of items; nil for a layout of items.
  fileprivate func drawnLayout(_ value: SourceValue) -> String? {
    let name = value.members.first?.key ?? value.scalarText
    return layouts.first { $0.isDrawn && $0.name == name }?.name
  }

  private mutating func layoutByWidth(_ member: SourceValue.Member) -> LayoutByWidth? {
    guard case .object(let members) = member.value.content,
      members.contains(where: \.isLikeWidth)
    else {
      return step(member.value, from: 0).map { LayoutByWidth(steps: [$0]) }
    }
    var steps: [LayoutByWidth.Step] = []
    for entry in members {
      guard let width = Double(plain: entry.key), width.isFinite else {
        note(.notAWidth(entry.key, at: location(ofKey: entry)))
        continue
      }
      guard let step = step(entry.value, from: width) else { continue }
      if let preset = layouts.first(where: { $0.name == step.layout.name }), preset.standsAlone {
        note(.aloneByWidth(preset, at: location(of: entry.value)))
        continue
      }
      steps.append(step)
    }
    guard !steps.isEmpty else { return nil }
    steps.sort { $0.from < $1.from }
    if steps[0].from != 0 {
      // A key that was noted may be the one for 0.
      if members.contains(where: { (Double(plain: $0.key) ?? 0) == 0 }) { return nil }
      note(.noLayoutFromZero(at: location(of: member.value)))
      return nil
    }
    steps.shareSupplements()
    return LayoutByWidth(steps: steps)
  }

  mutating func step(_ value: SourceValue, from width: Double) -> LayoutByWidth.Step? {
    switch value.content {
    case .text(let name):
      guard let preset = preset(name, at: location(of: value)) else { return nil }
      if preset.isDrawn, preset.needsOptions {
        note(.drawnWithoutOptions(name, at: location(of: value)))
        return nil
      }
      if let layout = preset.layout { return LayoutByWidth.Step(from: width, layout: layout) }
      note(.badGroup(.noParts, at: location(of: value)))
      return nil
    case .object(let members):
      guard let entry = members.first else { break }
      for extra in members.dropFirst() {
        note(
          .secondLayout(
            extra.key, beside: entry.key, among: layouts, at: location(ofKey: extra)))
      }
      guard let preset = preset(entry.key, at: location(ofKey: entry)) else { return nil }
      return step(preset, entry, from: width)
    case .null, .bool, .number, .list: break
    }
    if !value.isNull {
      note(.wrongType("'layout'", "a layout's name or a map", value, at: location(of: value)))
    }
    return nil
  }

  private mutating func preset(
    _ name: String, at location: SourceLocation
  ) -> PresetDeclaration? {
    if let preset = layouts.first(where: { $0.name == name }) { return preset }
    note(.unknownLayout(name, among: layouts.map(\.name), at: location))
    return nil
  }

  private mutating func step(
    _ preset: PresetDeclaration, _ entry: SourceValue.Member, from width: Double
  ) -> LayoutByWidth.Step? {
    guard let keys = preset.keys else {
      if !entry.value.isNull {
        note(.optionsOfNamedLayout(entry.key, at: location(of: entry.value)))
      }
      return preset.layout.map { LayoutByWidth.Step(from: width, layout: $0) }
    }
    guard let reading = read(entry, as: preset, by: keys),
      let layout = reading.layout ?? layoutSection(reading.group, at: entry)
    else { return nil }
    if let drawn = LayoutByWidth(layout).drawn, !drawn.check(entry, &self) { return nil }
    var supplements = reading.allSupplements
    supplements.keepOffInsets(of: layout)
    return LayoutByWidth.Step(
      from: width, layout: layout, supplements: supplements, pictures: reading.pictures)
  }

  /// Reads a row or column within another; nil if a mistake in it was noted.
  mutating func nestedGroup(
    _ entry: SourceValue.Member, as preset: PresetDeclaration
  ) -> GroupReading? {
    guard let keys = preset.nestedKeys, let reading = read(entry, as: preset, by: keys),
      !reading.group.isWrong
    else { return nil }
    return reading.group
  }

  /// Reads the options of a layout. A preset needs none; a row or column without any is a mistake.
  private mutating func read(
    _ entry: SourceValue.Member, as preset: PresetDeclaration, by keys: ContentKeys<LayoutReading>
  ) -> LayoutReading? {
    var result = LayoutReading(preset)
    if preset.isDrawn, preset.needsOptions, entry.value.isNull || entry.value.isEmptyMap {
      note(.drawnWithoutOptions(preset.name, at: location(ofKey: entry)))
      return nil
    }
    if preset.layout == nil, entry.value.isNull || entry.value.isEmptyMap {
      note(.badGroup(.noParts, at: location(ofKey: entry)))
      return nil
    }
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
    result.saysInsets = entry.value["insets"] != nil
    result.group.lookAtParts(of: entry.value, in: &self)
    return result
  }
}

extension SourceValue.Member {
  /// True for a key that is a width, or one in pixels as CSS writes it.
  var isLikeWidth: Bool {
    Double(plain: key.hasSuffix("px") ? key.dropLast(2) : key[...]) != nil
  }
}
