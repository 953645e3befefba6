import VitrineModel
import VitrineText

extension Declarations {
  /// The page of `folder` that `source`, its `index.md`, declares.
  mutating func page(
    _ source: MarkdownSource, folder: String, layouts: inout LayoutTable, cells: Set<String>
  ) -> PageDeclaration {
    var result = PageDeclaration(
      folder: folder, title: source.heading, introduction: source.body,
      place: Place(file: file, line: 1, column: 1))
    if let line = source.lostKey {
      note(.lostFrontMatter(line, at: SourceLocation(file: file, line: 1, column: 1)))
    }
    var collectionKey: String?
    for member in members(of: source.value, of: .page) ?? [] {
      switch member.key {
      case "title": result.title = text(member) ?? result.title
      case "text": result.text = text(member).map(plainText(ofMarkdown:))
      case "language": result.language = language(member)
      case "direction": result.direction = choice(member, of: Page.Direction.self)
      case "collection", "collections":
        if let first = collectionKey {
          note(.twoKeysForOne(first, member.key, at: location(ofKey: member)))
        }
        collectionKey = member.key
        result.collections =
          member.key == "collections"
          ? collections(member, in: folder)
          : collection(member, name: nil, in: folder).map { [$0] } ?? []
      case "sections":
        result.sections = list(member)?.compactMap {
          section($0, layouts: &layouts, cells: cells)
        }
      case "layout":
        result.layout = layout(member).map { layouts.declared($0, as: member.value) }
      case "cell": result.cell = cell(member, among: cells)
      default: preconditionFailure("the key '\(member.key)' of a page is not read")
      }
    }
    if result.collections.isEmpty { result.isUnreadable = hasSlipInCollection(source.value) }
    return result
  }

  /// Whether the front matter says something about collections that was noted as a mistake: a key
  /// like `collection`, or one without a map.
  private func hasSlipInCollection(_ value: SourceValue) -> Bool {
    guard case .object(let members) = value.content else { return false }
    let names = ["collection", "collections"]
    return members.contains { member in
      if names.contains(member.key) {
        if case .object = member.value.content { return false }
        return !member.value.isNull
      }
      return !Subject.page.keys.contains(member.key)
        && nearestName(to: member.key, among: Subject.page.keys).map { names.contains($0) } == true
    }
  }
}
