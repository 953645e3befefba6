import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension ContentType<CollectionDeclaration> {
  static var collection: Self {
    Self(.map(CollectionDeclaration.keys.schema)) { $1.collection($0, name: nil) }
  }
}

extension ContentType<[CollectionDeclaration]> {
  /// A map from names to collections, as in `collections: { name: { … } }`.
  static var collections: Self {
    Self(.mapOf(.map(CollectionDeclaration.keys.schema))) { member, declarations in
      declarations.entries(member, "a map of names to collections")?.compactMap { entry in
        if entry.key.isEmpty || entry.key.contains(where: { $0 == "#" || $0 == "/" }) {
          declarations.error(
            "collection name", at: entry, "'\(entry.key)' cannot be the name of a collection",
            hint: "leave out '#' and '/'")
        }
        return declarations.collection(entry, name: entry.key)
      }
    }
  }
}

extension ContentType<TextEncoding> {
  /// The name of an encoding, as files declare it.
  static var encoding: Self {
    Self(.choice(TextEncoding.names)) {
      $1.choice($0, among: TextEncoding.names) { TextEncoding(named: $0) }
    }
  }
}

extension ContentType<[CollectionDeclaration.Source]> {
  static var sources: Self {
    Self(.texts) { member, declarations in
      declarations.texts(member)?.compactMap { text, value in
        let place = declarations.location(of: value)
        if text.contains("://") {
          declarations.note(.matchesNothing(text, nearest: nil, at: place))
          return nil
        }
        guard let pattern = FilePattern(text, in: declarations.file.parentFolder) else {
          declarations.error(
            "path leaves the content folder", at: place, "'\(text)' leaves the content folder",
            hint: "a path starts in its own folder, or with / in the content folder: "
              + "move the file there")
          return nil
        }
        return CollectionDeclaration.Source(pattern: pattern, place: place)
      }
    }
  }
}

extension Declarations {
  /// Reads a collection. Returns nil if the value is not a map.
  fileprivate mutating func collection(
    _ member: SourceValue.Member, name: String?
  ) -> CollectionDeclaration? {
    var result = CollectionDeclaration(name: name, place: location(ofKey: member))
    let (isMap, paths) = readingPaths {
      $0.read(member.value, by: CollectionDeclaration.keys, into: &result)
    }
    guard isMap else { return nil }
    result.shape.paths = paths
    if result.takesOtherFields {
      result.shape.mappedKeys = Set(
        paths.flatMap(\.alternatives).flatMap { [$0.text, $0.steps[0].part] })
    }
    for diagnostic in result.conditions.misread(as: result.shape.forms) { note(diagnostic) }
    // A wrong `parse` is already reported. Do not report `under` as well, for lacking it.
    if result.parse == nil, member.value["parse"] != nil { result.headings = [] }
    let saysFrom = member.value.members.contains { $0.key == "from" && !$0.value.isNull }
    if !saysFrom, !isSlip("from", in: member.value) {
      // By default a collection reads the Markdown files of its own folder, as a page without one
      // does.
      result.sources =
        FilePattern("*.md", in: file.parentFolder).map {
          [CollectionDeclaration.Source(pattern: $0, place: result.place)]
        } ?? []
    }
    return result
  }

  /// Whether the map has a key that was reported as a misspelling of `key`.
  private func isSlip(_ key: String, in value: SourceValue) -> Bool {
    let names = CollectionDeclaration.keys.names
    return value.members.contains { member in
      !names.contains(member.key) && nearestName(to: member.key, among: names) == key
    }
  }
}

// MARK: Records

extension RecordShape {
  static let id = ContentKey<RecordShape>(
    "id", .texts, "The field with a record's permanent id; 'row' numbers records that have none."
  ) { member, declarations, shape in
    let named = declarations.paths.count
    shape.id = declarations.fieldSource(member, use: .id)
    if shape.id?.paths.contains(row) == true {
      shape.numbersRows = true
      declarations.leaveOut(row, ofPathsFrom: named)
    }
  }

  /// The word in `id` that stands for the record's number.
  private static let row = ValuePath("row")

  static let fields = ContentKey<RecordShape>(
    "fields", .fields, \.fields,
    "What a record shows: a path, the first of several, or text with <path>s.")

  static let page = ContentKey<RecordShape>(
    "page", .flag, \.makesPages, "Whether records without text also get a page.")
}

extension ContentType<ValuePath> {
  /// A path by itself, not a text that contains `<path>`s.
  static var path: Self {
    Self(.text) { member, declarations in
      guard let path = declarations.text(member).map(ValuePath.init) else { return nil }
      declarations.paths.append(
        NamedPath(
          alternatives: [path], use: .other, place: declarations.location(of: member.value)))
      return path
    }
  }
}

/// `children`, as declared.
private struct ChildrenReading {
  var path: (ValuePath, place: SourceLocation)?
  var shape = RecordShape()

  static let keys = ContentKeys<ChildrenReading>(
    "'children'",
    [
      ContentKey("from", .text, "The field that contains the children.") {
        member, declarations, children in
        guard let text = declarations.text(member) else { return }
        children.path = (ValuePath(text), declarations.location(of: member.value))
      },
      RecordShape.id.within(\.shape), RecordShape.fields.within(\.shape),
      RecordShape.page.within(\.shape),
    ])
}

extension ContentType<ChildrenDeclaration> {
  static var children: Self {
    Self(.map(ChildrenReading.keys.schema, required: ["from"])) { member, declarations in
      var result = ChildrenReading()
      let (isMap, paths) = declarations.readingPaths {
        $0.read(member.value, by: ChildrenReading.keys, into: &result)
      }
      guard isMap else { return nil }
      result.shape.paths = paths
      guard let (path, place) = result.path else {
        declarations.missingKey(
          "from", of: ChildrenReading.keys.name, at: member,
          hint: "name the field that contains the children, as in from: releases")
        return nil
      }
      declarations.paths.append(NamedPath(alternatives: [path], use: .other, place: place))
      return .records(at: path, declaredAt: place, result.shape)
    }
  }
}
