import VitrineDiagnostics
import VitrineFormats
import VitrineLayout
import VitrineModel

/// Checks of a section once its records are known.
extension SectionBuilder {
  /// Reports values that a sort, filter, chart or figure cannot handle, once per page and field.
  /// Fields with a declared type are skipped, because each of their wrong values is already
  /// reported. `record` is one that has such a value.
  mutating func report(
    _ values: IncomparableValues, in field: String, of record: Int?, at place: SourceLocation,
    use: IncomparableValues.Use
  ) {
    let collection = record.flatMap { record in records.ranges.firstIndex { $0.contains(record) } }
    let type = collection.flatMap { query($0, in: nil).type(of: field) }
    guard type == nil || type == .text, incomparableFields.insert(field).inserted else { return }
    diagnostics.append(.incomparable(values, in: field, at: place, use))
  }

  /// Reports records' values that a condition cannot compare.
  mutating func report(
    _ condition: ValueCondition, among roots: [Int], query: RecordQuery
  ) {
    let values = roots.map { ComparableValue(query.value(condition.name, of: $0)) }
    let kinds = ValueKinds(values)
    guard let incomparable = IncomparableValues(values.map { kinds.order($0) }, values) else {
      return
    }
    report(
      incomparable, in: condition.name, of: roots.first, at: condition.namePlace, use: .condition)
  }

  /// Reports records that appear only under the first of several values, unless that was declared,
  /// and groupings by time whose values are not dates.
  mutating func reportGroups(
    _ declaration: SectionDeclaration, of roots: [Int], query: RecordQuery
  ) {
    for (key, grouping) in [("outline", declaration.outline), ("each", declaration.each)] {
      for by in grouping?.keys ?? [] {
        let counts = roots.map { query.groupValues(of: $0, for: by).count }
        let name =
          declaration.lookedUp.last { $0.text == by.name }
          ?? SectionDeclaration.Name(text: by.name, place: declaration.place)
        if by.isOrdered, counts.allSatisfy({ $0 == 0 }),
          roots.contains(where: { ComparableValue(query.value(by.name, of: $0)) != nil })
        {
          diagnostics.append(GroupedField(field: name, unit: by.unit).groupsNothing())
        }
        guard grouping?.repeatsItems == nil, let first = counts.firstIndex(where: { $0 > 1 }) else {
          continue
        }
        let others = counts.count { $0 > 1 } - 1
        let have =
          others == 0 ? "has" : others == 1 ? "and one other have" : "and \(others) others have"
        diagnostics.warn(
          "several values", at: name.place,
          "'\(records.records[roots[first]].id)' \(have) several values of '\(by.name)', "
            + "but only the first counts",
          hint: "\(key): { by: \(yamlText(by.name)), every: true } "
            + "shows a record under each of its values, every: false only under the first")
      }
    }
  }

  /// Reports layouts to choose from that cannot share the section's list.
  mutating func reportChoice(_ section: Section) {
    let layout = layouts.layouts[section.layout]
    guard !layout.choices.isEmpty else { return }
    let cells = layout.defaultCells
    if section.cell == nil, cells.count > 1,
      !cells.allSatisfy({ CellAppearance(rawValue: $0) != nil })
    {
      diagnostics.error(
        "choice without a common cell", at: section.place,
        "no single cell fits \(cells.quoted), as this choice of layouts requires",
        hint: "give the section a cell that fits all of them")
    }
    let others = layout.choices.filter { !$0.layout.hasRows }.map(\.name)
    let isMixed = !others.isEmpty && others.count < layout.choices.count
    if isMixed, section.items.contains(where: { $0.level > 0 }) {
      diagnostics.error(
        "choice with nested items", at: section.place,
        "items are nested here, which 'list' can show but \(others.quoted) cannot",
        hint: "offer only lists, or only other layouts")
    }
  }

  /// Reports text in cards whose layout fixes their height, so that they cannot grow with the text.
  mutating func reportCutText(_ section: Section) {
    guard (section.cell ?? "card") == "card", layouts.layouts[section.layout].hasFixedHeights else {
      return
    }
    let content = records.records
    let first = section.items.lazy.compactMap { item -> RecordID? in
      guard case .record(let index) = item.content, content[index].text != nil else { return nil }
      return content[index].id
    }.first
    guard let first else { return }
    diagnostics.warn(
      "text in a fixed height", at: section.place,
      "cards with a fixed height may cut off their text, such as that of '\(first)'",
      hint: "remove the height, or show only pictures with cell: plate")
  }

  /// Reports names that a section looks up but no record of its collection has.
  mutating func reportUnknownFields(
    _ declaration: SectionDeclaration, collection: Int, query: RecordQuery
  ) {
    let members = records.ranges[collection]
    guard !members.isEmpty, !collections[collection].isIncomplete else { return }
    for name in declaration.lookedUp where !isKnown(name.text, to: query) {
      if declaration.conditions.contains(where: { $0.mayNeedNone(of: name.text) }) { continue }
      let mapping = plan.collections[collection].declaration.shape.fields?.first {
        $0.name == name.text
      }
      if case .pictures(let source, _)? = mapping?.source, let path = source.paths.first {
        diagnostics.append(.pictureAsValue(name.text, filledFrom: path.text, at: name.place))
        continue
      }
      diagnostics.append(
        .unknownField(
          name.text, of: plan.collections[collection].name,
          nearest: nearest(to: name.text, in: collection),
          isOrder: declaration.sort.contains { $0.name == name.text }, at: name.place))
    }
  }

  /// Reports records that are twice in a section, or in two sections without `repeats`.
  mutating func checkRepeats(_ sections: [Section]) {
    var first: [Int: Int] = [:]
    for (index, section) in sections.enumerated() {
      var ownRecords: Set<Int> = []
      // Two sections that overlap are reported once, however many records they share.
      var shared: [Int: [RecordID]] = [:]
      for item in section.items {
        guard case .record(let record) = item.content, item.copyParentID == nil else { continue }
        let id = records.records[record].id
        if !ownRecords.insert(record).inserted {
          diagnostics.error(
            "record shown twice", at: section.place,
            "'\(id)' appears twice in the section '\(section.id)'", hint: "list it once in 'items'")
        } else if !section.repeats {
          if let other = first[record] {
            shared[other, default: []].append(id)
          } else {
            first[record] = index
          }
        }
      }
      for (other, ids) in shared.sorted(by: { $0.key < $1.key }) {
        let earlier = sections[other]
        let others =
          ids.count == 2 ? " and another" : ids.count > 2 ? " and \(ids.count - 1) others" : ""
        let appear = ids.count == 1 ? "appears" : "appear"
        diagnostics.error(
          "record shown twice", at: section.place,
          "'\(ids[0])'\(others) in the section '\(section.id)' "
            + "already \(appear) in '\(earlier.id)'",
          hint: "'\(earlier.id)' is at \(earlier.place); add repeats: true to one of the two")
      }
    }
  }
}

extension [String] {
  /// A list such as `'grid', 'flow' and 'table'`.
  fileprivate var quoted: String {
    let names = map { "'\($0)'" }
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }
}
