public import VitrineModel
import VitrineText

extension SiteDifference {
  /// All of it as UTF-8 JSON: keys in a fixed order, one record and page a line.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("counts")
    json.beginObject()
    for (name, count) in [
      ("inserted", inserted.count), ("removed", removed.count), ("updated", updated.count),
      ("moved", moved.count),
    ] {
      json.key(name)
      json.number(Double(count))
    }
    json.endObject()
    json.list("inserted", inserted) { $0.placed($1) }
    json.list("removed", removed) { $0.placed($1) }
    json.list("updated", updated) { $0.update($1) }
    json.list("moved", moved) { $0.move($1) }
    json.list("insertedPages", insertedPages) { $0.page($1) }
    json.list("removedPages", removedPages) { $0.page($1) }
    json.endObject()
    return json.bytes + "\n".utf8
  }
}

extension JSONWriter {
  fileprivate mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    lineBreak()
    key(name)
    beginArray()
    for element in elements {
      lineBreak()
      beginObject()
      write(&self, element)
      endObject()
    }
    endArray()
  }

  fileprivate mutating func placed(_ placed: SiteDifference.PlacedRecord) {
    member("id", placed.id)
    member("title", placed.title)
    member("url", placed.url)
    place("place", placed.place)
  }

  fileprivate mutating func update(_ update: SiteDifference.RecordUpdate) {
    member("id", update.id)
    member("title", update.title)
    place("place", update.place)
    key("fields")
    beginObject()
    for field in update.fields {
      key(field.name)
      beginObject()
      value("old", field.old)
      value("new", field.new)
      endObject()
    }
    endObject()
    guard !update.measures.isEmpty else { return }
    key("measures")
    beginObject()
    for measure in update.measures {
      key(measure.name)
      self.measure(measure)
    }
    endObject()
  }

  private mutating func measure(_ measure: SiteDifference.MeasureChange) {
    beginObject()
    key("old")
    number(measure.old)
    key("new")
    number(measure.new)
    member("unit", measure.unit)
    if let isImprovement = measure.isImprovement {
      key("improvement")
      bool(isImprovement)
    }
    if measure.isRegression {
      key("regression")
      bool(true)
    }
    endObject()
  }

  fileprivate mutating func move(_ move: SiteDifference.RecordMove) {
    member("id", move.id)
    member("title", move.title)
    place("from", move.from)
    place("to", move.to)
  }

  fileprivate mutating func page(_ page: SiteDifference.Named) {
    member("path", page.id)
    member("title", page.title)
  }

  private mutating func place(_ name: String, _ place: SiteDifference.Place?) {
    guard let place else { return }
    key(name)
    beginObject()
    member("page", place.page.id)
    member("section", place.section.id)
    member("parent", place.parent?.id)
    key("index")
    number(Double(place.index))
    endObject()
  }

  private mutating func value(_ name: String, _ value: FieldValue?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }
}
