internal import VitrineModel
internal import VitrineText

/// Finds the files of an earlier renderer that a new one would write with the same bytes.
package struct RendererComparison: Sendable {
  private let site: SiteComparison

  /// For each output, the index of the earlier renderer's output for the same page or record.
  private let before: [Int?]
  private let kinds: [SiteOutput]

  /// `content` compares the content that the two render.
  package init(from old: SiteRenderer, to new: SiteRenderer, content: ContentComparison) {
    let isSameChrome = old.chrome.isSame(in: new.chrome, at: content.pages)
    let site = SiteComparison(
      from: old.site, to: new.site, content: content, isSameChrome: isSameChrome.pages,
      isSameRecordChrome: isSameChrome.records)
    self.site = site
    var pages: [PageFile: Int] = [:]
    var records = [Int?](repeating: nil, count: content.old.records.count)
    for (output, kind) in old.kinds.enumerated() {
      switch kind {
      case .record(let index): records[index] = output
      default: if let page = PageFile(kind), !page.tells(of: old.earlier) { pages[page] = output }
      }
    }
    kinds = new.kinds
    before = new.kinds.map { kind in
      switch kind {
      case .record(let index): content.records.before[index].flatMap { records[$0] }
      default:
        PageFile(kind).flatMap { page in
          page.tells(of: new.earlier)
            ? nil
            : content.pages.before[page.index].flatMap { pages[page.file(ofPage: $0)] }
        }
      }
    }
  }

  /// The index of the earlier file for the same page or record as the output at `index`; nil if it is
  /// new, or if every build writes it.
  package func before(_ index: Int) -> Int? { before[index] }

  /// True if the output at `index` belongs to a page or record that had no page before.
  package func isNew(_ index: Int) -> Bool {
    switch kinds[index] {
    case .page(let page, portion: 0): site.content.pages.before[page] == nil
    case .record(let record):
      site.content.records.before[record].map { site.content.old.records[$0].output == nil } ?? true
    default: false
    }
  }

  /// Returns why the output at `index` must be rendered. Nil if `file`, the earlier one of the same
  /// page or record, is still right, apart from the links in its Markdown, which are not checked
  /// here.
  package func reason(toRender index: Int, after file: RenderedFile) -> RenderingReason? {
    guard site.isSameForAll else { return .settings }
    guard let broken = file.dependencies.first(where: { !site.holds($0) }) else { return nil }
    if case .record(let own) = kinds[index], let before = site.content.records.before[own],
      broken.kind != .record, broken.kind != .everything, !site.holds(Dependency(.record, before))
    {
      return reason(for: Dependency(.record, before))
    }
    return reason(for: broken)
  }

  /// Returns an earlier file that needs no rendering, with dependencies and cells by the indices of
  /// the new renderer.
  package func taken(_ file: RenderedFile) -> RenderedFile {
    var file = file
    file.dependencies = site.renumbered(file.dependencies)
    file.cells = site.renumbered(file.cells)
    return file
  }

  /// Returns the cells to reuse from the earlier file of the page at `index`; nil if the page's head
  /// or what all outputs share has changed.
  package func cells(of file: RenderedFile, for index: Int) -> EarlierCells? {
    guard case .page(let page, portion: _) = kinds[index], site.isSameForAll,
      let before = site.content.pages.before[page], site.content.isSameHead(ofPage: before)
    else { return nil }
    return EarlierCells(of: file, site)
  }

  private func reason(for dependency: Dependency) -> RenderingReason {
    let content = site.old.content
    func record() -> String { content.records[dependency.index].id.description }
    func page() -> String { content.pages[dependency.index].output }
    return switch dependency.kind {
    case .everything: .changes
    case .record, .body, .source, .look, .owner, .terms: .record(record())
    case .collection: .number(content.records[dependency.index].id.collection)
    case .neighbours, .others: .neighbours(record())
    case .page, .lede, .introduction, .finding, .termIndexes, .count, .picture, .symbols:
      .page(page())
    case .sections, .subpages: .items(page())
    case .chrome, .recordChrome, .tree: .chrome(page())
    case .list, .ownList: .layout
    case .template: .template(site.changedFile(ofTemplate: dependency.index) ?? "")
    }
  }
}

/// One of the files of a page.
private struct PageFile: Hashable {
  let index: Int
  private let portion: Int
  private let isOfItems: Bool

  init?(_ output: SiteOutput) {
    switch output {
    case .page(let page, let portion): (index, self.portion, isOfItems) = (page, portion, false)
    case .items(let page, let portion): (index, self.portion, isOfItems) = (page, portion, true)
    default: return nil
    }
  }

  /// The same file of another page.
  func file(ofPage index: Int) -> PageFile { PageFile(index: index, of: self) }

  private init(index: Int, of other: PageFile) {
    (self.index, portion, isOfItems) = (index, other.portion, other.isOfItems)
  }

  /// True if it tells what changed on the page, and so is written in every build.
  func tells(of earlier: EarlierSite?) -> Bool {
    portion == 0 && earlier?.tallies[index] != nil
  }
}

/// The reason why a page was rendered and not taken over from the last build.
public enum RenderingReason: Hashable, Sendable {
  /// The page did not exist before.
  case isNew

  /// The site's title or its settings changed.
  case settings

  /// A record, by its id, changed or is gone.
  case record(String)

  /// The number of records in a collection changed.
  case number(String)

  /// Other records are beside a record, by its id.
  case neighbours(String)

  /// A page, by its path, changed.
  case page(String)

  /// Other items are on a page, by its path.
  case items(String)

  /// The site bar, the footer, the breadcrumbs or the navigation tree of a page changed.
  case chrome(String)

  /// The rules of a list changed.
  case layout

  /// A template changed, by its path in the templates folder.
  case template(String)

  /// A link or a picture in its Markdown leads elsewhere.
  case links

  /// The page shows what changed since another build.
  case changes
}

extension RenderingReason: CustomStringConvertible {
  /// The reason as the second half of a sentence: `it is new`.
  public var description: String {
    switch self {
    case .isNew: "it is new"
    case .settings: "the site's title or settings changed"
    case .record(let id): "record \(id) changed"
    case .number(let collection): "\(collection) has another number of records"
    case .neighbours(let id): "other records stand beside \(id)"
    case .page(let path): "page \(path) changed"
    case .items(let path): "other items stand on \(path)"
    case .chrome(let path): "what surrounds \(path) changed"
    case .layout: "a layout changed"
    case .template(let path): "template \(path) changed"
    case .links: "a link or picture in its text leads elsewhere"
    case .changes: "it tells what changed since another build"
    }
  }
}
