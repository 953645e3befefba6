import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentAssembly {
  /// Sets the outputs of the records of `collection` by its pattern of addresses, if it has one.
  /// Records that lack a value keep theirs, with a warning.
  mutating func assignAddresses(ofCollection collection: Int) {
    let plan = plan.collections[collection]
    guard let pattern = plan.declaration.address else { return }
    let folder = self.plan.pages[plan.page].folder
    var missing: [String: [Int]] = [:]
    let members = table.ranges[collection].filter { table.records[$0].output != nil }
    for record in members {
      let output = pattern.output(in: folder) { addressValue($0, of: record, plan) }
      if let output {
        table.records[record].output = output
      } else if let name = pattern.names.first(where: { addressValue($0, of: record, plan) == nil })
      {
        missing[name, default: []].append(record)
      }
    }
    for (name, records) in missing.sorted(by: { $0.key < $1.key }) {
      if records.count == members.count {
        diagnostics.append(
          .unknownField(
            name, of: plan.name,
            nearest: table.nearestField(to: name, in: table.ranges[collection], or: []),
            looksAmong: "an address looks", at: pattern.place))
        continue
      }
      for record in records.map({ table.records[$0] }) {
        let path = record.output!.parentFolder
        diagnostics.warn(
          "no address", at: record.place,
          "'\(record.id.key)' has no '\(name)', so its address is '/\(path)/'",
          hint: "give it a value, or leave '<\(name)>' out of 'address'")
      }
    }
  }

  /// The text of the value that an address calls `name`. A record that has none takes its parent's.
  private func addressValue(_ name: String, of index: Int, _ plan: CollectionPlan) -> String? {
    let record = table.records[index]
    switch name {
    case "id": return record.id.key
    case "title":
      let slug = slug(of: record.title)
      return slug.isEmpty ? nil : slug
    default:
      let column = plan.lookedUpNames.firstIndex(of: name)
      let value = column.flatMap { table.details[index].lookedUp[$0]?.termValues.first }
      return record.date?.part(named: name) ?? value.map { $0.id ?? $0.termText }
        ?? record.parent.flatMap { addressValue(name, of: $0, plan) }
    }
  }
}

extension ExtendedDate {
  /// The year, month or day in digits. Nil for another name, and for a part that the date does not
  /// have. A span has the parts of its beginning.
  fileprivate func part(named name: String) -> String? {
    guard ["year", "month", "day"].contains(name) else { return nil }
    let begin = ExtendedDate(String(text.prefix { $0 != "/" }))?.calendarDate
    switch name {
    case "year":
      guard let year = begin?.year ?? span?.first?.year else { return nil }
      return year < 0 ? "\(year)" : String(year, digits: 4)
    case "month": return begin?.month.map { String($0, digits: 2) }
    default: return begin?.day.map { String($0, digits: 2) }
    }
  }
}
