import VitrineFormats
import VitrineModel
import VitrineText

/// A field declared as a map.
struct FieldDeclaration {
  var source: FieldSource?
  var form = FieldType()
  var states: [FieldSource.State]?
  var fallback: String?
  var rules = FieldRules()

  /// The day for which an age is computed.
  var day: FieldComputation.Day?

  /// The keys of a field that has a value.
  static func keys(use: NamedPath.Use) -> ContentKeys<FieldDeclaration> {
    ContentKeys(
      "a field",
      [
        ContentKey(
          "field", .source(use), \.source,
          "A path, or several, of which the first with a value is used; by default the field's own name."
        ),
        fallback,
      ] + computing(use: use) + FieldType.keys.map { $0.within(\.form) }
        + FieldRules.keys.map { $0.within(\.rules) })
  }

  /// The keys of a field that shows a state.
  static let keysOfState = ContentKeys<FieldDeclaration>(
    "a field",
    [
      ContentKey(
        "when", .states, \.states,
        "States, each with the path or paths that exist in it; the first match counts."),
      fallback,
    ])

  private static let fallback = ContentKey<FieldDeclaration>(
    "default", .text, \.fallback, "The text for records that have no value.")

  static func schema(use: NamedPath.Use) -> JSONSchema {
    let all = keys(use: use).schema
    let lookupKeys = Set(FieldLookup.keys.map(\.name))
    let keys = empty(lookupKeys, among: all)
    return .either([
      .map(keys.filter { !keysOfAge.contains($0.key) }),
      .map(
        keys.filter { keysOfAge.contains($0.key) || !namesOfSubjects.contains($0.key) },
        required: keysOfAge),
      .map(
        empty(["refersTo"], among: all).filter { !keysOfAge.contains($0.key) },
        required: ["lookup"]),
      .map(keysOfState.schema, required: ["when"]),
    ])
  }

  /// Returns the keys, allowing no value for those in `names`.
  private static func empty(
    _ names: Set<String>, among keys: [(key: String, value: JSONSchema)]
  ) -> [(key: String, value: JSONSchema)] {
    keys.map { names.contains($0.key) ? ($0.key, .choice([])) : $0 }
  }
}

extension ContentType<[FieldMapping]> {
  /// A map from slots and fields to what fills them.
  static var fields: Self {
    let slots = RecordKeys.wordless.subtracting(PictureDeclaration.slots).sorted()
    let pictureSchema = JSONSchema.map(PictureDeclaration.keys.schema, required: ["src"])
    let schema = JSONSchema.mapOf(
      .either([.texts, FieldDeclaration.schema(use: .other)]),
      except: slots.map { ($0, .texts) }
        + PictureDeclaration.slots.map { ($0, .either([.texts, pictureSchema])) })
    return Self(schema) { member, reader in
      let mappings = reader.entries(member, "a map from fields to their sources")?.compactMap {
        entry in
        reader.mapping(entry).map {
          FieldMapping(
            name: entry.key, source: $0.markedAsMarkdown(for: entry.key), rules: $1,
            place: reader.location(of: entry.value))
        }
      }
      return mappings.map { all in all.map { $0.split(like: all) } }
    }
  }
}

extension FieldMapping {
  /// Returns a mapping of a slot that splits its value as a field from the same path does, so that
  /// cells and facts show the same.
  fileprivate func split(like others: [FieldMapping]) -> FieldMapping {
    let slots: [RecordSlot] = [.subtitle, .badge, .tags]
    guard slots.contains(where: { $0.rawValue == name }),
      case .value(let source, var form) = source,
      form.type == nil, form.separator == nil, form.computation == nil
    else { return self }
    for case .value(source, let other) in others.map(\.source) where other.separator != nil {
      form.separator = other.separator
    }
    var result = self
    result.source = .value(source, form)
    return result
  }
}

extension DeclarationReader {
  fileprivate mutating func mapping(
    _ entry: SourceValue.Member
  ) -> (FieldMapping.Source, FieldRules?)? {
    let use = entry.key == "title" ? NamedPath.Use.title : .other
    let isOfPictures = PictureDeclaration.slots.contains(entry.key)
    guard case .object = entry.value.content,
      isOfPictures || !RecordKeys.wordless.contains(entry.key)
    else {
      return fieldSource(entry, use: use).map { (.value($0), nil) }
    }
    if isOfPictures { return pictures(entry).map { ($0, nil) } }
    if let states = entry.value["when"], !states.isNull { return state(entry).map { ($0, nil) } }
    return typedField(entry, use: use)
  }

  private mutating func pictures(_ entry: SourceValue.Member) -> FieldMapping.Source? {
    var result = PictureDeclaration()
    read(entry.value, by: PictureDeclaration.keys, into: &result)
    guard let source = result.source else {
      missingKey(
        "src", of: PictureDeclaration.keys.name, at: entry,
        hint: "name the field that contains the picture, as in image: { src: thumbnail }")
      return nil
    }
    return .pictures(source, result)
  }

  /// Reads a field declared as a map, such as `{ field: description, type: html }`.
  private mutating func typedField(
    _ entry: SourceValue.Member, use: NamedPath.Use
  ) -> (FieldMapping.Source, FieldRules?)? {
    var result = FieldDeclaration()
    let noted = diagnostics.count
    let named = paths.count
    read(entry.value, by: FieldDeclaration.keys(use: use), into: &result)
    let isComputed = readComputation(entry, &result)
    readLookup(entry, &result)
    if result.rules.lookup.looksUpOwnID {
      result.source = .firstOf([])
    } else if !isComputed,
      entry.value["field"]?.isNull ?? (noted == diagnostics.count)
    {
      let path = ValuePath(entry.key)
      result.source = .path(path)
      paths.append(
        NamedPath(alternatives: [path], use: use, place: location(ofKey: entry)))
    }
    checkForMisplacedType(of: result.form, entry)
    for problem in result.rules.removeInvalidLiterals(as: result.form.resultType, of: entry.key) {
      report(problem)
    }
    guard let source = result.source else { return nil }
    let rules = result.rules.isEmpty ? nil : result.rules
    guard let fallback = result.fallback else {
      return (.value(source, result.form), rules)
    }
    // A field with a default may be missing in all records, so its paths are not checked.
    paths.removeSubrange(named...)
    return (.value(.otherwise(source, fallback), result.form), rules)
  }

  /// Reports a type that a text slot cannot have, and number options next to another type.
  private mutating func checkForMisplacedType(of form: FieldType, _ entry: SourceValue.Member) {
    guard form.computation == nil, let type = form.type else { return }
    if type.isOfFields, let slot = RecordSlot(rawValue: entry.key),
      type != .date || slot != .date, type != .list || slot != .tags
    {
      let path = entry.value["field"].map { $0.scalarText.map { yamlText($0) } ?? "…" }
      let own =
        "a field of its own, such as made: { field: \(path ?? entry.key), type: \(type.rawValue) }"
      warn(
        "type of a text slot", at: entry, "'\(slot.rawValue)' contains text, not \(type.plural)",
        hint: type == .date ? "put the date into 'date', or into \(own)" : "put it into \(own)")
    }
    let keys: [String?] = [form.unit == nil ? nil : "unit", form.decimal == nil ? nil : "decimal"]
    if form.dayFirst != nil, type != .date {
      error(
        "key of dates", at: entry, "'dayFirst' cannot be used with 'type: \(type.rawValue)'",
        hint: "only dates support it: remove it, or write 'type: date'")
    }
    for key in keys.compactMap(\.self) where !(type.reading?.isMeasured ?? false) {
      error(
        "key of numbers", at: entry, "'\(key)' cannot be used with 'type: \(type.rawValue)'",
        hint: "only numbers and sizes support it: remove it, or write 'type: number'")
    }
  }

  private mutating func state(_ entry: SourceValue.Member) -> FieldMapping.Source? {
    var result = FieldDeclaration()
    read(entry.value, by: FieldDeclaration.keysOfState, into: &result)
    guard let states = result.states else { return nil }
    let source = FieldSource.state(states)
    return .value(result.fallback.map { .otherwise(source, $0) } ?? source)
  }
}

// MARK: Where values come from

extension ContentType<FieldSource> {
  /// A path, a text with `<path>`s, or a list of these.
  static func source(_ use: NamedPath.Use = .other, minimum: Int = 0) -> Self {
    Self(.either([.text, .list(.text, minimum: minimum)])) { $1.fieldSource($0, use: use) }
  }
}

extension ContentType<[FieldSource.State]> {
  /// A map such as `{ failed: [failure, error], skipped: skipped }`. Its paths are not checked,
  /// since possibly no record is in any of these states.
  fileprivate static var states: Self {
    Self(.mapOf(.texts)) { member, reader in
      let named = reader.paths.count
      defer { reader.paths.removeSubrange(named...) }
      return reader.entries(member, "a map from states to paths")?.compactMap { entry in
        reader.fieldSource(entry).map { FieldSource.State(name: entry.key, source: $0) }
      }
    }
  }
}

extension DeclarationReader {
  /// Reads a path, a text with `<path>`s, or a list of these.
  mutating func fieldSource(
    _ member: SourceValue.Member, use: NamedPath.Use = .other
  ) -> FieldSource? {
    guard let texts = texts(member), !texts.isEmpty else { return nil }
    let sources = texts.map { text, value in
      FieldSource(textWithPaths(text, of: value, mayBePath: true))
    }
    let place = location(of: texts[0].value)
    if sources.count == 1 {
      paths += sources[0].paths.map {
        NamedPath(alternatives: [$0], use: use, place: place)
      }
      return sources[0]
    }
    paths.append(
      NamedPath(alternatives: sources.flatMap(\.paths), use: use, place: place))
    return .firstOf(sources)
  }

  /// Runs `body` and returns its result together with the paths that it read. `paths` itself is
  /// unchanged.
  mutating func readingPaths<Result>(
    _ body: (inout DeclarationReader) -> Result
  ) -> (Result, [NamedPath]) {
    let outer = paths
    paths = []
    defer { paths = outer }
    return (body(&self), paths)
  }

  /// Removes `path` from the entries of `paths` from index `start`, and then removes those without
  /// an alternative left.
  mutating func omit(_ path: ValuePath, ofPathsFrom start: Int) {
    for index in (start..<paths.count).reversed() {
      paths[index].alternatives.removeAll { $0 == path }
      if paths[index].alternatives.isEmpty { paths.remove(at: index) }
    }
  }
}

extension SourceValue {
  /// Width divided by height, parsed from `4/3`, `4:3` or `1.5`, or nil for anything else.
  var ratio: Double? {
    switch content {
    case .number(let number): return number.value > 0 ? number.value : nil
    case .text(let text):
      let parts = text.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "/" || $0 == ":" }
      ).map { Double(plain: trimmed($0)) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0
      else { return nil }
      return width / height
    default: return nil
    }
  }
}

extension Double {
  /// Parses digits with at most one decimal point. Returns nil for other numbers that `Double`
  /// accepts: signs, exponents, infinity, hexadecimal.
  init?(plain text: some StringProtocol) {
    guard text.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }) else { return nil }
    self.init(String(text))
    guard isFinite else { return nil }
  }
}
