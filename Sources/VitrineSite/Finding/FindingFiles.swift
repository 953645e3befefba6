internal import VitrineModel
internal import VitrineText

/// The scripts with what visitors find on each page that they can search, filter or sort.
struct FindingFiles: Sendable {
  private let ofPages: [Int: Resource]
  private let naming: ResourceNaming

  /// In the order of their pages.
  let files: [Resource]

  init(
    _ content: SiteContent, lists: SiteLists, words: (String) -> SiteWords,
    named naming: ResourceNaming
  ) {
    var ofPages: [Int: Resource] = [:]
    for (index, page) in content.pages.enumerated() {
      guard let finding = page.finding else { continue }
      let found = FoundItems(of: page) { lists[$0.layout].hasRows }
      ofPages[index] = Resource(
        "finding/\(page.output.dropLast(".html".count))", "js", named: naming,
        found.script(finding, records: content.records, words: words(page.language)))
    }
    self.ofPages = ofPages
    self.naming = naming
    files = content.pages.indices.compactMap { ofPages[$0] }
  }

  /// Where the page at an index finds its file; nil if it offers nothing to find.
  func address(ofPage index: Int) -> Address? {
    guard let file = ofPages[index] else { return nil }
    return Address(
      path: file.path, query: naming == .byUse ? "?\(ContentHash(of: file.bytes))" : "")
  }

  struct Address: Hashable {
    var path: String

    /// Says what is in a file that is named by its use, so that an open page asks for what is new.
    var query: String
  }
}

/// The beginning of the paths of these files.
package let itemFilesPrefix = "assets/finding/"
