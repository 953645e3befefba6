import VitrineFormats
import VitrineModel

extension CollectionProposer {
  /// Gives items pages if they have more to show than their title.
  mutating func proposePages() {
    if areTexts { return }
    let shown = Set(collection.fields.map(\.name))
    let hasMore = collection.fields.count > (shown.contains("subtitle") ? 2 : 1)
    collection.hasPages = hasMore || !collection.measures.isEmpty
  }

  /// Chooses a grid for pictures and symbols, a table for measured numbers, and rows for everything
  /// else.
  mutating func proposeLayout() {
    let names = Set(collection.fields.map(\.name))
    var section: [ProposedCollection.Field] = []
    if let sort { section.append(.init(name: "sort", value: .text(sort))) }
    if !collection.measures.isEmpty, collection.status == nil {
      let columns = ["title"] + collection.measures.map(\.name) + unitColumn()
      section.append(.init(name: "layout", value: .table(columns)))
    } else if names.contains("image") || names.contains("images") {
      section.append(.init(name: "layout", value: .text("grid"), comment: "or gallery, or list"))
    } else if names.contains("symbol") {
      section.append(layout("grid", "narrowest", "140"))
    } else {
      section.append(layout("list", "style", "inset"))
    }
    if survey.records > 120 {
      section.append(
        .init(
          name: "pages", value: .plain("60"),
          comment: "how many to show at first; the rest on request"))
    }
    collection.section = section
  }

  /// The field with the unit of each record, if the unit of the measures differs between records.
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

  /// The worst or the newest first, or by title for files, which have no order of their own. A
  /// single file keeps its order.
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
