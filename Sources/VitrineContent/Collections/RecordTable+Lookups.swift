import VitrineDiagnostics
import VitrineModel
import VitrineText

/// A value by which no record of another collection is found.
struct LookupMiss: Sendable {
  /// The index of the plan's lookup.
  var lookup: Int
  var record: Int
  var text: String

  /// The text most like it by which a record is found.
  var nearest: String?

  /// True if a record is found that no page says anything of.
  var isHidden = false

  /// How many records are found, if they are more than the lookup may have in all.
  var excess: Int?
}

extension LookupMiss {
  /// How many links all values of one lookup may become: twice as many as a site has items.
  static let mostLinks = 1_000_000
}

/// Fields that say something of records of other collections.
extension RecordTable {
  /// Fills the fields that look up records. Returns the values by which none is found.
  mutating func lookUp(of plan: ContentPlan) -> [LookupMiss] {
    let plans = plan.lookups
    // Without an order there is no site.
    if plans.all.isEmpty || !plans.diagnostics.isEmpty { return [] }
    keepWritten(of: plan)
    var indexes: [IndexName: LookupIndex] = [:]
    var misses: [LookupMiss] = []
    // Of each lookup, links to what the records of its collection find.
    var links = [[FieldValue?]](repeating: [], count: plans.all.count)
    for number in plans.inOrderOfFinding {
      let lookup = plans.all[number]
      let name = IndexName(collection: lookup.target, key: lookup.lookup.key?.text)
      let index = indexes[name] ?? self.index(name, links: links, of: plan)
      indexes[name] = index
      links[number] = self.links(of: number, by: index, of: plan, misses: &misses)
    }
    for number in plans.inOrderOfShown { fill(number, links: links[number], of: plan) }
    return misses
  }

  private struct IndexName: Hashable {
    var collection: Int

    /// Nil for ids.
    var key: String?
  }

  private mutating func keepWritten(of plan: ContentPlan) {
    for (collection, planned) in plan.collections.enumerated() where planned.terms == nil {
      let shape = planned.declaration.shape
      for (ofThese, isOfChildren) in shape.ofAll {
        let names = ofThese.lookups.map(\.name)
        if names.isEmpty { continue }
        for record in records(of: collection, shape, areChildren: isOfChildren) {
          keepWritten(names, of: record)
        }
      }
    }
  }

  private func index(
    _ name: IndexName, links: [[FieldValue?]], of plan: ContentPlan
  ) -> LookupIndex {
    let planned = plan.collections[name.collection]
    let range = ranges[name.collection]
    let isHidden = plan.pages[planned.page].isHidden
    guard let key = name.key else {
      return LookupIndex(of: range, areIDs: true, value: { .text(records[$0].id.key) }) {
        isHidden || records[$0].isHidden
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
        return column.flatMap { details[record].lookedUp[$0] }
      }, isHidden: { isHidden || records[$0].isHidden })
  }

  /// Returns links to what each record of a collection finds; nil for records without the field, and for
  /// those that find nothing by their own id.
  private func links(
    of number: Int, by index: LookupIndex, of plan: ContentPlan, misses: inout [LookupMiss]
  ) -> [FieldValue?] {
    let lookup = plan.lookups.all[number]
    let range = ranges[lookup.collection]
    let shape = plan.collections[lookup.collection].declaration.shape
    let names = shape.shape(isOfChildren: lookup.isOfChildren)?.lookups
    guard let place = names?.firstIndex(where: { $0.name == lookup.name }) else { return [] }
    var result = [FieldValue?](repeating: nil, count: range.count)
    var nearest = NearestNames(among: index.known)
    var room = LookupMiss.mostLinks
    func found(by text: String) -> [FieldValue.Link] {
      let found = index.found(by: text)
      room -= found.count
      return found.prefix(max(0, room + found.count)).map { found in
        FieldValue.Link(written: records[found].id.key, title: records[found].title)
      }
    }
    for record in records(of: lookup.collection, shape, areChildren: lookup.isOfChildren) {
      if room < 0 { break }
      let key = records[record].id.key
      if lookup.lookup.isOfOwnID {
        result[record - range.lowerBound] = FieldValue(found(by: key).map(FieldValue.link))
      } else {
        result[record - range.lowerBound] = details[record].written[place]?.links(to: found) {
          text in
          misses.append(
            LookupMiss(
              lookup: number, record: record, text: text, nearest: nearest.name(nearestTo: text),
              isHidden: index.isOfHidden(text)))
        }
      }
      if room < 0 {
        let texts =
          lookup.lookup.isOfOwnID ? [key] : LookupIndex.texts(of: details[record].written[place])
        let text = texts.max { index.found(by: $0).count < index.found(by: $1).count }
        misses.append(
          LookupMiss(
            lookup: number, record: record, text: text ?? "",
            excess: index.found(by: text ?? "").count))
      }
    }
    return result
  }

  /// Gives the records of a collection the field of a lookup, `links` lead to what they find.
  private mutating func fill(_ number: Int, links: [FieldValue?], of plan: ContentPlan) {
    let lookup = plan.lookups.all[number]
    let planned = plan.collections[lookup.collection]
    let shape = planned.declaration.shape
    let names = shape.shape(isOfChildren: lookup.isOfChildren)?.fields ?? []
    let order = Dictionary(names.enumerated().map { ($1.name, $0) }) { $1 }
    let column = planned.lookedUpNames.firstIndex(of: lookup.name)
    let shown = lookup.lookup.shownValue.map { shown in
      (
        column: plan.collections[lookup.target].lookedUpNames.firstIndex(of: shown.text),
        isLookup: !plan.lookups.fields(shown.text, of: lookup.target).isEmpty
      )
    }
    let start = ranges[lookup.collection].lowerBound
    for record in records(of: lookup.collection, shape, areChildren: lookup.isOfChildren) {
      let links = links[record - start]
      let value =
        if let shown {
          self.shown(by: links, in: lookup.target, column: shown.column, isLookup: shown.isLookup)
        } else if lookup.lookup.counts {
          FieldValue.number(FieldValue.Number(literal: String(links?.links.count ?? 0)))
        } else {
          links
        }
      setField(lookup.name, of: record, to: value, order: order, column: column)
    }
  }

  /// Returns what the records have in a column to which `links` lead, each value once. `isLookup` tells that
  /// it looks records up itself.
  private func shown(
    by links: FieldValue?, in target: Int, column: Int?, isLookup: Bool
  ) -> FieldValue? {
    guard let column, let found = links?.links else { return nil }
    var seen: Set<FieldValue> = []
    let values = found.compactMap { indices[target][$0.written] }.flatMap { record in
      let value = details[record].lookedUp[column]
      return presentElements(
        of: isLookup ? value : value?.readable(from: records[record].place.file))
    }
    return FieldValue(values.filter { seen.insert($0).inserted })
  }
}

/// Returns the elements of a list, or the value itself, that are not missing.
private func presentElements(of value: FieldValue?) -> [FieldValue] {
  if case .list(let values)? = value { return values.filter { isPresent($0) } }
  return isPresent(value) ? [value!] : []
}

extension FieldValue {
  /// Returns it for readers in any folder: paths of links, which begin in that of `file`, begin in the
  /// content folder.
  fileprivate func readable(from file: String) -> FieldValue {
    mapLinks { link in
      guard link.address == nil, !link.written.hasPrefix("/"),
        let path = link.written.resolved(in: file.parentFolder)
      else { return link }
      return Link(written: "/" + path, title: link.title)
    }
  }
}
