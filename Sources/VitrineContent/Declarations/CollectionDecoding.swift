import VitrineModel
import VitrineText

extension Declarations {
  /// The collections of `collections: { name: { … } }`.
  mutating func collections(
    _ member: SourceValue.Member, in folder: String
  ) -> [CollectionDeclaration] {
    guard case .object(let members) = member.value.content else {
      wrongType(member, "a map of names to collections")
      return []
    }
    return members.compactMap { entry in
      if entry.key.isEmpty || entry.key.contains(where: { $0 == "#" || $0 == "/" }) {
        note(.collectionName(entry.key, at: location(ofKey: entry)))
      }
      return collection(entry, name: entry.key, in: folder)
    }
  }

  /// A collection of the page of `folder`; nil when it is not even a map.
  mutating func collection(
    _ member: SourceValue.Member, name: String?, in folder: String
  ) -> CollectionDeclaration? {
    guard let members = members(of: member.value, of: .collection) else { return nil }
    var result = CollectionDeclaration(name: name, place: place(ofKey: member))
    for member in members {
      switch member.key {
      case "from": result.sources = sources(member, in: folder)
      case "records": result.records = text(member).map(ValuePath.init)
      case "where": result.conditions = conditions(member)
      case "parent": result.parent = path(member, of: &result.shape)
      case "otherFields": result.shape.mappedKeys = bool(member) ?? false ? [] : nil
      default: shape(member, of: &result.shape)
      }
    }
    if result.shape.mappedKeys != nil {
      result.shape.mappedKeys = Set(
        result.shape.paths.flatMap(\.alternatives).flatMap { [$0.text, $0.steps[0].part] })
    }
    let saysFrom = members.contains { $0.key == "from" && !$0.value.isNull }
    if !saysFrom, !isSlip("from", in: member.value) {
      // The folder's own Markdown files, as for a page that declares no collection.
      result.sources =
        FilePattern("*.md", in: folder).map {
          [CollectionDeclaration.Source(pattern: $0, place: result.place)]
        } ?? []
    }
    return result
  }

  /// Whether the map has a key that was noted as a slip for `key`.
  private func isSlip(_ key: String, in value: SourceValue) -> Bool {
    value.members.contains { member in
      !Subject.collection.keys.contains(member.key)
        && nearestName(to: member.key, among: Subject.collection.keys) == key
    }
  }

  private mutating func sources(
    _ member: SourceValue.Member, in folder: String
  ) -> [CollectionDeclaration.Source] {
    (texts(member) ?? []).compactMap { text, value in
      guard let pattern = FilePattern(text, in: folder) else {
        note(.leavesContent(text, at: location(of: value)))
        return nil
      }
      return CollectionDeclaration.Source(pattern: pattern, place: place(of: value))
    }
  }

  private mutating func shape(_ member: SourceValue.Member, of shape: inout RecordShape) {
    switch member.key {
    case "id": id(member, of: &shape)
    case "fields": shape.fields = fieldMappings(member, of: &shape)
    case "measures": shape.measures = measures(member, of: &shape)
    case "page": shape.makesPages = bool(member) ?? false
    case "children": shape.children = children(member, of: &shape)
    default: preconditionFailure("the key '\(member.key)' of a collection is not read")
    }
  }

  /// A field, or the first of several that is there; `row` stands for a number.
  private mutating func id(_ member: SourceValue.Member, of shape: inout RecordShape) {
    let named = shape.paths.count
    shape.id = fieldSource(member, use: .id, of: &shape)
    guard let paths = shape.id?.paths, paths.contains(Self.row) else { return }
    shape.numbersRows = true
    for index in (named..<shape.paths.count).reversed() {
      shape.paths[index].alternatives.removeAll { $0 == Self.row }
      if shape.paths[index].alternatives.isEmpty { shape.paths.remove(at: index) }
    }
  }

  private static let row = ValuePath("row")

  private mutating func children(
    _ member: SourceValue.Member, of shape: inout RecordShape
  ) -> ChildrenDeclaration? {
    guard let members = members(of: member.value, of: .children) else { return nil }
    var path: ValuePath?
    var place = place(ofKey: member)
    var result = RecordShape()
    for member in members {
      if member.key == "from" {
        place = self.place(of: member.value)
        path = self.path(member, of: &shape)
      } else {
        self.shape(member, of: &result)
      }
    }
    guard let path else {
      note(
        .missingKey(
          "from", of: .children, at: location(ofKey: member),
          hint: "say which field holds the children, as in from: releases"))
      return nil
    }
    return .records(at: path, declaredAt: place, result)
  }

  /// A path that is no text with `<path>`s.
  private mutating func path(
    _ member: SourceValue.Member, of shape: inout RecordShape
  ) -> ValuePath? {
    guard let path = text(member).map(ValuePath.init) else { return nil }
    shape.paths.append(
      NamedPath(alternatives: [path], use: .other, place: place(of: member.value)))
    return path
  }

  private mutating func fieldMappings(
    _ member: SourceValue.Member, of shape: inout RecordShape
  ) -> [FieldMapping]? {
    guard case .object(let members) = member.value.content else {
      wrongType(member, "a map of fields to where they come from")
      return nil
    }
    return members.compactMap { entry in
      mapping(entry, of: &shape).map {
        FieldMapping(name: entry.key, source: $0, place: place(of: entry.value))
      }
    }
  }

  private mutating func mapping(
    _ entry: SourceValue.Member, of shape: inout RecordShape
  ) -> FieldMapping.Source? {
    let use = entry.key == "title" ? NamedPath.Use.title : .other
    guard case .object = entry.value.content,
      entry.key == "image" || !RecordSlots.wordless.contains(entry.key)
    else {
      return fieldSource(entry, use: use, of: &shape).map { .value($0) }
    }
    guard entry.key == "image" else { return typedField(entry, use: use, of: &shape) }
    var source: FieldSource?
    var alternative: FieldMapping.Alternative?
    var ratio: FieldMapping.Shape?
    for member in members(of: entry.value, of: .image) ?? [] {
      switch member.key {
      case "src": source = fieldSource(member, of: &shape)
      case "alt" where member.value.scalarText?.isEmpty == true: alternative = .empty
      case "alt": alternative = fieldSource(member, of: &shape).map { .text($0) }
      default: ratio = pictureShape(member, of: &shape)
      }
    }
    guard let source else {
      note(
        .missingKey(
          "src", of: .image, at: location(ofKey: entry),
          hint: "say which field holds the picture, as in image: { src: thumbnail }"))
      return nil
    }
    return .image(source: source, alternative: alternative, shape: ratio)
  }

  /// `{ field: description, type: html }`; without `field`, of the field of its own name.
  private mutating func typedField(
    _ entry: SourceValue.Member, use: NamedPath.Use, of shape: inout RecordShape
  ) -> FieldMapping.Source? {
    guard let members = members(of: entry.value, of: .field) else { return nil }
    var source: FieldSource?
    var type: FieldMapping.TextType?
    for member in members {
      if member.key == "field" {
        source = fieldSource(member, use: use, of: &shape)
      } else {
        type = choice(member, of: FieldMapping.TextType.self)
      }
    }
    if !members.contains(where: { $0.key == "field" }) {
      let path = ValuePath(entry.key)
      source = .path(path)
      shape.paths.append(
        NamedPath(alternatives: [path], use: use, place: place(ofKey: entry)))
    }
    return source.map { .value($0, type: type) }
  }

  /// A path, a text with `<path>`s, or a list of them.
  private mutating func fieldSource(
    _ member: SourceValue.Member, use: NamedPath.Use = .other, of shape: inout RecordShape
  ) -> FieldSource? {
    guard let texts = texts(member), !texts.isEmpty else { return nil }
    let sources = texts.map { text, value in
      guard let meant = textWithPaths(meantBy: text) else { return FieldSource(text) }
      note(.notAPath(text, meant: meant, at: location(of: value)))
      return FieldSource(meant)
    }
    let place = place(of: texts[0].value)
    if sources.count == 1 {
      shape.paths += sources[0].paths.map {
        NamedPath(alternatives: [$0], use: use, place: place)
      }
      return sources[0]
    }
    shape.paths.append(
      NamedPath(alternatives: sources.flatMap(\.paths), use: use, place: place))
    return .firstOf(sources)
  }

  /// Width over height, as `4/3` or `1.5`, or the fields that say it: `<width>/<height>`.
  private mutating func pictureShape(
    _ member: SourceValue.Member, of shape: inout RecordShape
  ) -> FieldMapping.Shape? {
    if let ratio = member.value.ratio { return .ratio(ratio) }
    if case .text(let text) = member.value.content, !text.allSatisfy("0123456789./:+- ".contains) {
      return fieldSource(member, of: &shape).map { .source($0) }
    }
    wrongType(member, "a shape like 4/3 or <width>/<height>")
    return nil
  }

  private mutating func measures(
    _ member: SourceValue.Member, of shape: inout RecordShape
  ) -> [MeasureDeclaration] {
    guard case .object(let members) = member.value.content else {
      wrongType(member, "a map of names to measures")
      return []
    }
    return members.compactMap { measure($0, of: &shape) }
  }

  private mutating func measure(
    _ entry: SourceValue.Member, of shape: inout RecordShape
  ) -> MeasureDeclaration? {
    let noted = diagnostics.count
    let members = members(of: entry.value, of: .measure) ?? []
    guard diagnostics.count == noted || entry.value.isMap else { return nil }
    var result = MeasureDeclaration(name: entry.key, field: .path(ValuePath(entry.key)))
    for member in members {
      switch member.key {
      case "field": result.field = fieldSource(member, of: &shape) ?? result.field
      case "unit": result.unit = text(member)
      case "better": result.rule.better = choice(member, of: MeasureRule.Better.self)
      case "noise": result.rule.noise = tolerance(member)
      default: result.rule.regression = tolerance(member)
      }
    }
    if !members.contains(where: { $0.key == "field" }) {
      shape.paths += result.field.paths.map {
        NamedPath(alternatives: [$0], use: .other, place: place(ofKey: entry))
      }
    }
    return result
  }

  /// A share of a value, as `3%`, or a difference in the measure's unit.
  private mutating func tolerance(_ member: SourceValue.Member) -> MeasureRule.Tolerance? {
    if case .number(let number) = member.value.content, number.value >= 0 {
      return .amount(number.value)
    }
    if let text = member.value.scalarText, text.hasSuffix("%"),
      let share = Double(plain: text.dropLast())
    {
      return .share(share / 100)
    }
    wrongType(member, "a share like 3% or a number")
    return nil
  }
}

extension SourceValue {
  /// Width over height, as `4/3`, `4:3` or `1.5`; nil for anything else.
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
  /// A number of digits and at most one point: no sign, exponent, infinity or hexadecimal.
  init?(plain text: some StringProtocol) {
    guard text.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }) else { return nil }
    self.init(String(text))
    guard isFinite else { return nil }
  }
}
