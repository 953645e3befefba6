package import VitrineModel
import VitrineText

/// An item as schema.org describes it: what its page shows, by property.
package struct DescribedItem: Sendable {
  let kind: ItemKind
  let record: Record

  /// The paths of the files with references to it and the other items of its collection.
  package let references: [String]

  /// In the order in which they are written. None is empty.
  private(set) var properties: [(name: String, values: [FieldValue])] = []

  /// Whether content says what its `identifier` is. Otherwise it is its id.
  let hasOwnNumber: Bool

  private let summary: String?

  /// The full addresses of its pictures.
  private let pictures: [String]

  /// Returns the full address of an output, or nil if the site has none.
  let address: @Sendable (_ output: String) -> String?

  /// An item without a kind is any creative work.
  /// `summary` is the beginning of its text, or nil to use only the text of its slot.
  package init(
    _ record: Record, as description: ItemDescription, summary: String? = nil,
    pictures: [String] = [],
    address: @escaping @Sendable (_ output: String) -> String?
  ) {
    kind = ItemKind[description.kind ?? "CreativeWork"]!
    (self.record, self.pictures, self.address) = (record, pictures, address)
    self.summary = record.text ?? summary
    references = description.references
    hasOwnNumber =
      description.properties["identifier"] != nil
      || record.fields.contains { $0.name == "identifier" }
    let (map, used) = (description.properties, Set(description.properties.values))
    // The properties that slots fill, unless content maps others.
    let slots =
      [("name", "title"), ("description", "text"), ("image", "image"), (kind.date ?? "", "date")]
      + (kind.date == "startDate" ? [("endDate", "date")] : [])
      + [("dateModified", "updated"), ("keywords", "tags"), ("identifier", "id")]
      + [("sameAs", "link"), ("url", "url")]
    for (name, path) in slots where map[name] != nil || !used.contains(path) {
      add(name, values(at: map[name] ?? path))
    }
    for (name, path) in map.sorted(by: { $0.key < $1.key }) { add(name, values(at: path)) }
    let others = (record.fields.map(\.name) + record.measures.map(\.name)).filter {
      !used.contains($0)
    }
    for name in others where kind.properties.contains(name) { add(name, values(at: name)) }
    add(kind.place ?? "", others.flatMap { values(at: $0) }.filter { $0.place != nil })
  }

  /// Adds a property that the kind has and that has no values yet.
  private mutating func add(_ name: String, _ values: [FieldValue]) {
    let values = values.filter { !$0.isEmpty }
    if kind.properties.contains(name), self.values(of: name).isEmpty, !values.isEmpty {
      properties.append((name, values))
    }
  }

  /// The values of a property. Empty if it has none.
  func values(of property: String) -> [FieldValue] {
    properties.first { $0.name == property }?.values ?? []
  }

  /// The values at a path, one by one. Links and the page are full addresses.
  private func values(at path: String) -> [FieldValue] {
    switch path {
    case "image", "images": pictures.map(FieldValue.text)
    case "link": record.link.flatMap(absolute).map { [.text($0)] } ?? []
    case "text": summary.map { [.text($0)] } ?? []
    case "url": pageAddress.map { [.text($0)] } ?? []
    default: number(ofMeasure: path) ?? record.value(at: ValuePath(path))?.elements ?? []
    }
  }

  /// The value of a measure with its unit.
  private func number(ofMeasure name: String) -> [FieldValue]? {
    record.measures.first { $0.name == name }.map { measure in
      var number = FieldValue.Number(literal: measure.literal)
      number.unit = measure.unit
      return [.number(number)]
    }
  }

  package var title: String { record.title }

  /// The full address of its page, if it has one.
  package var pageAddress: String? { record.output.flatMap(address) }

  /// A value as a text that does not depend on a language. For a link, this is its title, or its
  /// full address if the title is only the name of the host.
  func text(of value: FieldValue) -> String {
    guard case .link(let link) = value, let address = link.address.flatMap(absolute),
      ["://", "://www."].contains(where: { address.contains($0 + link.title) })
    else { return value.neutralText }
    return address
  }

  /// The full address of a link, or nil if it leads into a site without one.
  func absolute(_ link: String) -> String? {
    switch LinkTarget(link) {
    case .address(let address): address
    case .output(let output, let suffix): address(output).map { $0 + suffix }
    }
  }
}

extension FieldValue {
  /// The value as a text that does not depend on a language.
  var neutralText: String {
    switch languageNeutral {
    case .null: ""
    case .bool(let flag): "\(flag)"
    case .number(let number): number.literal + (number.unit.map { " \($0)" } ?? "")
    case .text(let text): text
    case .list(let values): values.map(\.neutralText).joined(separator: ", ")
    case .object(let fields):
      fields.map { "\($0.name) \($0.value.neutralText)" }.joined(separator: ", ")
    }
  }

  /// The date that a value means, if any.
  var extendedDate: ExtendedDate? { date ?? ExtendedDate(neutralText) }
}
