import VitrineDiagnostics
import VitrineText

extension ContentPlan {
  /// Returns the index of the collection that `section` of `page` shows, or nil if there is none
  /// with its name or the choice is ambiguous.
  func collection(of section: SectionDeclaration, page: Int) -> Int? {
    let own = collectionsOfPage[page]
    guard let reference = section.collection else { return own.count == 1 ? own.lowerBound : nil }
    return collection(named: reference, page: page)
  }

  /// Returns the index of the collection that `page` refers to as `reference`, such as `works`,
  /// `../emoji` or `a#b`.
  func collection(named reference: SectionDeclaration.Name, page: Int) -> Int? {
    let own = collectionsOfPage[page]
    if let named = own.first(where: { collections[$0].declaration.name == reference.text }) {
      return named
    }
    let parts = reference.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = String(parts[0]).resolved(in: pages[page].folder) else { return nil }
    let folder = path == "index" && self.page(of: path) == nil ? "" : path
    guard let target = self.page(of: folder) else { return nil }
    let others = collectionsOfPage[target]
    if parts.count == 1 { return others.count == 1 ? others.lowerBound : nil }
    return others.first { collections[$0].declaration.name == String(parts[1]) }
  }

  /// Returns the index of the page of `folder`, or nil if it has none. Index pages of terms do not
  /// count.
  func page(of folder: String) -> Int? { pages[..<folderPages].index(of: folder) }

  /// Returns why `collection(of:page:)` found none, or nil if an unreadable page may declare the
  /// collection.
  func missingCollection(of section: SectionDeclaration, page: Int) -> Diagnostic? {
    if let reference = section.collection { return missingCollection(named: reference, page: page) }
    if pages.contains(where: \.isUnreadable) { return nil }
    let own = ownNames(ofPage: page)
    return own.isEmpty
      ? Diagnostic(
        .error, kind: "unknown collection", at: section.place, "this page has no collection",
        hint: "add Markdown files beside index.md, or a 'collection' with 'from'")
      : Diagnostic(
        .error, kind: "unknown collection", at: section.place,
        "the section does not name its collection",
        hint: "add collection: \(own.joined(separator: " or collection: "))")
  }

  /// Does the same for a reference that does not come from a section.
  func missingCollection(named reference: SectionDeclaration.Name, page: Int) -> Diagnostic? {
    if pages.contains(where: \.isUnreadable) { return nil }
    let own = ownNames(ofPage: page)
    if isDraft(reference.text, in: pages[page].folder) {
      return .draftItem(reference.text, at: reference.place)
    }
    let others = collections.filter { $0.page != page && $0.terms == nil }.map { "/\($0.name)" }
    let path = "/" + (reference.text.resolved(in: pages[page].folder) ?? "")
    let nearest =
      nearestName(to: reference.text, among: own + others) ?? nearestName(to: path, among: others)
    let other = others.first { $0.hasPrefix(path + "#") } ?? others.first
    return Diagnostic(
      .error, kind: "unknown collection", at: reference.place,
      "there is no collection '\(reference.text)'",
      hint: suggestion(nearest)
        ?? "a collection of this page is referred to by its name, another page's by that page's folder"
        + (other.map { ", such as \($0)" } ?? ""))
  }
}

extension ContentPlan {
  private func ownNames(ofPage page: Int) -> [String] {
    collections[collectionsOfPage[page]].compactMap(\.declaration.name)
  }

  /// Whether content in `folder` refers to a page or collection of a folder that is left out.
  func isDraft(_ name: String, in folder: String) -> Bool {
    String(name.prefix { $0 != "#" }).resolved(in: folder)?.isInside(anyOf: drafts) ?? false
  }
}

extension RandomAccessCollection<PageDeclaration> where Index == Int {
  /// Returns the index of the page of `folder`, or else of a folder with a canonically equivalent
  /// name, or nil if there is none. The pages must be in byte order of their folders.
  func index(of folder: String) -> Int? {
    let index = partitioningIndex { !precedesByBytes($0.folder, folder) }
    if index < endIndex, self[index].folder.hasSameBytes(as: folder) { return index }
    return folder.utf8.contains { $0 >= 0x80 } ? firstIndex { $0.folder == folder } : nil
  }
}
