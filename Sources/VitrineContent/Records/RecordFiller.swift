import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
import VitrineModel
import VitrineText

/// Fills the slots and fields of a record from its data. If one is set twice, the last value wins.
struct RecordFiller {
  let data: RecordData

  /// The data with the front matter that adds to them.
  let merged: SourceValue
  let shape: RecordMapping
  let isChild: Bool

  /// The record so far. Its key, its title and everything that has to be looked up are set last.
  var record: Record
  var details = RecordDetails(lookedUp: [])
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var title: String?

  /// The location of the title, even if that is empty.
  private(set) var titlePlace: SourceLocation?

  /// Whether a diagnostic already explains why there is no title.
  private(set) var isTitleNoted = false
  private(set) var datePlace: SourceLocation?

  /// The pictures that its slots `image` and `images` refer to.
  var image: [PictureReference] = []
  var images: [PictureReference] = []
  private(set) var cell: SourceValue?
  private(set) var parent: SourceValue?

  /// Whether the rest of a column may say what one of its values means.
  private(set) var dependsOnColumns = false
  private(set) var isDraft = false
  private(set) var isScheduled = false

  /// Whether the record sets `scheduled`, to either value.
  private(set) var setsSchedule = false

  /// The indices of fields after the first few, by name.
  private var fieldIndices: [String: Int] = [:]

  init(_ data: RecordData, as shape: RecordMapping, of collection: String, isChild: Bool) {
    self.data = data
    self.shape = shape
    self.isChild = isChild
    merged = data.merged
    record = Record(
      id: RecordID(collection: collection, key: ""), title: "", place: data.place)
    fill()
    record.body = data.markdown?.body ?? record.body
  }

  /// Returns the value of a measure, slot or field, or else the value at a path in the data. The
  /// value of a picture is its path, even if the file is missing.
  func value(at path: ValuePath) -> FieldValue? {
    if path.text == "image", let first = image.first { return .text(first.path) }
    return record.value(named: path.text) ?? path.value(in: merged)?.fieldValue
  }

  /// Whether the date starts after `day`. False if `day` is nil.
  func isAhead(of day: CalendarDate?) -> Bool {
    guard let day, let first = record.date?.span?.first else { return false }
    return first.dayNumber > day.dayNumber
  }

  /// Sets the slot `name`, or a field if there is no such slot. `form` is the declared type of its
  /// values. Its separator splits the text after markup is removed.
  mutating func set(
    _ name: String, _ value: SourceValue, as form: FieldType = FieldType(), isMapped: Bool = false
  ) {
    let type = form.type
    // Other characters that HTML does not allow are reported when the body is rendered.
    var value = printable(value, warns: name != "body")
    let slot = RecordSlot(rawValue: name)
    let keepsMarkup =
      name == "body" || name == "text" && type != .html || RecordKeys.wordless.contains(name)
    let isInline = type == .markdown && slot == nil
    if !keepsMarkup, !isInline { value = words(of: value, name, type, isMapped: isMapped) }
    if let separator = form.separator { value = value.split(by: separator) }
    switch slot {
    case nil: setOther(name, value, form)
    case .title?: setTitle(value)
    case .text?: setText(value, type, isMapped: isMapped)
    case .link?: setLink(value)
    case .date?: setDate(value, form)
    case .tags?: record.tags = tags(value)
    case .image?: setImage(value)
    case .images?: images = references(in: value, name)
    case let slot?: record[text: slot] = shown(name, value)
    }
  }

  private mutating func setOther(
    _ name: String, _ value: SourceValue, _ form: FieldType
  ) {
    switch name {
    case "id": break
    case "body": setBody(value, form.type)
    case "cell": cell = named(name, value)
    case "parent": parent = named(name, value)
    case "order": setOrder(value)
    case "draft": setFlag(\.isDraft, name, value)
    case "hidden": setFlag(\.record.isHidden, name, value)
    // In data these keys can mean anything, such as a train that is scheduled.
    case "scheduled" where data.isFrontMatter(value):
      setFlag(\.isScheduled, name, value)
      setsSchedule = true
    case "aliases" where data.isFrontMatter(value): setAliases(value)
    default:
      let typed = typed(name, value, form)
      guard let computation = form.computation else { return setField(name, typed) }
      diagnostics += computation.problems(of: typed, from: value, in: merged, of: data)
      computation.result(of: typed, in: merged, unit: form.unit).map { setField(name, $0) }
    }
  }

  /// Adds a field that the collection does not declare, unless the record has a field with that
  /// name.
  mutating func addField(_ name: String, _ value: SourceValue) {
    guard indexOfField(name) == nil, name != "title" || titlePlace != data.location(of: value)
    else { return }
    setField(name, words(of: printable(value), name, nil, isMapped: false).fieldValue)
  }

  mutating func setField(_ name: String, _ value: FieldValue) {
    if let index = indexOfField(name) {
      record.fields[index].value = value
    } else {
      let count = record.fields.count
      if count >= Self.fewFields { fieldIndices[name] = count }
      record.fields.append(Field(name: name, value: value))
    }
  }

  /// Returns the index of the field `name`. The first few fields are searched without a dictionary.
  private func indexOfField(_ name: String) -> Int? {
    record.fields.prefix(Self.fewFields).firstIndex { $0.name == name } ?? fieldIndices[name]
  }

  private static let fewFields = 32

  private mutating func shown(_ name: String, _ value: SourceValue) -> String? {
    if value.containsMap { wrongType(name, "text", value) }
    return value.shownText
  }

  /// Returns `value` if it is a single value that can be a name. Returns nil if it is blank or,
  /// with a diagnostic, of the wrong type.
  private mutating func named(_ name: String, _ value: SourceValue) -> SourceValue? {
    if value.isBlank { return nil }
    if value.scalarText != nil { return value }
    wrongType(name, "text", value)
    return nil
  }

  /// Sets the title. A wrong type is only a warning, even in front matter, since the id can be
  /// shown instead.
  private mutating func setTitle(_ value: SourceValue) {
    titlePlace = data.location(of: value)
    isTitleNoted = value.isReported || value.containsMap
    if value.containsMap {
      let problem = Diagnostic.wrongType("'title'", "text", value, at: data.location(of: value))
      diagnostics.append(problem.asWarning())
    }
    title = value.shownText ?? title
  }

  private mutating func setLink(_ value: SourceValue) {
    (record.link, details.linkPlace) = (nil, nil)
    if case .list(let values) = value.content, values.count > 1 {
      return wrongType("link", "a single address", value)
    }
    guard let text = shown("link", value) else { return }
    record.link = trimmed(text)
    details.linkPlace = data.location(of: value)
  }

  private mutating func setDate(_ value: SourceValue, _ form: FieldType) {
    guard let text = shown("date", value) else { return }
    record.date = ExtendedDate(text, dayFirst: form.dayFirst)
    datePlace = data.location(of: value)
    guard record.date == nil else { return }
    setField("date", .text(text))
    if form.dayFirst == nil, ExtendedDate.needsOrder(text) {
      report(.unclearOrder(text, isSlot: true), of: value)
    } else {
      diagnostics.append(.notADate(text, at: data.location(of: value)))
    }
  }

  private mutating func report(_ problem: ValueProblem, of value: SourceValue) {
    if problem.dependsOnColumn { dependsOnColumns = true }
    diagnostics.append(problem.diagnostic(at: data.location(of: value)))
  }

  /// Converts a value to its field's declared type. Values that cannot be converted are unchanged.
  private mutating func typed(_ name: String, _ value: SourceValue, _ form: FieldType) -> FieldValue
  {
    guard let type = form.type else { return value.fieldValue }
    do throws(ValueProblem) {
      if let whole = try form.readWhole(value) { return whole }
      switch value.content {
      case .list where type == .list: return value.fieldValue
      case .list(let values): return .list(values.map { typed(name, $0, form) })
      case _ where type == .list: return .list([value.fieldValue])
      case .text(let text) where type == .markdown:
        let (inline, problems) = inlineValue(ofMarkdown: text, at: data.location(of: value))
        diagnostics += problems
        return inline
      case .object: type.reading.map { wrongType(name, $0.expected, value) }
      default: break
      }
      return try form.read(value.fieldValue)
    } catch {
      // `2–4` and `4+` stay as they are written, and are sorted and found as spans.
      if type == .number, form.computation == nil, case .text(let text) = value.content,
        let span = NumberSpan(text), span.unit == nil
      {
        return value.fieldValue
      }
      report(error, of: value)
      return value.fieldValue
    }
  }

  /// Reads tags from a list or a text with commas.
  private mutating func tags(_ value: SourceValue) -> [String] {
    switch value.content {
    case .list(let values):
      if let map = values.first(where: \.containsMap) { wrongType("tags", "a list of texts", map) }
      return values.compactMap(\.shownText)
    case .text(let text):
      return text.split(separator: ",").map(trimmed).filter { !$0.isEmpty }
    case .number, .bool: return value.shownText.map { [$0] } ?? []
    case .null: return []
    case .object:
      if value.containsMap { wrongType("tags", "a list of texts", value) }
      return []
    }
  }

  private mutating func setAliases(_ value: SourceValue) {
    let values = if case .list(let values) = value.content { values } else { [value] }
    record.aliases = values.compactMap { value in
      guard let text = value.scalarText else {
        if !value.isNull { wrongType("aliases", "text or a list of texts", value) }
        return nil
      }
      let alias = Alias(value, at: data.location(of: value))
      if alias == nil {
        // Obsidian uses `aliases` for other names of a note.
        diagnostics.append(.noAlias(text, at: data.location(of: value)).asWarning())
      }
      return alias
    }
  }

  private mutating func setBody(_ value: SourceValue, _ type: ValueType?) {
    record.body = shown("body", value).map { text in
      .text(
        type == .text ? paragraph(of: text) : text, at: data.location(of: value),
        isHTML: type == .html || type == .text)
    }
  }

  /// Sets the summary. Its Markdown is removed, unless it is declared as text or as HTML, which is
  /// removed already.
  private mutating func setText(
    _ value: SourceValue, _ type: ValueType?, isMapped: Bool
  ) {
    record.text = shown("text", value)
    guard type != .html, type != .text, let written = record.text else { return }
    record.text = plainText(ofMarkdown: written)
    if type == nil, containsHTML(written) { warnAboutMarkup(in: "text", value, isMapped: isMapped) }
  }

  /// Returns `value` with the markup removed from its texts. Without a `type` only HTML is removed,
  /// with a warning. A text with nothing but markup is kept, since it is probably about markup.
  private mutating func words(
    of value: SourceValue, _ name: String, _ type: ValueType?, isMapped: Bool
  ) -> SourceValue {
    // There is no HTML without `<`.
    let mayContainHTML =
      type != .text && type != .json && value.hasText { $0.utf8.contains(UInt8(ascii: "<")) }
    guard type?.isMarkup == true || mayContainHTML else { return value }
    return value.mapTexts { text, value in
      if type == .markdown { return plainText(ofMarkdown: text) }
      if type == .html { return plainText(ofHTML: text) }
      guard containsHTML(text) else { return text }
      let words = plainText(ofHTML: text, keepsUnknownTags: true)
      guard !words.isEmpty else { return text }
      warnAboutMarkup(in: name, value, isMapped: isMapped)
      return words
    }
  }

  private mutating func warnAboutMarkup(in name: String, _ value: SourceValue, isMapped: Bool) {
    let written = yamlText(name)
    let remedy =
      isMapped
      ? "give the field 'type: html'"
      : "set its type: fields: { \(written): { field: \(written), type: html } }"
    diagnostics.warn(
      "markup removed", at: data.location(of: value), "the HTML in '\(name)' is removed",
      hint: "if it is HTML, \(remedy), or type: text if it is not"
        + (isMapped || isChild ? "" : ", with otherFields: true to keep the other fields"))
  }

  private mutating func setOrder(_ value: SourceValue) {
    guard !value.isBlank else { return details.order = nil }
    if let text = value.scalarText, let number = Double(text), number.isFinite {
      details.order = number
    } else {
      wrongType("order", "a number", value)
    }
  }

  private mutating func setFlag(
    _ flag: WritableKeyPath<Self, Bool>, _ name: String, _ value: SourceValue
  ) {
    // All values in a CSV table are texts.
    let parsed =
      data.isFrontMatter(value) ? nil : value.scalarText.flatMap { FlagWord.flag(trimmed($0)) }
    if case .bool(let bool) = value.content {
      self[keyPath: flag] = bool
    } else if let parsed {
      self[keyPath: flag] = parsed
    } else if !value.isBlank {
      wrongType(name, "true or false", value)
    }
  }

  /// Returns `value` without control characters. Warns about these, and about other characters that
  /// HTML does not allow.
  private mutating func printable(_ value: SourceValue, warns: Bool = true) -> SourceValue {
    guard value.hasText(where: \.containsForbiddenCharacter) else { return value }
    return value.mapTexts { text, value in
      var shown = text.withoutControls ?? text
      guard warns else { return shown }
      let place = data.location(of: value)
      if shown.utf8.count < text.utf8.count { diagnostics.append(.omittedControls(at: place)) }
      let found = shown.withUTF8 { Diagnostic.forbiddenCharacter(in: $0) { _ in place } }
      if let found { diagnostics.append(found) }
      return shown
    }
  }

  mutating func wrongType(_ name: String, _ expected: String, _ value: SourceValue) {
    report(.wrongType("'\(name)'", expected, value, at: data.location(of: value)))
  }

  /// Reports a mistake, as an error in front matter, which is written by hand, and as a warning in
  /// data.
  mutating func report(_ diagnostic: Diagnostic) {
    let isWritten = data.isFrontMatter || diagnostic.location?.file == data.markdown?.file
    diagnostics.append(isWritten ? diagnostic : diagnostic.asWarning())
  }
}

/// Converts a text to an HTML paragraph with the same line breaks, or to a block of code if half of
/// its lines are indented, as those of a stack trace.
private func paragraph(of text: String) -> String {
  let lines = text.split(whereSeparator: \.isNewline)
  let spaced = lines.count { $0.hasPrefix("  ") }
  let isCode =
    (lines.count { $0.hasPrefix("\t") } + (spaced > 1 ? spaced : 0)) * 2 >= max(2, lines.count)
  if isCode { return "<pre><code>\(String(escaping: text))</code></pre>" }
  return "<p>\(String(escaping: text).replacing("\n", with: "<br>"))</p>"
}
