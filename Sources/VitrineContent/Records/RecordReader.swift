import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Makes records from data as their collection declares them, and fills a batch with them.
struct RecordReader {
  let context: RecordContext
  var batch: RecordBatch

  init(_ context: RecordContext) {
    self.context = context
    batch = RecordBatch(of: context.shape)
  }

  /// Reads the record of a Markdown file.
  mutating func read(_ file: ReadMarkdown) {
    batch.diagnostics += file.diagnostics
    if let source = file.source { read(source.data) } else { batch.isIncomplete = true }
  }

  /// Reads some of the records of a data file. Each is completed by the note with its key.
  mutating func read(
    _ range: Range<Int>, of source: RecordSource, notes: NameTable<MarkdownSource>
  ) {
    for index in range {
      var data = source.record(index)
      data.row = context.row(index + 1, of: data.file)
      if !notes.isEmpty, let key = data.key(as: context.shape) { data.markdown = notes[key] }
      read(data)
    }
  }

  /// Reads the record of `data`, unless it is left out.
  mutating func read(_ data: RecordData) { read(data, as: context.shape, under: nil) }

  /// Reads the record of `data` and the records in it, unless nothing names it, it does not meet
  /// the conditions, or it is a draft to leave out. `parent` is the record that the data are in.
  private mutating func read(_ data: RecordData, as shape: RecordShape, under parent: Int?) {
    let isChild = parent != nil
    let merged = data.merged
    var slots = RecordSlots(data: data, isChild: isChild)
    fill(&slots, from: data, merged: merged, shape: shape)
    let title = slots.title ?? data.markdown?.heading
    let ownKey = data.key(as: shape)
    var key = ownKey ?? title.map(slug) ?? ""
    let isNameless = key.isEmpty
    if let parent { key = "\(batch.records[parent].id.key)/\(key)" }
    let start = batch.diagnostics.count
    var record = record(
      key, title: title ?? key, slots: slots, data: data, merged: merged, shape: shape)
    record.parent = parent
    func value(at path: ValuePath) -> FieldValue? {
      record.value(named: path.text, slots: slots) ?? path.value(in: merged)?.fieldValue
    }
    let isRoot = !isChild && data.parent == nil
    guard !isRoot || context.conditions.allSatisfy({ $0.isMet(value) }) else {
      batch.diagnostics.removeSubrange(start...)
      batch.leftOut.append(key)
      return
    }
    if let rule = shape.status, let state = ReadableValue(value(at: ValuePath(rule.field)))?.text {
      give(Record.Status(state: state, rule: rule), to: &record, of: data)
    }
    lookForBrokenRules(of: record, in: merged, of: data, shape: shape, &batch.diagnostics)
    lookForGaps(in: merged, of: data, shape: shape, isChild: isChild)
    let isAhead = slots.isAhead(of: context.today)
    if (slots.isDraft || slots.isScheduled && isAhead) && !context.includesDrafts {
      batch.drafts.append(
        Draft(
          key: key, file: data.markdown?.file ?? data.file, image: slots.image,
          body: data.markdown?.body ?? slots.body))
      batch.diagnostics.removeSubrange(start...)
      return
    }
    lookForNames(
      key: isNameless ? nil : key, title: title, slots: slots, of: data, shape: shape,
      isChild: isChild)
    if isNameless {
      batch.diagnostics.removeSubrange(start...)
      return
    }
    batch.diagnostics += slots.diagnostics
    if isAhead, !slots.saysSchedule, let place = slots.datePlace, data.isFrontMatter {
      batch.diagnostics.warn(
        "date in the future", at: place,
        "the date is after the day of this build, and the item is shown",
        hint:
          "with 'scheduled: true' it is left out until that day; 'false' says that it is meant so"
      )
    }
    var details = RecordDetails(lookedUp: context.lookedUp.map(value))
    details.isNamedByTitle = ownKey == nil
    details.order = slots.order
    details.hasImage = slots.image != nil
    details.linkPlace = slots.linkPlace
    details.hasPage = record.body != nil || shape.makesPages
    details.referencePlaces = shape.references.map { mapping in
      mapping.source.value(in: merged).map { data.location(of: $0) }
    }
    let index = batch.records.count
    batch.add(record, details, parent: isChild ? nil : parentName(slots, merged, data))
    readChildren(of: data, merged: merged, shape: shape, under: index)
  }

  /// Returns a record with its slots, its Markdown and its collection's measures.
  private mutating func record(
    _ key: String, title: String, slots: RecordSlots, data: RecordData, merged: SourceValue,
    shape: RecordShape
  ) -> Record {
    let id = RecordID(collection: context.collection, key: key)
    var record = Record(id: id, title: title, place: data.place)
    slots.give(to: &record)
    record.body = data.markdown?.body ?? slots.body
    record.isHidden = slots.isHidden
    record.aliases = slots.aliases
    record.image = slots.image.flatMap {
      context.pictures.picture($0, &batch.diagnostics)
    }
    record.measures = measures(in: merged, shape: shape, data: data)
    if let cell = slots.cell { record.cell = known(cell, data) }
    return record
  }

  /// Gives a record its state, which is its badge too unless it has another.
  private mutating func give(
    _ status: Record.Status, to record: inout Record, of data: RecordData
  ) {
    if status.rank == nil {
      batch.diagnostics.append(.unknownState(status, of: record.id, at: data.place))
    }
    record.status = status
    record.badge = record.badge ?? status.state
  }

  /// Fills the slots and fields. With a `fields` map, they get what it says, but a Markdown file's
  /// own keys win. Without one, keys of the same names fill the slots, and all others become
  /// fields.
  private func fill(
    _ slots: inout RecordSlots, from data: RecordData, merged: SourceValue, shape: RecordShape
  ) {
    // The list of its children is no field of the record.
    let childrenKey: String? =
      if case .records(let path, _, _)? = shape.children { path.text } else { nil }
    guard let mappings = shape.fields else {
      let isPicture = SourceFormat(data.file) == .picture
      for member in merged.members
      where member.key != childrenKey && !(isPicture && Self.keysOfPicture.contains(member.key)) {
        slots.set(member.key, member.value)
      }
      if isPicture, let alternative = merged["alt"]?.scalarText {
        slots.setAlternative(alternative)
      }
      return
    }
    for mapping in mappings {
      switch mapping.source {
      case .value(let source, let form):
        if let value = source.value(in: merged) ?? form.computation?.valueOfNone(in: merged) {
          slots.set(mapping.name, value, as: form, in: merged)
        }
      case .image(let source, let alternative, let shape):
        slots.setImage(
          source.value(in: merged), alternative: alternative?.text(in: merged), shape: shape,
          in: merged)
      }
    }
    if slots.title == nil, let title = data.value["title"] { slots.set("title", title) }
    if let mapped = shape.mappedKeys {
      for member in merged.members where !member.value.isAdded && !mapped.contains(member.key) {
        // A slot's key in front matter means the slot, not a field.
        if data.isFrontMatter && RecordKeys.isSlot(member.key) { continue }
        slots.addField(member.key, member.value)
      }
    }
    if data.isFrontMatter {
      for key in RecordKeys.own { data.value[key].map { slots.set(key, $0) } }
    } else if let markdown = data.markdown {
      for member in markdown.value.added.members { slots.set(member.key, member.value) }
    }
  }

  /// Notes which of its collection's paths the record has, and which of its fields have keys that
  /// are nearly a slot's.
  private mutating func lookForGaps(
    in merged: SourceValue, of data: RecordData, shape: RecordShape, isChild: Bool
  ) {
    batch.gaps.note(isChild) { $0.look(in: merged, of: data, for: shape.paths) }
    let members = shape.fields == nil ? merged.members : data.markdown?.value.added.members ?? []
    guard shape.fields == nil || !data.isFrontMatter else { return }
    for member in members where !RecordKeys.isSlot(member.key) {
      batch.gaps.note(isChild) { $0.slips.look(at: member, among: members, of: data) }
    }
  }

  /// Notes an id or title that is missing or of a wrong type. `key` is nil if nothing names the
  /// record.
  private mutating func lookForNames(
    key: String?, title: String?, slots: RecordSlots, of data: RecordData, shape: RecordShape,
    isChild: Bool
  ) {
    batch.gaps.note(isChild) { gaps in
      gaps.look(forNamesOf: data, key: key, shape: shape)
      if let key, title == nil, !slots.isTitleNoted, !data.isNamedByTitle(key) {
        gaps.untitled.warn(
          "no title", at: slots.titlePlace ?? data.place,
          "'\(key)' has no title, its id stands in its place",
          hint: "add a title, or map one with 'fields' in the collection")
      }
    }
    if let key, let id = data.writtenID(as: shape), id.scalarText == nil {
      batch.diagnostics.warn(
        "wrong type", at: data.location(of: id),
        "'id' must be a text or a number, not \(id.kindName), so that the id is '\(key)'",
        hint: "an id from a title or a file's name changes with it")
    }
  }

  /// The keys of a picture that are no fields: those with its file's name, and the words from its
  /// Markdown file.
  private static let keysOfPicture: Set = ["name", "file", "alt"]

  private mutating func known(_ cell: SourceValue, _ data: RecordData) -> String? {
    guard let name = cell.scalarText else { return nil }
    if context.cells.contains(name) { return name }
    batch.diagnostics.append(
      .unknownCell(name, among: context.cells, at: data.location(of: cell)))
    return nil
  }

  private mutating func measures(
    in merged: SourceValue, shape: RecordShape, data: RecordData
  ) -> [Record.Measure] {
    shape.measures.compactMap { measure in
      guard let value = measure.field.value(in: merged) else { return nil }
      guard let literal = value.scalarText, let number = Double(literal), number.isFinite else {
        let found = value.scalarText.map { "'\($0)'" } ?? value.kindName
        batch.diagnostics.warn(
          "measure is no number", at: data.location(of: value),
          "the measure '\(measure.name)' is \(found), no number",
          hint:
            "a measure is a plain number, as 12.5: 'field' says where it stands, 'unit' what is behind it"
        )
        return nil
      }
      return Record.Measure(
        name: measure.name, value: number, literal: literal, unit: measure.unit,
        rule: measure.rule)
    }
  }

  private mutating func parentName(
    _ slots: RecordSlots, _ merged: SourceValue, _ data: RecordData
  ) -> ParentName? {
    let value = context.parent?.value(in: merged) ?? slots.parent
    guard let value, !value.isBlank else { return data.parent }
    guard let key = value.scalarText else {
      let problem = Diagnostic.wrongType(
        "'parent'", "the id of a record", value, at: data.location(of: value))
      batch.diagnostics.append(problem.asWarning())
      return nil
    }
    return ParentName(key: key, place: data.location(of: value))
  }

  private mutating func readChildren(
    of data: RecordData, merged: SourceValue, shape: RecordShape, under parent: Int
  ) {
    guard case .records(let path, _, let childShape) = shape.children,
      let value = path.value(in: merged), !value.isNull
    else { return }
    let file = data.file(of: value)
    let isBareList =
      if case .data(let format)? = SourceFormat(file) { format.hasBareLists } else { false }
    guard let elements = isBareList && value.isMap ? [(nil, value)] : value.recordElements else {
      batch.diagnostics.warn(
        "children are no list", at: data.location(of: value),
        "'\(path.text)' is \(value.kindName), no list of children",
        hint: "children are a list of maps, or a map of maps")
      return
    }
    let surroundings = Surroundings(merged)
    for (index, element) in elements.enumerated() {
      guard case .object = element.value.content else {
        batch.diagnostics.append(
          .recordIsNoMap(element.value, at: data.location(of: element.value)))
        continue
      }
      var value = element.value
      value.surroundings = surroundings
      let child = RecordData(
        value: value, file: data.file(of: value), key: element.key, row: String(index + 1))
      read(child, as: childShape, under: parent)
    }
  }
}

extension RecordSlots {
  /// True if the date begins after a day; false without that day.
  fileprivate func isAhead(of day: CalendarDate?) -> Bool {
    guard let day, let first = date?.span?.first else { return false }
    return first.dayNumber > day.dayNumber
  }
}

extension Record {
  /// Returns the value of a measure, slot or field; a picture's is its path, even if the file is
  /// missing.
  fileprivate func value(named name: String, slots: RecordSlots) -> FieldValue? {
    if name == "image", let path = slots.image?.path { return .text(path) }
    return value(named: name)
  }
}

extension FieldSource {
  fileprivate func text(in record: SourceValue) -> String? {
    switch self {
    case .path(let path): path.value(in: record)?.scalarText
    case .template, .firstOf, .state, .otherwise: value(in: record)?.shownText
    }
  }
}

extension FieldMapping.Alternative {
  fileprivate func text(in record: SourceValue) -> String? {
    switch self {
    case .text(let source): source.text(in: record)
    case .empty: ""
    }
  }
}
