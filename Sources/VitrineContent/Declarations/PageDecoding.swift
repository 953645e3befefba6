import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension DeclarationReader {
  /// The keys that declare collections. A page can have only one of them.
  private static let keysOfCollections = ["collection", "collections"]

  /// Reads the page of a folder from `source`, its `index.md`, or a page with fewer `keys`.
  mutating func page(
    _ source: MarkdownSource, by keys: ContentKeys<PageDeclaration> = PageDeclaration.keys
  ) -> PageDeclaration {
    var result = PageDeclaration(
      folder: file.parentFolder, title: source.heading, introduction: source.body,
      place: .start(of: file))
    if let line = source.lostKey {
      warn(
        "lost front matter", at: SourceLocation.start(of: file),
        "'\(line)' looks like front matter",
        hint: "put it between two lines of ---")
    }
    read(source.value, by: keys, into: &result)
    result.title = result.title ?? source.heading
    let collections = source.value.members.filter { Self.keysOfCollections.contains($0.key) }
    if collections.count > 1 { reportConflictingKeys(collections[0].key, collections[1]) }
    if result.collections.isEmpty { result.isUnreadable = hasMisspeltKeyInCollection(source.value) }
    return result
  }

  /// Reports keys in the front matter of the home page, `source`, that would hide every page of the
  /// site.
  mutating func checkForSkippedHome(_ home: PageDeclaration, _ source: MarkdownSource) {
    for (key, isSet) in [("draft", home.isDraft), ("hidden", home.isHidden)] where isSet {
      let member = source.value.members.last { $0.key == key }!
      error(
        "home page left out", at: member, "the home page cannot be '\(key)'",
        hint: "all other pages are below it: set '\(key)' in their own folders")
    }
  }

  /// Whether a mistake about collections was reported: `collection` or `collections` is misspelt,
  /// or is not a map.
  private func hasMisspeltKeyInCollection(_ value: SourceValue) -> Bool {
    value.members.contains { member in
      if Self.keysOfCollections.contains(member.key) {
        return !member.value.isMap && !member.value.isNull
      }
      let names = PageDeclaration.keys.names
      return !names.contains(member.key)
        && nearestName(to: member.key, among: names).map(Self.keysOfCollections.contains) == true
    }
  }
}
