import VitrineContent
import VitrineData
import VitrineModel
import VitrineText

extension JSONWriter {
  /// Writes the lists of changes. With `isComplete`, also writes empty lists, changed words, and
  /// the other change of a record that was both updated and moved.
  mutating func changes(of difference: SiteDifference, isComplete: Bool) {
    list("inserted", difference.inserted, isComplete) { $0.placed($1) }
    list("removed", difference.removed, isComplete) { $0.placed($1) }
    let moves = isComplete ? difference.movesByID : [:]
    let updates = isComplete ? difference.updatesByID : [:]
    list("updated", difference.updated, isComplete) { json, update in
      json.update(update, isComplete)
      if let move = moves[update.id] { json.object("moved") { $0.places(of: move) } }
    }
    list("moved", difference.moved, isComplete) { json, move in
      json.record(move.id, move.title, move.url)
      json.places(of: move)
      if let update = updates[move.id] { json.kinds(of: update, "updated") }
    }
    list("insertedPages", difference.insertedPages, isComplete) { $0.page($1) }
    list("removedPages", difference.removedPages, isComplete) { $0.page($1) }
    list("updatedPages", difference.updatedPages, isComplete) { $0.pageUpdate($1, isComplete) }
    if !difference.site.isEmpty {
      lineBreak()
      object("site") { $0.fields(difference.site, isComplete) }
    }
    list("titles", PlaceTitles(of: difference).list, isComplete) { json, title in
      json.member("page", title.key.page.text)
      json.member("section", title.key.section?.text)
      json.member("parent", title.key.parent?.text)
      json.member("old", if: title.key.isOld)
      json.member("title", title.title)
    }
  }

  private mutating func list<Element>(
    _ name: String, _ elements: [Element], _ isComplete: Bool,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    if elements.isEmpty && !isComplete { return }
    lineBreak()
    array(name, elements, inLines: true) { json, element in json.object { write(&$0, element) } }
  }

  private mutating func record(_ id: String, _ title: String, _ url: String?) {
    member("id", id)
    member("title", title)
    member("url", url)
  }

  private mutating func placed(_ placed: SiteDifference.PlacedRecord) {
    record(placed.id, placed.title, placed.url)
    place("place", placed.place)
  }

  private mutating func update(_ update: SiteDifference.RecordUpdate, _ includesWords: Bool) {
    record(update.id, update.title, update.url)
    place("place", update.place)
    kinds(of: update, "of")
    fields(update.fields, includesWords)
    if update.measures.isEmpty { return }
    object("measures") { json in
      for measure in update.measures { json.object(measure.name) { $0.measure(measure) } }
    }
  }

  private mutating func kinds(of update: SiteDifference.RecordUpdate, _ name: String) {
    let kinds = [update.affectsItem ? "item" : nil, update.affectsPage ? "page" : nil]
    array(name, kinds.compactMap(\.self)) { $0.text($1) }
  }

  /// Writes changes by field name. Several changes with the same name are written as a list.
  private mutating func fields(_ changes: [SiteDifference.FieldChange], _ includesWords: Bool) {
    if changes.isEmpty { return }
    let changesByName = Dictionary(grouping: changes) { ExactText($0.name) }
    var written: Set<ExactText> = []
    object("fields") { json in
      for change in changes where written.insert(change.name) {
        let all = changesByName[change.name] ?? []
        if all.count == 1 {
          json.object(change.name) { $0.field(change, includesWords) }
        } else {
          json.array(change.name, all) { json, change in
            json.object { $0.field(change, includesWords) }
          }
        }
      }
    }
  }

  private mutating func field(_ change: SiteDifference.FieldChange, _ includesWords: Bool) {
    value("old", change.old)
    value("new", change.new)
    if includesWords, let words = change.words { self.words(words) }
    verdict(change.isImprovement, isRegression: change.isRegression)
  }

  /// Writes the kept, removed and inserted words, in order.
  private mutating func words(_ difference: TextDifference) {
    array("words", difference.runs) { json, run in
      json.object { json in
        switch run {
        case .kept(let text): json.member("kept", text)
        case .removed(let text): json.member("removed", text)
        case .inserted(let text): json.member("inserted", text)
        }
      }
    }
  }

  private mutating func measure(_ measure: SiteDifference.MeasureChange) {
    member("old", measure.old)
    member("new", measure.new)
    member("unit", measure.unit)
    verdict(measure.isImprovement, isRegression: measure.isRegression)
  }

  private mutating func verdict(_ isImprovement: Bool?, isRegression: Bool) {
    if let isImprovement {
      key("improvement")
      bool(isImprovement)
    }
    member("regression", if: isRegression)
  }

  private mutating func places(of move: SiteDifference.RecordMove) {
    place("from", move.from)
    place("to", move.to)
  }

  private mutating func page(_ page: SiteDifference.Named) {
    member("path", page.id)
    member("title", page.title)
  }

  private mutating func pageUpdate(_ update: SiteDifference.PageUpdate, _ includesWords: Bool) {
    page(update.page)
    fields(update.fields, includesWords)
    member("body", if: update.affectsBody)
    let changes = update.sections
    if changes.isEmpty { return }
    object("sections") { json in
      json.sections("inserted", changes.inserted) { $0.section($1) }
      json.sections("removed", changes.removed) { $0.section($1) }
      json.sections("updated", changes.updated) {
        $0.section($1.section)
        $0.fields($1.fields, includesWords)
      }
      json.sections("moved", changes.moved) {
        $0.section($1.section)
        $0.member("from", $1.from)
        $0.member("to", $1.to)
      }
    }
  }

  private mutating func sections<Change>(
    _ name: String, _ changes: [Change], _ write: (inout JSONWriter, Change) -> Void
  ) {
    if changes.isEmpty { return }
    array(name, changes) { json, change in json.object { write(&$0, change) } }
  }

  private mutating func section(_ section: SiteDifference.Named) {
    member("id", section.id)
    member("title", section.title)
  }

  private mutating func place(_ name: String, _ place: SiteDifference.Place?) {
    guard let place else { return }
    object(name) { json in
      json.member("page", place.page.id)
      json.member("section", place.section.id)
      json.member("parent", place.parent?.id)
      json.member("index", place.index)
    }
  }

  private mutating func value(_ name: String, _ value: FieldValue?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }
}
