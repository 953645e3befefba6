import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Makes records from data as their collection declares them, and keeps them with everything that
/// is wrong.
struct RecordReading: Sendable {
  var context: RecordContext
  var records: [ReadRecord] = []
  var diagnostics: [Diagnostic] = []
  var gaps: CollectionGaps
  var drafts: [Draft] = []

  /// The keys of data that do not meet the conditions of the collection.
  var leftOut: [String] = []

  /// True if a file could not be read.
  var isIncomplete = false

  /// All that is wrong with each data file that cannot be read.
  var unreadable: [UnreadableContent] = []

  init(_ context: RecordContext) {
    self.context = context
    gaps = CollectionGaps(of: context.shape)
  }

  /// Returns the key of the id that `data` give a record: the declared field's value, else the name
  /// of its file or its key in a map, else its number if rows are numbered. Nil if only a slug of
  /// its title is left.
  static func key(of data: RecordData, shape: RecordShape) -> String? {
    writtenID(of: data, shape: shape)?.scalarText.flatMap(printable) ?? data.key
      ?? (shape.numbersRows ? data.row : nil)
  }

  /// An id without control characters; nil for one of nothing else.
  private static func printable(_ id: String) -> String? {
    guard let shown = id.withoutControls else { return id }
    return shown.isEmpty ? nil : shown
  }

  /// Returns the value that `data` have for an id.
  private static func writtenID(of data: RecordData, shape: RecordShape) -> SourceValue? {
    if let declared = shape.id { return declared.value(in: data.value) }
    guard shape.fields == nil || data.isFrontMatter, let value = data.value["id"], !value.isBlank
    else { return nil }
    return value
  }

  /// Returns the record of `data`. Nil if nothing names it, if it does not meet the conditions, or
  /// if it is a draft to leave out.
  mutating func record(
    of data: RecordData, shape: RecordShape, above: String? = nil
  ) -> ReadRecord? {
    let merged = data.merged
    var slots = RecordSlots(data: data, isChild: above != nil)
    fill(&slots, from: data, merged: merged, shape: shape)
    let title = slots.title ?? data.markdown?.heading
    let ownKey = Self.key(of: data, shape: shape)
    var key = ownKey ?? title.map(slug) ?? ""
    let isNameless = key.isEmpty
    if let above { key = "\(above)/\(key)" }
    let start = diagnostics.count
    var record = record(
      key, title: title ?? key, slots: slots, data: data, merged: merged, shape: shape)
    func value(at path: ValuePath) -> FieldValue? {
      record.value(named: path.text, slots: slots) ?? path.value(in: merged)?.fieldValue
    }
    let isRoot = above == nil && data.parent == nil
    guard !isRoot || context.conditions.allSatisfy({ $0.isMet(value) }) else {
      diagnostics.removeSubrange(start...)
      leftOut.append(key)
      return nil
    }
    if let rule = shape.status, let state = ReadableValue(value(at: ValuePath(rule.field)))?.text {
      give(Record.Status(state: state, rule: rule), to: &record, of: data)
    }
    lookForBrokenRules(of: record, in: merged, of: data, shape: shape)
    lookForGaps(in: merged, of: data, shape: shape, above: above)
    let isAhead = slots.isAhead(of: context.today)
    if (slots.isDraft || slots.isScheduled && isAhead) && !context.includesDrafts {
      drafts.append(
        Draft(
          key: key, file: data.markdown?.file ?? data.file, image: slots.image,
          body: data.markdown?.body ?? slots.body))
      diagnostics.removeSubrange(start...)
      return nil
    }
    lookForNames(
      key: isNameless ? nil : key, title: title, slots: slots, of: data, shape: shape, above: above)
    if isNameless {
      diagnostics.removeSubrange(start...)
      return nil
    }
    diagnostics += slots.diagnostics
    if isAhead, !slots.saysSchedule, let place = slots.datePlace, data.isFrontMatter {
      diagnostics.append(.dateAhead(at: place))
    }
    var result = ReadRecord(record: record, lookedUp: [], order: slots.order)
    result.isNamedByTitle = ownKey == nil
    result.hasImage = slots.image != nil
    result.linkPlace = slots.linkPlace
    result.hasPage = record.body != nil || shape.makesPages
    result.lookedUp = context.lookedUp.map(value)
    result.referencePlaces = shape.references.map { mapping in
      mapping.source.value(in: merged).map { data.location(of: $0) }
    }
    result.parent = above == nil ? parent(slots, merged, data) : nil
    result.children = children(of: data, merged: merged, shape: shape, under: key)
    return result
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
    record.image = slots.image.flatMap { picture($0) }
    record.measures = measures(in: merged, shape: shape, data: data)
    if let cell = slots.cell { record.cell = known(cell, data) }
    return record
  }

  /// Gives a record its state, which is its badge too unless it has another.
  private mutating func give(
    _ status: Record.Status, to record: inout Record, of data: RecordData
  ) {
    if status.rank == nil {
      diagnostics.append(.unknownState(status, of: record.id, at: data.place))
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
    in merged: SourceValue, of data: RecordData, shape: RecordShape, above: String?
  ) {
    note(above) { $0.look(in: merged, of: data, for: shape.paths) }
    let members = shape.fields == nil ? merged.members : data.markdown?.value.added.members ?? []
    guard shape.fields == nil || !data.isFrontMatter else { return }
    for member in members where !RecordKeys.isSlot(member.key) {
      note(above) { $0.slips.look(at: member, among: members, of: data) }
    }
  }

  /// Notes an id or title that is missing or of a wrong type. `key` is nil if nothing names the
  /// record.
  private mutating func lookForNames(
    key: String?, title: String?, slots: RecordSlots, of data: RecordData, shape: RecordShape,
    above: String?
  ) {
    note(above) { gaps in
      gaps.look(forNamesOf: data, key: key, shape: shape)
      if let key, title == nil, !slots.isTitleNoted, !data.isNamedByTitle(key) {
        gaps.untitled.append(.noTitle(key, at: slots.titlePlace ?? data.place))
      }
    }
    if let key, let id = Self.writtenID(of: data, shape: shape), id.scalarText == nil {
      diagnostics.append(.idIsNoText(id, key: key, at: data.location(of: id)))
    }
  }

  /// The keys of a picture that are no fields: those with its file's name, and the words from its
  /// Markdown file.
  private static let keysOfPicture: Set = ["name", "file", "alt"]

  /// Adds to the gaps of the collection's roots or, if a record is above, of the children.
  private mutating func note(_ above: String?, _ add: (inout RecordGaps) -> Void) {
    if above == nil { add(&gaps.roots) } else if gaps.children != nil { add(&gaps.children!) }
  }

  private mutating func picture(_ reference: PictureReference) -> Picture? {
    let found = context.pictures.picture(reference)
    diagnostics += found.diagnostics
    return found.picture
  }

  private mutating func known(_ cell: SourceValue, _ data: RecordData) -> String? {
    guard let name = cell.scalarText else { return nil }
    if context.cells.contains(name) { return name }
    diagnostics.append(.unknownCell(name, among: context.cells, at: data.location(of: cell)))
    return nil
  }

  private mutating func measures(
    in merged: SourceValue, shape: RecordShape, data: RecordData
  ) -> [Record.Measure] {
    shape.measures.compactMap { measure in
      guard let value = measure.field.value(in: merged) else { return nil }
      guard let literal = value.scalarText, let number = Double(literal), number.isFinite else {
        diagnostics.append(
          .measureIsNoNumber(measure.name, value, at: data.location(of: value)))
        return nil
      }
      return Record.Measure(
        name: measure.name, value: number, literal: literal, unit: measure.unit,
        rule: measure.rule)
    }
  }

  private mutating func parent(
    _ slots: RecordSlots, _ merged: SourceValue, _ data: RecordData
  ) -> ReadRecord.ParentName? {
    let value = context.parent?.value(in: merged) ?? slots.parent
    guard let value, !value.isBlank else { return data.parent }
    guard let key = value.scalarText else {
      let problem = Diagnostic.wrongType(
        "'parent'", "the id of a record", value, at: data.location(of: value))
      diagnostics.append(problem.asWarning())
      return nil
    }
    return ReadRecord.ParentName(key: key, place: data.location(of: value))
  }

  private mutating func children(
    of data: RecordData, merged: SourceValue, shape: RecordShape, under key: String
  ) -> [ReadRecord] {
    guard case .records(let path, _, let childShape) = shape.children,
      let value = path.value(in: merged), !value.isNull
    else { return [] }
    let file = data.file(of: value)
    let isBareList =
      if case .data(let format)? = SourceFormat(file) { format.hasBareLists } else { false }
    guard let elements = isBareList && value.isMap ? [(nil, value)] : value.recordElements else {
      diagnostics.append(
        .childrenAreNoList(path.text, value, at: data.location(of: value)))
      return []
    }
    let surroundings = Surroundings(merged)
    return elements.enumerated().compactMap { index, element in
      guard case .object = element.value.content else {
        diagnostics.append(
          .recordIsNoMap(element.value, at: data.location(of: element.value)))
        return nil
      }
      var value = element.value
      value.surroundings = surroundings
      let child = RecordData(
        value: value, file: data.file(of: value), key: element.key, row: String(index + 1))
      return record(of: child, shape: childShape, above: key)
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

extension RecordData {
  /// The data, overridden by the front matter of the Markdown file that adds to them.
  var merged: SourceValue {
    guard !isFrontMatter, let markdown, case .object(let members) = value.content else {
      return value
    }
    let overriding = markdown.value.added.members
    let kept = members.filter { member in !overriding.contains { $0.key == member.key } }
    var result = value
    result.content = .object(kept + overriding)
    return result
  }

  /// True if a value of the merged data is written by hand in a Markdown file.
  func isFrontMatter(_ value: SourceValue) -> Bool { isFrontMatter || file(of: value) != file }

  /// Returns the file that a value of the merged data comes from.
  func file(of value: SourceValue) -> String {
    value.isAdded ? markdown?.file ?? file : file
  }

  func location(of value: SourceValue) -> SourceLocation {
    value.location(in: file(of: value))
  }
}

extension RecordData {
  /// True for a file of Markdown that is called as people write titles: `Barn owl.md`. A name in small
  /// letters without blanks is one of a file.
  fileprivate func isNamedByTitle(_ key: String) -> Bool {
    isFrontMatter && key == self.key && key.contains { $0.isWhitespace || $0.isUppercase }
  }
}
