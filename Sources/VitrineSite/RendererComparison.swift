internal import VitrineModel
internal import VitrineText

/// The fingerprints of a renderer, as plain numbers, to compare a later renderer with.
package struct RendererFingerprints: Hashable, Sendable {
  package var site: SiteFingerprints

  /// The source of each output, or nil for an output that every build renders.
  package var outputs: [OutputSubject?]

  package init(site: SiteFingerprints, outputs: [OutputSubject?]) {
    self.site = site
    self.outputs = outputs
  }
}

/// Finds the files of an earlier renderer that a new one would write with the same bytes.
package struct RendererComparison: Sendable {
  private let site: SiteComparison
  private let new: RendererFingerprints

  /// For each output, the index of the earlier renderer's output for the same page or record.
  private let before: [Int?]

  package init(from old: RendererFingerprints, to new: RendererFingerprints) {
    site = SiteComparison(from: old.site, to: new.site)
    self.new = new
    var known: [OutputSubject: Int] = [:]
    known.reserveCapacity(old.outputs.count)
    for (output, subject) in old.outputs.enumerated() {
      if let subject { known[subject] = output }
    }
    before = new.outputs.map { [site] subject in
      subject?.renumbered(
        record: { site.content.records.before[$0] }, page: { site.content.pages.before[$0] }
      ).flatMap { known[$0] }
    }
  }

  /// The index of the earlier file for the same page or record as the output at `index`. Nil if it
  /// is new, or if every build renders it.
  package func before(_ index: Int) -> Int? { before[index] }

  /// Whether the output at `index` belongs to a page or record that had no page before.
  package func isNew(_ index: Int) -> Bool {
    switch new.outputs[index] {
    case .page(let page, listPage: 0): site.content.pages.before[page] == nil
    case .record: before[index] == nil
    default: false
    }
  }

  /// Whether everything that all outputs share is unchanged.
  package var isSameForAll: Bool { site.isSameForAll }

  /// Returns the first dependency of `file`, the earlier file for the output at `index`, that no
  /// longer holds, or nil if all hold. Does not check the links in its Markdown.
  package func broken(_ index: Int, after file: RenderedFile) -> BrokenDependency? {
    guard let broken = file.dependencies.first(where: { !site.holds($0) }) else { return nil }
    // If the record itself changed, that explains more than any of its other dependencies.
    if case .record(let own) = new.outputs[index], let before = site.content.records.before[own],
      broken.kind != .record, broken.kind != .everything, !site.holds(Dependency(.record, before))
    {
      return BrokenDependency(Dependency(.record, before))
    }
    return BrokenDependency(broken)
  }

  /// Returns an earlier file that can be reused, with the new renderer's indices in its
  /// dependencies and cells.
  package func taken(_ file: RenderedFile) -> RenderedFile {
    var file = file
    file.dependencies = site.renumbered(file.dependencies)
    file.cells = site.renumbered(file.cells)
    return file
  }

  /// Returns the cells to reuse from the earlier file of the page at `index`, or nil if the page's
  /// head or anything that all outputs share has changed.
  package func cells(of file: RenderedFile, for index: Int) -> EarlierCells? {
    guard case .page(let page, listPage: _) = new.outputs[index], site.isSameForAll,
      let before = site.content.pages.before[page], site.content.isSameHead(ofPage: before)
    else { return nil }
    return EarlierCells(of: file, site)
  }
}

/// A dependency that no longer holds, with an index of the earlier site.
package struct BrokenDependency {
  fileprivate let dependency: Dependency

  fileprivate init(_ dependency: Dependency) { self.dependency = dependency }
}

extension OutputSubject {
  /// The same page or record by its index in another build, or nil if that build does not have it.
  fileprivate func renumbered(record: (Int) -> Int?, page: (Int) -> Int?) -> OutputSubject? {
    switch self {
    case .page(let index, let listPage): page(index).map { .page($0, listPage: listPage) }
    case .items(let index, let listPage): page(index).map { .items(page: $0, listPage: listPage) }
    case .download(let index, let file): page(index).map { .download(page: $0, file: file) }
    case .record(let index): record(index).map { .record($0) }
    case .manifest(let index): record(index).map { .manifest($0) }
    case .feed(let index, let number, let format):
      page(index).map { .feed(page: $0, number: number, format) }
    }
  }
}

extension SiteRenderer {
  /// Returns the reason why an output has to be rendered, with the names of this site. `new` is the
  /// site after it.
  package func reason(for broken: BrokenDependency, in new: SiteRenderer) -> RenderingReason {
    let dependency = broken.dependency
    func record() -> String { site.content.records[dependency.index].id.description }
    func page() -> String { site.content.pages[dependency.index].output }
    return switch dependency.kind {
    case .everything: .changes
    case .record, .body, .source, .appearance, .owner, .terms: .record(record())
    case .collection: .number(site.content.records[dependency.index].id.collection)
    case .neighbours, .others: .neighbours(record())
    case .page, .lede, .introduction, .filtering, .termIndexes, .downloadSizes, .count, .picture,
      .symbols:
      .page(page())
    case .sections, .subpages, .downloads: .items(page())
    case .shell, .recordShell, .tree: .shell(page())
    case .list, .ownList: .layout
    case .template:
      .template(
        site.templates.changedFiles(in: new.site.templates)[dependency.index] ?? "")
    }
  }
}

/// The reason why a page was rendered instead of reused from the last build.
public enum RenderingReason: Hashable, Sendable {
  /// The page did not exist before.
  case isNew

  /// The site's title or its settings changed.
  case settings

  /// A record, by its id, changed or was removed.
  case record(String)

  /// The number of records in a collection changed.
  case number(String)

  /// A record, by its id, has other neighbours.
  case neighbours(String)

  /// A page, by its path, changed.
  case page(String)

  /// A page, by its path, has other items.
  case items(String)

  /// The site bar, the footer, the breadcrumbs or the navigation tree of a page changed.
  case shell(String)

  /// The rules of a list changed.
  case layout

  /// A template changed, by its path in the templates folder.
  case template(String)

  /// A link or a picture in its Markdown has another destination.
  case links

  /// The page shows changes since another build.
  case changes
}

extension RenderingReason: CustomStringConvertible {
  /// The reason as the second half of a sentence: `it is new`.
  public var description: String {
    switch self {
    case .isNew: "it is new"
    case .settings: "the site's title or settings changed"
    case .record(let id): "record \(id) changed"
    case .number(let collection): "the number of records in \(collection) changed"
    case .neighbours(let id): "the neighbours of \(id) changed"
    case .page(let path): "page \(path) changed"
    case .items(let path): "the items on \(path) changed"
    case .shell(let path): "what surrounds \(path) changed"
    case .layout: "a layout changed"
    case .template(let path): "template \(path) changed"
    case .links: "a link or picture in its text leads elsewhere"
    case .changes: "it shows changes since another build"
    }
  }
}
