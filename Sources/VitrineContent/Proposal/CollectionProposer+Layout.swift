import VitrineModel

extension CollectionProposer {
  /// An item that leads nowhere else has a page, where there is more to say than its title.
  mutating func proposePages() {
    if areTexts { return }
    let shown = Set(collection.fields.map(\.name))
    let hasMore = collection.fields.count > (shown.contains("subtitle") ? 2 : 1)
    collection.hasPages = hasMore || !collection.measures.isEmpty
  }

  /// Pictures and symbols stand in a grid, measured numbers in a table, everything else in rows.
  mutating func proposeLayout() {
    let names = Set(collection.fields.map(\.name))
    var section: [ProposedCollection.Field] = []
    if let sort { section.append(.init(name: "sort", value: .text(sort))) }
    if !collection.measures.isEmpty, collection.status == nil {
      let columns = ["title"] + collection.measures.map(\.name) + unitColumn()
      section.append(.init(name: "layout", value: .table(columns)))
    } else if names.contains("image") {
      section.append(.init(name: "layout", value: .text("grid"), remark: "or gallery, or list"))
    } else if names.contains("symbol") {
      section.append(layout("grid", "narrowest", "140"))
    } else {
      section.append(layout("list", "style", "inset"))
    }
    if survey.records > 120 {
      section.append(
        .init(name: "pages", value: .plain("60"), remark: "so many at first; others on request"))
    }
    collection.section = section
  }

  /// The field with the unit of each record, where measures have none that is the same in all.
  private mutating func unitColumn() -> [String] {
    guard collection.measures.contains(where: { $0.value["unit"] == nil }) else { return [] }
    let units = free.first { $0.words.last == "unit" && $0.isSingle && $0.values > 0 }
    return units.map { [field(of: $0)] } ?? []
  }

  private func layout(_ name: String, _ option: String, _ value: String) -> ProposedCollection.Field
  {
    .init(
      name: "layout",
      value: .map([.init(key: name, value: .map([.init(key: option, value: .plain(value))]))]))
  }

  /// The worst first, the newest first; files in no order by their titles. A single file has an order.
  private var sort: String? {
    if let status = collection.status { return "-\(status.field)" }
    if let measure = collection.measures.first { return "-\(measure.name)" }
    if collection.fields.contains(where: { $0.name == "date" })
      || areTexts && survey.column("date") != nil
    {
      return "-date"
    }
    return source.files.count > 1 ? "title" : nil
  }
}
