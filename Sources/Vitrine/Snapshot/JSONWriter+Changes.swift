import VitrineModel
import VitrineText

extension JSONWriter {
  /// Numbers by their names.
  mutating func counts(_ counts: (name: String, count: Int)...) {
    for (name, count) in counts {
      key(name)
      number(count)
    }
  }

  /// The lists of what changed; those that are empty only where all are asked for.
  mutating func changes(of difference: SiteDifference, isComplete: Bool) {
    list("inserted", difference.inserted, isComplete) { $0.placed($1) }
    list("removed", difference.removed, isComplete) { $0.placed($1) }
    let moves = isComplete ? difference.movesByID : [:]
    let updates = isComplete ? difference.updatesByID : [:]
    list("updated", difference.updated, isComplete) { json, update in
      json.update(update, isComplete)
      guard let move = moves[update.id] else { return }
      json.key("moved")
      json.beginObject()
      json.places(of: move)
      json.endObject()
    }
    list("moved", difference.moved, isComplete) { json, move in
      json.move(move)
      if let update = updates[move.id] { json.kinds(of: update, "updated") }
    }
    list("insertedPages", difference.insertedPages, isComplete) { $0.page($1) }
    list("removedPages", difference.removedPages, isComplete) { $0.page($1) }
    list("updatedPages", difference.updatedPages, isComplete) { $0.pageUpdate($1, isComplete) }
    if !difference.site.isEmpty {
      lineBreak()
      key("site")
      beginObject()
      fields(difference.site, isComplete)
      endObject()
    }
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
    kinds(of: update, "of")
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

  private mutating func kinds(of update: SiteDifference.RecordUpdate, _ name: String) {
    key(name)
    beginArray()
    if update.isOfItem { text("item") }
    if update.isOfPage { text("page") }
    endArray()
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

  /// The words that are kept, removed and inserted, in order.
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
    places(of: move)
  }

  private mutating func places(of move: SiteDifference.RecordMove) {
    place("from", move.from)
    place("to", move.to)
  }

  private mutating func page(_ page: SiteDifference.Named) {
    member("path", page.id)
    member("title", page.title)
  }

  private mutating func pageUpdate(_ update: SiteDifference.PageUpdate, _ hasWords: Bool) {
    page(update.page)
    if !update.fields.isEmpty { fields(update.fields, hasWords) }
    if update.isOfBody {
      key("body")
      bool(true)
    }
    guard !update.sections.isEmpty else { return }
    key("sections")
    beginObject()
    sections("inserted", update.sections.inserted) { $0.section($1) }
    sections("removed", update.sections.removed) { $0.section($1) }
    sections("updated", update.sections.updated) {
      $0.section($1.section)
      if !$1.fields.isEmpty { $0.fields($1.fields, hasWords) }
    }
    sections("moved", update.sections.moved) {
      $0.section($1.section)
      $0.counts(("from", $1.from), ("to", $1.to))
    }
    endObject()
  }

  private mutating func sections<Change>(
    _ name: String, _ changes: [Change], _ write: (inout JSONWriter, Change) -> Void
  ) {
    if changes.isEmpty { return }
    key(name)
    beginArray()
    for change in changes {
      beginObject()
      write(&self, change)
      endObject()
    }
    endArray()
  }

  private mutating func section(_ section: SiteDifference.Named) {
    member("id", section.id)
    member("title", section.title)
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
