import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Fields that show values of records in other collections.
extension ContentAssembly {
  /// Fills the fields that look up records. A collection that looks into a changed one counts as
  /// changed, too.
  mutating func lookUpRecords() {
    let plans = plan.lookups
    // Circular lookups are errors, so there will be no site.
    if plans.diagnostics.isEmpty { fillLookups() }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for lookup in plans.all
      where isReused[lookup.collection] && !isReused[lookup.target] {
        isReused[lookup.collection] = false
        isSettled = false
      }
    }
  }

  private mutating func fillLookups() {
    let plans = plan.lookups
    for lookup in plans.all {
      let names = shape(of: lookup).lookups.map(\.name)
      for record in records(with: lookup) { table.keepWritten(names, of: record) }
    }
    var indexes: [IndexName: LookupIndex] = [:]
    // For each lookup, the links to the records that those of its collection refer to.
    var links = [[FieldValue?]](repeating: [], count: plans.all.count)
    for number in plans.filteringOrder {
      let lookup = plans.all[number]
      let name = IndexName(collection: lookup.target, key: lookup.lookup.key?.text)
      let index = indexes[name] ?? self.index(name, links: links)
      indexes[name] = index
      links[number] = self.links(of: lookup, by: index)
    }
    for number in plans.shownOrder { fill(plans.all[number], links: links[number]) }
  }

  private func shape(of lookup: LookupPlan) -> RecordMapping {
    plan.collections[lookup.collection].declaration.shape
      .shape(isOfChildren: lookup.isOfChildren)!
  }

  /// The records that have the field of a lookup.
  private func records(with lookup: LookupPlan) -> [Int] {
    table.records(
      of: lookup.collection, plan.collections[lookup.collection].declaration.shape,
      areChildren: lookup.isOfChildren)
  }

  private struct IndexName: Hashable {
    var collection: Int

    /// Nil for ids.
    var key: String?
  }

  private func index(_ name: IndexName, links: [[FieldValue?]]) -> LookupIndex {
    let planned = plan.collections[name.collection]
    let range = table.ranges[name.collection]
    let isHidden = plan.pages[planned.page].isHidden
    guard let key = name.key else {
      return LookupIndex(of: range, areIDs: true, value: { .text(table.records[$0].id.key) }) {
        isHidden || table.records[$0].isHidden
      }
    }
    let fields = plan.lookups.fields(key, of: name.collection)
    let column = planned.lookedUpNames.firstIndex(of: key)
    return LookupIndex(
      of: range,
      value: { record in
        if !fields.isEmpty {
          return fields.lazy.compactMap { links[$0][record - range.lowerBound] }.first
        }
        return column.flatMap { table.details[record].lookedUp[$0] }
      }, isHidden: { isHidden || table.records[$0].isHidden })
  }

  /// The limit of links from all values of one lookup: twice the number of items that a site can
  /// have.
  private static let maxLinks = 1_000_000

  /// Returns links to what each record of a collection finds. Nil for records without the field,
  /// and for those that are looked up by their own id and find nothing.
  private mutating func links(of lookup: LookupPlan, by index: LookupIndex) -> [FieldValue?] {
    let range = table.ranges[lookup.collection]
    let place = shape(of: lookup).lookups.firstIndex { $0.name == lookup.name }!
    var result = [FieldValue?](repeating: nil, count: range.count)
    let drafts = Set(collections[lookup.target].drafts.map(\.key))
    var nearest = NearestNames(among: index.known)
    var room = Self.maxLinks
    func found(by text: String) -> [FieldValue.Link] {
      let found = index.found(by: text)
      room -= found.count
      return found.prefix(max(0, room + found.count)).map { found in
        FieldValue.Link(written: table.records[found].id.key, title: table.records[found].title)
      }
    }
    for record in records(with: lookup) {
      let key = table.records[record].id.key
      let written = lookup.lookup.looksUpOwnID ? nil : table.details[record].written[place]
      var missing: [String] = []
      result[record - range.lowerBound] =
        lookup.lookup.looksUpOwnID
        ? FieldValue(found(by: key).map(FieldValue.link))
        : written?.links(to: found) { missing.append($0) }
      for text in missing {
        reportMissingReference(
          lookup, record, text, nearest: nearest.name(nearestTo: text),
          isHidden: index.isOfHidden(text), isDraft: drafts.contains(text))
      }
      if room >= 0 { continue }
      let texts = lookup.lookup.looksUpOwnID ? [key] : LookupIndex.texts(of: written)
      let counts = texts.map { (text: $0, count: index.found(by: $0).count) }
      let maximum = counts.max { $0.count < $1.count }
      reportExcess(lookup, record, maximum?.text ?? "", count: maximum?.count ?? 0)
      break
    }
    return result
  }

  /// Reports a text that finds no record. With `isHidden` it would find one, but pages do not show
  /// that.
  private mutating func reportMissingReference(
    _ lookup: LookupPlan, _ record: Int, _ text: String, nearest: String?, isHidden: Bool,
    isDraft: Bool
  ) {
    if collections[lookup.target].isIncomplete { return }
    let place = place(of: lookup, in: record)
    let target = plan.collections[lookup.target].name
    if isHidden {
      lookupProblems.warn(
        "hidden reference", at: place,
        "'\(lookup.name)' is '\(text)', a hidden record of '\(target)'",
        hint: "hidden records cannot be shown: remove the value, or 'hidden'")
    } else if let key = lookup.lookup.key?.text, key != "id" {
      lookupProblems.warn(
        "missing reference", at: place,
        "'\(lookup.name)' is '\(text)', but no record of '\(target)' has that as its '\(key)'",
        hint: suggestion(nearest) ?? "'by' sets which field has the value there")
    } else if isDraft {
      lookupProblems.append(.draftItem(text, at: place))
    } else {
      lookupProblems.append(
        .missingReference(text, lookup.name, to: target, by: "lookup", nearest: nearest, at: place))
    }
  }

  /// Reports that a lookup finds too many records in total, most of them by `text`.
  private mutating func reportExcess(
    _ lookup: LookupPlan, _ record: Int, _ text: String, count: Int
  ) {
    if collections[lookup.target].isIncomplete { return }
    let target = plan.collections[lookup.target].name
    lookupProblems.error(
      "too many lookups", at: place(of: lookup, in: record),
      "'\(lookup.name)' finds more than 1,000,000 records in total, \(count) of '\(target)' by '\(text)' alone",
      hint: "look up by a value that fewer records share")
  }

  private func place(of lookup: LookupPlan, in record: Int) -> SourceLocation {
    place(
      ofReference: shape(of: lookup).references.firstIndex { $0.name == lookup.name }, in: record)
  }

  /// Sets the field of a lookup in all records. `links` lead to what each of them finds.
  private mutating func fill(_ lookup: LookupPlan, links: [FieldValue?]) {
    let fields = shape(of: lookup).fields ?? []
    let order = Dictionary(fields.enumerated().map { ($1.name, $0) }) { $1 }
    let column = plan.collections[lookup.collection].lookedUpNames.firstIndex(of: lookup.name)
    let shown = lookup.lookup.shownValue.map { shown in
      (
        column: plan.collections[lookup.target].lookedUpNames.firstIndex(of: shown.text),
        isLookup: !plan.lookups.fields(shown.text, of: lookup.target).isEmpty
      )
    }
    let start = table.ranges[lookup.collection].lowerBound
    for record in records(with: lookup) {
      let links = links[record - start]
      let value =
        if let shown {
          self.shown(by: links, in: lookup.target, column: shown.column, isLookup: shown.isLookup)
        } else if lookup.lookup.counts {
          FieldValue.number(FieldValue.Number(literal: String(links?.links.count ?? 0)))
        } else {
          links
        }
      table.setField(lookup.name, of: record, to: value, order: order, column: column)
    }
  }

  /// Returns the distinct values that the linked records have in a column. With `isLookup` the
  /// column is itself filled by a lookup.
  private func shown(
    by links: FieldValue?, in target: Int, column: Int?, isLookup: Bool
  ) -> FieldValue? {
    guard let column, let found = links?.links else { return nil }
    var seen: Set<FieldValue> = []
    let values = found.compactMap { table.indices[target][$0.written] }.flatMap { record in
      let value = table.details[record].lookedUp[column]
      return presentElements(
        of: isLookup ? value : value?.readable(from: table.records[record].place.file))
    }
    return FieldValue(values.filter { seen.insert($0).inserted })
  }
}

/// Returns the present elements of a list, or the value itself if it is not a list and present.
private func presentElements(of value: FieldValue?) -> [FieldValue] {
  if case .list(let values)? = value { return values.filter { isPresent($0) } }
  return isPresent(value) ? [value!] : []
}

extension FieldValue {
  /// Returns the value for use in any folder: relative paths of links, which start in the folder of
  /// `file`, are made to start in the content folder.
  fileprivate func readable(from file: String) -> FieldValue {
    mapLinks { link in
      guard link.address == nil, !link.written.hasPrefix("/"),
        let path = link.written.resolved(in: file.parentFolder)
      else { return link }
      return Link(written: "/" + path, title: link.title)
    }
  }
}
