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
    json.changes(of: self, isComplete: true)
    json.endObject()
    return json.bytes + "\n".utf8
  }
}

extension JSONWriter {
  /// The lists of what changed; those that are empty only where all are asked for.
  mutating func changes(of difference: SiteDifference, isComplete: Bool) {
    list("inserted", difference.inserted, isComplete) { $0.placed($1) }
    list("removed", difference.removed, isComplete) { $0.placed($1) }
    list("updated", difference.updated, isComplete) { $0.update($1, isComplete) }
    list("moved", difference.moved, isComplete) { $0.move($1) }
    list("insertedPages", difference.insertedPages, isComplete) { $0.page($1) }
    list("removedPages", difference.removedPages, isComplete) { $0.page($1) }
    list("titles", PlaceTitles(of: difference).list, isComplete) { json, title in
      json.member("page", title.key.page)
      json.member("section", title.key.section)
      json.member("parent", title.key.parent)
      if title.key.isOld {
        json.key("old")
        json.bool(true)
      }
      json.member("title", title.title)
    }
  }

  private mutating func list<Element>(
    _ name: String, _ elements: [Element], _ isComplete: Bool,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    if elements.isEmpty && !isComplete { return }
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

  private mutating func placed(_ placed: SiteDifference.PlacedRecord) {
    member("id", placed.id)
    member("title", placed.title)
    member("url", placed.url)
    place("place", placed.place)
  }

  private mutating func update(_ update: SiteDifference.RecordUpdate, _ hasWords: Bool) {
    member("id", update.id)
    member("title", update.title)
    member("url", update.url)
    place("place", update.place)
    key("of")
    beginArray()
    if update.isOfItem { text("item") }
    if update.isOfPage { text("page") }
    endArray()
    if !update.fields.isEmpty { fields(update.fields, hasWords) }
    guard !update.measures.isEmpty else { return }
    key("measures")
    beginObject()
    for measure in update.measures {
      key(measure.name)
      self.measure(measure)
    }
    endObject()
  }

  private mutating func fields(_ changes: [SiteDifference.FieldChange], _ hasWords: Bool) {
    key("fields")
    beginObject()
    for field in changes {
      key(field.name)
      beginObject()
      value("old", field.old)
      value("new", field.new)
      if hasWords, let words = field.words { self.words(words) }
      endObject()
    }
    endObject()
  }

  /// What is kept, removed and inserted, in order.
  private mutating func words(_ difference: TextDifference) {
    key("words")
    beginArray()
    for run in difference.runs {
      beginObject()
      switch run {
      case .kept(let text): member("kept", text)
      case .removed(let text): member("removed", text)
      case .inserted(let text): member("inserted", text)
      }
      endObject()
    }
    endArray()
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

  private mutating func move(_ move: SiteDifference.RecordMove) {
    member("id", move.id)
    member("title", move.title)
    member("url", move.url)
    place("from", move.from)
    place("to", move.to)
  }

  private mutating func page(_ page: SiteDifference.Named) {
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
