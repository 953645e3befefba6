import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

/// Makes records from data according to their collection, and adds them to a batch.
struct RecordReader {
  let collection: CollectionReader
  var batch: RecordBatch

  /// The metadata of picture files, by their index in the tree.
  var photographs: [Int: PictureMetadata] = [:]

  init(_ collection: CollectionReader) {
    self.collection = collection
    batch = RecordBatch(of: collection.shape)
  }

  /// Reads the record of a Markdown file.
  mutating func read(_ file: MarkdownReadResult) {
    batch.diagnostics += file.diagnostics
    if let source = file.source { read(source.data) } else { batch.isIncomplete = true }
  }

  /// Reads a range of records in a data file, merging each with the note for its key.
  mutating func read(_ range: Range<Int>, of source: RecordSource) {
    let notes = collection.notes
    for index in range {
      var data = source.record(index)
      data.row = collection.row(index + 1, of: data.file)
      if !notes.isEmpty, let key = data.key(as: collection.shape) { data.markdown = notes[key] }
      read(data)
    }
  }

  /// Reads the record in `data`, unless it is left out.
  mutating func read(_ data: RecordData) { read(data, as: collection.shape, under: nil) }

  /// Reads the record in `source` and its children, unless it has no name, does not meet the
  /// conditions, or is a draft to leave out. `parent` is the record that contains the data.
  private mutating func read(_ source: RecordData, as shape: RecordMapping, under parent: Int?) {
    let isChild = parent != nil
    let start = batch.diagnostics.count
    var filler = self.filler(source, as: shape, isChild: isChild)
    if filler.dependsOnColumns { batch.dependsOnColumns = true }
    let data = filler.data
    let title = filler.title ?? data.markdown?.heading
    let ownKey = data.key(as: shape)
    var key = ownKey ?? title.map(slug) ?? ""
    let isNameless = key.isEmpty
    if let parent { key = "\(batch.records[parent].id.key)/\(key)" }
    filler.record.id.key = key
    filler.record.title = title ?? key
    filler.record.parent = parent
    complete(&filler)
    let isRoot = !isChild && data.parent == nil
    guard !isRoot || collection.conditions.allSatisfy({ $0.isMet(filler.value) }) else {
      batch.diagnostics.removeSubrange(start...)
      batch.omitted.append(key)
      return
    }
    assignStatus(to: &filler)
    filler.checkForBrokenRules(&batch.diagnostics)
    checkForMissingValues(filler)
    let isAhead = filler.isAhead(of: collection.input.options.today)
    if (filler.isDraft || filler.isScheduled && isAhead) && !collection.input.options.includesDrafts
    {
      batch.drafts.append(
        Draft(
          key: key, file: data.markdown?.file ?? data.file, pictures: filler.pictures,
          body: filler.record.body))
      batch.diagnostics.removeSubrange(start...)
      return
    }
    findNames(filler, key: isNameless ? nil : key, title: title)
    if isNameless {
      batch.diagnostics.removeSubrange(start...)
      return
    }
    batch.diagnostics += filler.diagnostics
    if isAhead, !filler.setsSchedule, let place = filler.datePlace, data.isFrontMatter {
      batch.diagnostics.warn(
        "date in the future", at: place,
        "the date is after the build date, but the item is shown",
        hint:
          "set 'scheduled: true' to leave it out until that day, or 'false' if this is intended"
      )
    }
    filler.details.lookedUp = collection.lookedUp.map(filler.value)
    filler.details.isNamedByTitle = ownKey == nil
    filler.details.hasImage = !filler.image.isEmpty
    filler.details.hasImages = !filler.images.isEmpty
    filler.details.hasPage = filler.record.body != nil || shape.makesPages
    filler.details.referencePlaces = shape.references.map { mapping in
      mapping.source.value(in: filler.merged).map { data.location(of: $0) }
    }
    if isRoot, let attempts = collection.plan.declaration.attempts,
      let same = attempts.same?.value(in: filler.merged)?.scalarText
    {
      let latest = attempts.latest?.value(in: filler.merged)?.scalarText ?? ""
      batch.attempts.append(
        (batch.records.count, ExactText(same), Double(latest) ?? 0, latest))
    }
    let index = batch.records.count
    batch.add(filler.record, filler.details, parent: isChild ? nil : parentName(filler))
    readChildren(of: filler, under: index)
  }

  /// Sets the measures and the cell of a record.
  private mutating func complete(_ filler: inout RecordFiller) {
    filler.record.measures = measures(filler)
    guard let cell = filler.cell, let name = cell.scalarText else { return }
    let cells = collection.input.options.cells
    if cells.contains(name) {
      filler.record.cell = name
    } else {
      batch.diagnostics.append(
        .unknownCell(name, among: cells, at: filler.data.location(of: cell)))
    }
  }

  /// Sets the state of a record. It is also its badge unless the record has another.
  private mutating func assignStatus(to filler: inout RecordFiller) {
    guard let rule = filler.shape.status,
      let state = ComparableValue(filler.value(at: ValuePath(rule.field)))?.text
    else { return }
    let status = Record.Status(state: state, rule: rule)
    if status.rank == nil {
      batch.diagnostics.append(
        .unknownState(status, of: filler.record.id, at: filler.data.place))
    }
    filler.record.status = status
    filler.record.badge = filler.record.badge ?? state
  }

  /// Records which of its collection's paths the record has, and which of its fields have keys that
  /// resemble a slot's.
  private mutating func checkForMissingValues(_ filler: RecordFiller) {
    let (data, merged, shape) = (filler.data, filler.merged, filler.shape)
    let place = filler.isChild ? 1 : 0
    batch.missingValues[place].look(in: merged, of: data, for: shape.paths)
    let members = shape.fields == nil ? merged.members : data.markdown?.value.added.members ?? []
    guard shape.fields == nil || !data.isFrontMatter else { return }
    for member in members where !RecordKeys.isSlot(member.key) {
      batch.missingValues[place].misspeltKeys.look(at: member, among: members, of: data)
    }
  }

  /// Reports an id or title that is missing or of the wrong type. `key` is nil if the record has no
  /// name.
  private mutating func findNames(_ filler: RecordFiller, key: String?, title: String?) {
    let (data, shape) = (filler.data, filler.shape)
    let place = filler.isChild ? 1 : 0
    batch.missingValues[place].look(forNamesOf: data, key: key, shape: shape)
    if let key, title == nil, !filler.isTitleNoted, !data.isNamedByTitle(key) {
      batch.missingValues[place].untitled.warn(
        "no title", at: filler.titlePlace ?? data.place,
        "'\(key)' has no title, so its id is shown instead",
        hint: "add a title, or map one with 'fields' in the collection")
    }
    if let key, let id = data.writtenID(as: shape), id.scalarText == nil {
      batch.diagnostics.warn(
        "wrong type", at: data.location(of: id),
        "'id' must be text or a number, not \(id.kindName), so the id is '\(key)'",
        hint: "an id made from a title or a file name changes when that changes")
    }
  }

  private mutating func measures(_ filler: RecordFiller) -> [Record.Measure] {
    filler.shape.measures.compactMap { measure in
      guard let value = measure.field.value(in: filler.merged) else { return nil }
      if let start = measure.start, start.value(in: filler.merged) == nil { return nil }
      guard let literal = literal(of: value, as: measure, in: filler),
        let number = Double(literal), number.isFinite
      else {
        let found = value.scalarText.map { "'\($0)'" } ?? value.kindName
        batch.diagnostics.warn(
          "invalid measure", at: filler.data.location(of: value),
          "the measure '\(measure.name)' is \(found), not a number",
          hint:
            "a measure is a plain number, such as 12.5: 'field' is its path, 'unit' what follows it"
        )
        return nil
      }
      return Record.Measure(
        name: measure.name, value: number, literal: literal, unit: measure.unit,
        rule: measure.rule)
    }
  }

  /// The number of a measure: the difference to another one, or the seconds in a time such as
  /// `00:01:30.5`.
  private func literal(
    of value: SourceValue, as measure: MeasureDeclaration, in filler: RecordFiller
  ) -> String? {
    guard let text = value.scalarText else { return nil }
    if let start = measure.start {
      guard let from = start.value(in: filler.merged)?.scalarText, !from.hasPrefix("-") else {
        return nil
      }
      return ExactDecimal.sum(of: [text, "-\(from)"])
    }
    guard measure.unit == "s", text.utf8.contains(UInt8(ascii: ":")),
      let match = text.wholeMatch(
        of: #/(\d{1,4}):([0-5]\d):([0-5]\d)(?:(\.\d*[1-9])?0*|\.0*)/#),
      let hours = Int(match.1), let minutes = Int(match.2), let seconds = Int(match.3)
    else { return text }
    return "\(3600 * hours + 60 * minutes + seconds)\(match.4 ?? "")"
  }

  private mutating func parentName(_ filler: RecordFiller) -> ParentName? {
    let data = filler.data
    let value = collection.plan.declaration.parent?.value(in: filler.merged) ?? filler.parent
    guard let value, !value.isBlank else { return data.parent }
    guard let key = value.scalarText else {
      let problem = Diagnostic.wrongType(
        "'parent'", "the id of a record", value, at: data.location(of: value))
      batch.diagnostics.append(problem.asWarning())
      return nil
    }
    return ParentName(key: key, place: data.location(of: value))
  }

  private mutating func readChildren(of filler: RecordFiller, under parent: Int) {
    let data = filler.data
    guard case .records(let path, _, let childShape) = filler.shape.children,
      let value = path.value(in: filler.merged), !value.isNull
    else { return }
    let file = data.file(of: value)
    let isBareList =
      if case .data(let format)? = SourceFormat(file) { format.hasBareLists } else { false }
    guard let elements = isBareList && value.isMap ? [(nil, value)] : value.recordElements else {
      batch.diagnostics.warn(
        "children are not a list", at: data.location(of: value),
        "'\(path.text)' is \(value.kindName), not a list of children",
        hint: "children must be a list of maps or a map of maps")
      return
    }
    let parentValues = ParentValues(filler.merged)
    for (index, element) in elements.enumerated() {
      guard case .object = element.value.content else {
        batch.diagnostics.append(
          .recordIsNotAMap(element.value, at: data.location(of: element.value)))
        continue
      }
      var value = element.value
      value.parentValues = parentValues
      let child = RecordData(
        value: value, file: data.file(of: value), key: element.key, row: String(index + 1))
      read(child, as: childShape, under: parent)
    }
  }
}
