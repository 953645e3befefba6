import VitrineModel

/// The titles of places by their ids. In JSON, places have only ids, and each title is stored once.
struct PlaceTitles {
  /// A page, a section of it, or a parent in that section.
  struct Key: Hashable {
    var page: ExactText
    var section: ExactText?
    var parent: ExactText?

    /// Whether this is the title of a place in the old build that the new build does not have or
    /// titles differently.
    var isOld = false
  }

  /// The titles, in the order in which they were added.
  private(set) var list: [(key: Key, title: String)] = []
  private var titles: [Key: String] = [:]

  init() {}

  init(of difference: SiteDifference) {
    let new =
      difference.inserted.map(\.place) + difference.updated.map(\.place)
      + difference.moved.map(\.to)
    let old = difference.removed.map(\.place) + difference.moved.map(\.from)
    for place in new { add(place, isOld: false) }
    for place in old { add(place, isOld: true) }
  }

  private mutating func add(_ place: SiteDifference.Place?, isOld: Bool) {
    guard let place else { return }
    var key = Key(page: ExactText(place.page.id), isOld: isOld)
    add(place.page.title, of: key)
    key.section = ExactText(place.section.id)
    add(place.section.title, of: key)
    guard let parent = place.parent else { return }
    key.parent = ExactText(parent.id)
    add(parent.title, of: key)
  }

  mutating func add(_ title: String, of key: Key) {
    if self[key] == title { return }
    titles[key] = title
    list.append((key, title))
  }

  /// The title of a place, or if none was added, the one that can be inferred.
  private subscript(key: Key) -> String {
    var new = key
    new.isOld = false
    if let title = titles[key] ?? titles[new] ?? key.parent?.text.outlineTitle { return title }
    // A section without a title uses its page's title.
    return key.section == nil ? key.page.text : self[Key(page: key.page, isOld: key.isOld)]
  }

  func place(
    page: String, section: String, parent: String?, index: Int, isOld: Bool
  ) -> SiteDifference.Place {
    var key = Key(page: ExactText(page), isOld: isOld)
    let pageTitle = self[key]
    key.section = ExactText(section)
    let sectionTitle = self[key]
    key.parent = parent.map { ExactText($0) }
    return SiteDifference.Place(
      page: .init(id: page, title: pageTitle), section: .init(id: section, title: sectionTitle),
      parent: parent.map { .init(id: $0, title: self[key]) }, index: index)
  }
}
