import VitrineFormats

extension Grouping {
  static let ofOutline = ContentKeys<Grouping>(
    "'outline'",
    [
      ContentKey(
        "by", .someKeys, \.keys, "A field, such as 'made by decade', or several for levels."),
      ContentKey(
        "levels", .separator, \.separator,
        "The separator that splits a value into levels, such as ' - '."),
    ]
      + keys(of: "parent") + [
        every("Whether a record with a list of values appears under each of them.")
      ],
    refused: ["split": "use 'levels' to split a value into levels"])

  static let ofEach = ContentKeys<Grouping>(
    "'each'",
    [ContentKey("by", .key, \.keys, "The field, such as 'category' or 'made by decade'.")]
      + keys(of: "section")
      + [every("Whether a record with a list of values appears in each of their sections.")])

  /// The options of groups that all groupings share. `group` is the noun that the descriptions use.
  static func keys(of group: String) -> [ContentKey<Grouping>] {
    [
      ContentKey(
        "sort", .sortKeys, \.sort,
        "Sorts the \(group)s: by title, by count, or by a value of their first record."),
      ContentKey("labels", .labels, \.labels, "Titles for values."),
      ContentKey(
        "none", ContentType<String>.text.map { $0.isEmpty ? nil : $0 }, \.none,
        "The title of the \(group) for records without a value."),
    ]
  }

  private static func every(_ description: String) -> ContentKey<Grouping> {
    ContentKey("every", .flag, \.repeatsItems, description)
  }
}

extension ContentType<[Grouping.Key]> {
  /// A field, optionally with a unit.
  fileprivate static var key: Self { ContentType<GroupedField>.groupedField.map { [$0.key] } }

  /// A field or a list of fields, each optionally with a unit.
  fileprivate static var someKeys: Self {
    Self(.either([GroupedField.schema, .list(GroupedField.schema, minimum: 1)])) {
      member, reader in
      guard case .list = member.value.content else { return key.read(member, &reader) }
      return member.elements.compactMap { GroupedField($0, &reader)?.key }
    }
  }
}

extension ContentType<Grouping> {
  /// A field, several fields for nested levels, or a map with more options.
  static var outline: Self { grouping(by: .someKeys, Grouping.ofOutline, groups: "parents") }

  /// A field, or a map with more options.
  static var each: Self { grouping(by: .key, Grouping.ofEach, groups: "sections") }

  private static func grouping(
    by fields: ContentType<[Grouping.Key]>, _ keys: ContentKeys<Grouping>, groups: String
  ) -> Self {
    Self(.either([fields.schema, .map(keys.schema, required: ["by"])])) { member, reader in
      var result = Grouping(names: [])
      if case .object = member.value.content {
        reader.read(member.value, by: keys, into: &result)
        // A wrong `by` is already reported.
        if result.keys.isEmpty, let by = member.value["by"], !by.isNull, !by.isEmptyList {
          return nil
        }
      } else {
        guard let found = fields.read(member, &reader) else { return nil }
        result.keys = found
      }
      if !result.keys.isEmpty { return result }
      reader.missingKey(
        "by", of: keys.name, at: member,
        hint: "name the field for the \(groups), as in \(member.key): { by: category }")
      return nil
    }
  }
}

extension ContentType<[SortKey]> {
  /// Names, with a minus sign in front for descending order.
  static var sortKeys: Self {
    ContentType<[String]>.texts.map { $0.map { SortKey($0) } }
  }

  /// The same, or maps with more options.
  static var sortKeysOrMaps: Self {
    Self(.either([SortKey.schema, .list(SortKey.schema)])) { member, reader in
      let elements =
        if case .list(let values) = member.value.content { values } else { [member.value] }
      guard elements.contains(where: \.isMap) else { return sortKeys.read(member, &reader) }
      return elements.compactMap { reader.element($0, under: member.key) }
    }
  }
}

extension SortKey: NamedElement {
  static let keys = ContentKeys<SortKey>(
    "an order of records",
    [
      ContentKey("by", .text, "What to sort by; a leading '-' reverses the order.") {
        member, reader, key in
        guard let text = reader.text(member) else { return }
        (key.name, key.isDescending) = (SortKey(text).name, SortKey(text).isDescending)
      },
      ContentKey(
        "skipArticles", .flag, \.skipsArticles,
        "Whether to sort texts without articles such as 'The'; titles with an index are."),
    ])

  static var requiredKey: String { "by" }

  static func hint(under key: String) -> String {
    "name what to sort by, as in \(key): { by: title, skipArticles: true }"
  }

  init() { self.init(name: "", isDescending: false) }

  var isComplete: Bool { !name.isEmpty }
}

extension ContentType<[String: String]> {
  fileprivate static var labels: Self {
    Self(.mapOf(.text)) { member, reader in
      reader.entries(member, "a map from values to titles")?.reduce(into: [:]) {
        $0[$1.key] = reader.text($1)
      }
    }
  }
}
