internal import VitrineModel

extension Record {
  /// A record of which nothing but its cell is known, as far as that is still there, and what it is
  /// now, if it is. `assets` are today's, by their addresses.
  init(_ earlier: EarlierRecord, now: Record? = nil, assets: [String: Int]) {
    let key = earlier.id.split(separator: "/", maxSplits: 1).last.map(String.init) ?? ""
    self.init(id: RecordID(collection: "", key: key), title: earlier.title, place: .nowhere)
    measures = earlier.measures
    for field in earlier.fields { set(field, assets: assets) }
    if let now {
      output = now.output
      cell = now.cell
      if let own = now.image, own.source == image?.source { image = own }
    } else if earlier.output != nil {
      // It looked like a link, but its page is no more.
      link = "about:blank"
    }
  }

  private mutating func set(_ field: Field, assets: [String: Int]) {
    switch (field.name, field.value) {
    case ("title", .text(let text)): title = text
    case ("subtitle", .text(let text)): subtitle = text
    case ("text", .text(let value)): text = value
    case ("symbol", .text(let text)): symbol = text
    case ("badge", .text(let text)): badge = text
    case ("date", .text(let text)): date = CalendarDate(wholeDate: text)
    case ("tags", .list(let values)):
      tags = values.compactMap { if case .text(let tag) = $0 { tag } else { nil } }
    case ("image", .object(let members)): image = Picture(members, assets: assets)
    default: fields.append(field)
    }
  }
}

extension Picture {
  /// The picture at an address, if the site still has it.
  fileprivate init?(_ members: [Field], assets: [String: Int]) {
    func text(_ name: String) -> String? {
      guard case .text(let text)? = members.first(where: { $0.name == name })?.value else {
        return nil
      }
      return text
    }
    guard let address = text("src") else { return nil }
    if let asset = assets[address] {
      self.init(source: .asset(asset), alternative: text("alt"))
    } else if address.contains("://") {
      self.init(source: .remote(address), alternative: text("alt"))
    } else {
      return nil
    }
  }
}
