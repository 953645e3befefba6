public import VitrineModel
public import VitrineText

extension SiteSnapshot {
  /// An ordered run of items under a title, with its own layout.
  public struct Section: Hashable, Sendable {
    /// Unique on its page.
    public var id: String
    public var title: String?

    /// The text under the title.
    public var text: String?

    /// The hash of the section's header, and of the text shown while it is empty, but not of its
    /// items and its layout.
    public var hash: ContentHash

    /// The layout as content declares it, before it is resolved for a width.
    public var layout: LayoutDeclaration

    /// The cell that the section declares, or nil if it declares none.
    public var cell: String?

    /// The items in order, with parents before their children.
    public var items: [Item]

    /// The titles of outline parents by their ids, if the ids do not contain them.
    public var parentTitles: [ExactText: String] = [:]

    /// Key figures with unique names.
    public var figures: [Figure] = []
  }

  /// A record placed in a section, or a parent that an outline made there.
  public struct Item: Hashable, Sendable {
    /// A record's id, `section~record` if the section repeats records, or `~FIELD~VALUE` for a
    /// parent that an outline made.
    public var id: String

    /// The id of the item's parent in the section.
    public var parent: String?

    public static func == (first: Self, second: Self) -> Bool {
      first.id.hasSameBytes(as: second.id) && first.parent.hasSameBytes(as: second.parent)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ExactText(id)) }
  }
}

extension SiteSnapshot.Section {
  /// The title of a parent that an outline made.
  func title(ofParent id: String) -> String { parentTitles[id] ?? id.outlineTitle }
}

extension SiteSnapshot.Section: SnapshotObject {
  static let members: [SnapshotMember<Self>] = [
    SnapshotMember("id", { $0.id }, { $0.id = $1 }, .text, "the last part of its address"),
    SnapshotMember("title", { $0.title }, { $0.title = $1 }, .text, "its title, if it has one"),
    SnapshotMember("text", { $0.text }, { $0.text = $1 }, .text, "the text under its title"),
    SnapshotMember(
      "hash", { $0.hash }, { $0.hash = $1 }, .hash,
      "the hash of what is shown above it, and instead of it while it is empty; not of its items"),
    SnapshotMember("layout", { $0.layout }, { $0.layout = $1 }, .layout, "as set in the content"),
    SnapshotMember("cell", { $0.cell }, { $0.cell = $1 }, .text, "the cell that it sets"),
    SnapshotMember(
      "items", { $0.items }, { $0.items = $1 },
      "the ids of its items, in order; also `parents`, if items are nested in others"
    ) { items, json in
      json.array("items", items) { $0.text($1.id) }
      let children = items.filter { $0.parent != nil }
      if children.isEmpty { return }
      json.object("parents") { json in
        for item in children { json.member(item.id, item.parent) }
      }
    } read: { section throws(SnapshotFileError) in
      let parents = try section.optional("parents", section.textsByKey) ?? [:]
      return try section.texts("items").map { .init(id: $0, parent: parents[$0]) }
    }.with(\.isList),
    SnapshotMember(
      "titles", { $0.parentTitles }, { $0.parentTitles = $1 }, .textsByKey, usual: [:],
      "the titles of parents that an outline made, if their ids do not contain them"),
    .figures({ $0.figures }, { $0.figures = $1 }),
  ]

  init() {
    self.init(
      id: "", title: nil, hash: ContentHash(value: 0), layout: LayoutDeclaration(.null), items: [])
  }

  var key: String { id }

  var parts: [SiteSnapshot.Item] {
    get { items }
    set { items = newValue }
  }

  static let list = SnapshotCoding<[Self]>.objects()
}

extension SiteSnapshot.Item: SnapshotPart {
  var key: String { id }

  /// The parent of the older item, if it is a different one.
  func reversal(to old: Self) -> String?? {
    parent.hasSameBytes(as: old.parent) ? nil : .some(old.parent)
  }

  func reverted(by parent: String?) -> Self { Self(id: id, parent: parent) }

  /// Items with their parents, by id.
  static let list = SnapshotCoding { reader, key throws(SnapshotFileError) in
    let parents = try reader.part(key)
    return try reader.object(key).map { item throws(SnapshotFileError) in
      if item.value.isNull { return Self(id: item.key, parent: nil) }
      guard let parent = item.value.text else { throw parents.error(item.key) }
      return Self(id: item.key, parent: parent)
    }
  } write: { items, json in
    json.object { json in
      for item in items {
        json.key(item.id)
        reversal.write(item.parent, &json)
      }
    }
  }

  static let reversal = SnapshotCoding<String?> { reader, key throws(SnapshotFileError) in
    reader.isNull(key) ? nil : try reader.text(key)
  } write: { parent, json in
    if let parent { json.text(parent) } else { json.null() }
  }
}
