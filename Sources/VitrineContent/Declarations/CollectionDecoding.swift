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
    Self(.mapOf(.map(CollectionDeclaration.keys.schema))) { member, reader in
      reader.entries(member, "a map of names to collections")?.compactMap { entry in
        if entry.key.isEmpty || entry.key.contains(where: { $0 == "#" || $0 == "/" }) {
          reader.error(
            "collection name", at: entry, "'\(entry.key)' cannot be the name of a collection",
            hint: "leave out '#' and '/'")
        }
        return reader.collection(entry, name: entry.key)
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
    Self(.texts) { member, reader in
      reader.texts(member)?.compactMap { text, value in
        let place = reader.location(of: value)
        if text.contains("://") {
          reader.report(.matchesNothing(text, nearest: nil, at: place))
          return nil
        }
        guard let pattern = FilePattern(text, in: reader.file.parentFolder) else {
          reader.error(
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

extension DeclarationReader {
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
    if result.includesOtherFields {
      result.shape.mappedKeys = Set(
        paths.flatMap(\.alternatives).flatMap { [$0.text, $0.steps[0].part] })
    }
    for diagnostic in result.conditions.invalidLiterals(as: result.shape.forms) {
      report(diagnostic)
    }
    // A wrong `parse` is already reported. Do not report `under` as well, for lacking it.
    if result.parse == nil, member.value["parse"] != nil { result.headings = [] }
    let setsFrom = member.value.members.contains { $0.key == "from" && !$0.value.isNull }
    if !setsFrom, !isMisspelt("from", in: member.value) {
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
  private func isMisspelt(_ key: String, in value: SourceValue) -> Bool {
    let names = CollectionDeclaration.keys.names
    return value.members.contains { member in
      !names.contains(member.key) && nearestName(to: member.key, among: names) == key
    }
  }
}

// MARK: Records

extension RecordMapping {
  static let id = ContentKey<RecordMapping>(
    "id", .texts, "The field with a record's permanent id; 'row' numbers records that have none."
  ) { member, reader, shape in
    let named = reader.paths.count
    shape.id = reader.fieldSource(member, use: .id)
    if shape.id?.paths.contains(row) == true {
      shape.numbersRows = true
      reader.omit(row, ofPathsFrom: named)
    }
  }

  /// The word in `id` that stands for the record's number.
  private static let row = ValuePath("row")

  static let fields = ContentKey<RecordMapping>(
    "fields", .fields, \.fields,
    "What a record shows: a path, the first of several, or text with <path>s.")

  static let page = ContentKey<RecordMapping>(
    "page", .flag, \.makesPages, "Whether records without text also get a page.")
}

extension ContentType<ValuePath> {
  /// A path by itself, not a text that contains `<path>`s.
  static var path: Self {
    Self(.text) { member, reader in
      guard let path = reader.text(member).map(ValuePath.init) else { return nil }
      reader.paths.append(
        NamedPath(
          alternatives: [path], use: .other, place: reader.location(of: member.value)))
      return path
    }
  }
}

/// `children`, as declared.
private struct ChildrenKeys {
  var path: (ValuePath, place: SourceLocation)?
  var shape = RecordMapping()

  static let keys = ContentKeys<ChildrenKeys>(
    "'children'",
    [
      ContentKey("from", .text, "The field that contains the children.") {
        member, reader, children in
        guard let text = reader.text(member) else { return }
        children.path = (ValuePath(text), reader.location(of: member.value))
      },
      RecordMapping.id.within(\.shape), RecordMapping.fields.within(\.shape),
      RecordMapping.page.within(\.shape),
    ])
}

extension ContentType<ChildrenDeclaration> {
  static var children: Self {
    Self(.map(ChildrenKeys.keys.schema, required: ["from"])) { member, reader in
      var result = ChildrenKeys()
      let (isMap, paths) = reader.readingPaths {
        $0.read(member.value, by: ChildrenKeys.keys, into: &result)
      }
      guard isMap else { return nil }
      result.shape.paths = paths
      guard let (path, place) = result.path else {
        reader.missingKey(
          "from", of: ChildrenKeys.keys.name, at: member,
          hint: "name the field that contains the children, as in from: releases")
        return nil
      }
      reader.paths.append(NamedPath(alternatives: [path], use: .other, place: place))
      return .records(at: path, declaredAt: place, result.shape)
    }
  }
}

extension ContentType<[SectionDeclaration.Name]> {
  /// A heading or a list of headings.
  static var headings: Self {
    Self(.texts) { member, reader in
      reader.texts(member)?.map { text, value in
        reader.name(text, at: value)
      }
    }
  }
}
