import VitrineLayout
import VitrineText

extension ContentType<DeclaredLayout> {
  static var layout: Self {
    Self(.reference("layoutByWidth")) { member, declarations in
      guard let layout = declarations.layout(member) else { return nil }
      return declarations.table.declared(layout, as: member.value)
    }
  }
}

extension Declarations {
  /// The layout of a section or page: a preset's name, a preset or a row or column with its options,
  /// or a map from container widths to these.
  mutating func layout(_ member: SourceValue.Member) -> LayoutByWidth? {
    guard let layout = layoutByWidth(member) else { return nil }
    if let obstacle = layout.obstacle(in: Self.pageSizes) {
      note(.layoutWithObstacle(obstacle, at: location(of: member.value)))
      return nil
    }
    return layout
  }

  private mutating func layoutByWidth(_ member: SourceValue.Member) -> LayoutByWidth? {
    guard case .object(let members) = member.value.content,
      let first = members.first, Double(first.key) != nil
    else {
      return step(member.value, from: 0).map { LayoutByWidth(steps: [$0]) }
    }
    var steps: [LayoutByWidth.Step] = []
    for entry in members {
      guard let width = Double(entry.key), width >= 0, width.isFinite else {
        note(.notAWidth(entry.key, at: location(ofKey: entry)))
        continue
      }
      if let step = step(entry.value, from: width) { steps.append(step) }
    }
    guard !steps.isEmpty else { return nil }
    steps.sort { $0.from < $1.from }
    if steps[0].from != 0 {
      if members.contains(where: { Double($0.key) == 0 }) { return nil }
      note(.noLayoutFromZero(at: location(of: member.value)))
      return nil
    }
    steps.shareSupplements()
    return LayoutByWidth(steps: steps)
  }

  private mutating func step(_ value: SourceValue, from width: Double) -> LayoutByWidth.Step? {
    switch value.content {
    case .text(let name):
      if let layout = layouts[name] {
        return LayoutByWidth.Step(from: width, layout: .named(NamedLayout(name, layout)))
      }
      guard let preset = preset(name, at: location(of: value)) else { return nil }
      if preset.isGroup {
        note(.badGroup(.noParts, at: location(of: value)))
        return nil
      }
      return LayoutByWidth.Step(from: width, layout: preset.layout(LayoutReading(preset)))
    case .object(let members):
      guard let entry = members.first else { break }
      for extra in members.dropFirst() {
        note(
          .secondLayout(
            extra.key, beside: entry.key, among: layoutNames, at: location(ofKey: extra)))
      }
      if let layout = layouts[entry.key] {
        return LayoutByWidth.Step(from: width, layout: named(layout, entry))
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

  private mutating func preset(_ name: String, at location: SourceLocation) -> LayoutName? {
    if let preset = LayoutName(rawValue: name) { return preset }
    note(.unknownLayout(name, among: layoutNames, at: location))
    return nil
  }

  /// All that content can name, the built-in ones first.
  private var layoutNames: [String] {
    LayoutName.allCases.map(\.rawValue) + layouts.keys.sorted()
  }

  /// A layout of Swift, which has no options.
  private mutating func named(
    _ layout: Layout, _ entry: SourceValue.Member
  ) -> LayoutDescription {
    if !entry.value.isNull { note(.optionsOfNamedLayout(entry.key, at: location(of: entry.value))) }
    return .named(NamedLayout(entry.key, layout))
  }

  private mutating func step(
    _ preset: LayoutName, _ entry: SourceValue.Member, from width: Double
  ) -> LayoutByWidth.Step? {
    guard let reading = read(entry, as: preset, isNested: false) else { return nil }
    var supplements = reading.allSupplements
    var layout = preset.layout(reading)
    if preset.isGroup {
      guard let section = layoutSection(reading.group, at: entry) else { return nil }
      layout = section
      supplements.keepOffInsets(of: section)
    }
    return LayoutByWidth.Step(
      from: width, layout: layout, supplements: supplements, pictures: reading.pictures)
  }

  /// A layout with its options; one with nothing after it has none. A row or column says nothing without.
  mutating func read(
    _ entry: SourceValue.Member, as name: LayoutName, isNested: Bool
  ) -> LayoutReading? {
    var result = LayoutReading(name)
    if name.isGroup, entry.value.isNull || entry.value.isEmptyMap {
      note(.badGroup(.noParts, at: location(ofKey: entry)))
      return nil
    }
    if entry.value.isNull { return result }
    guard case .object = entry.value.content else {
      wrongType(entry, "a map of options")
      return nil
    }
    read(entry.value, by: name.keys(isNested: isNested), into: &result)
    result.saysInsets = entry.value["insets"] != nil
    result.group.lookAtParts(of: entry.value, in: &self)
    return result
  }
}
