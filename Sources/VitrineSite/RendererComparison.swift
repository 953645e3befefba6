internal import VitrineModel
internal import VitrineText

/// Which files of an earlier renderer another one would write with the same bytes.
public struct RendererComparison: Sendable {
  private let site: SiteComparison

  /// For each output, that of the earlier renderer for the same page or record.
  private let before: [Int?]
  private let kinds: [SiteOutput]

  /// `content` compares what the two render.
  public init(from old: SiteRenderer, to new: SiteRenderer, content: ContentComparison) {
    let site = SiteComparison(from: old.site, to: new.site, content: content)
    self.site = site
    var pages = [Int?](repeating: nil, count: content.old.pages.count)
    var records = [Int?](repeating: nil, count: content.old.records.count)
    for (output, kind) in old.kinds.enumerated() {
      switch kind {
      // What plays changes is written in every build.
      case .page(let index) where old.earlier?.pages[index] == nil: pages[index] = output
      case .record(let index): records[index] = output
      default: break
      }
    }
    kinds = new.kinds
    before = new.kinds.map { kind in
      switch kind {
      case .page(let index) where new.earlier?.pages[index] == nil:
        content.pages.before[index].flatMap { pages[$0] }
      case .record(let index): content.records.before[index].flatMap { records[$0] }
      default: nil
      }
    }
  }

  /// The earlier file of the same page or record as the output at `index`; nil for what is new and for
  /// what every build writes.
  public func before(_ index: Int) -> Int? { before[index] }

  /// Whether the output at `index` is a page or a record's that there was not.
  public func isNew(_ index: Int) -> Bool {
    switch kinds[index] {
    case .page(let page): site.content.pages.before[page] == nil
    case .record(let record):
      site.content.records.before[record].map { site.content.old.records[$0].output == nil } ?? true
    default: false
    }
  }

  /// Why the output at `index` is to be rendered, given what the earlier file of the same page or record
  /// was made of; nil where that file is the same, but for where the links of its Markdown lead.
  public func reason(toRender index: Int, after file: RenderedFile) -> RenderingReason? {
    guard site.isSameForAll else { return .settings }
    guard let broken = file.dependencies.first(where: { !site.holds($0) }) else { return nil }
    if case .record(let own) = kinds[index], let before = site.content.records.before[own],
      broken.kind != .record, broken.kind != .everything, !site.holds(Dependency(.record, before))
    {
      return reason(for: Dependency(.record, before))
    }
    return reason(for: broken)
  }

  /// An earlier file that needs no rendering, as one of the new renderer.
  public func taken(_ file: RenderedFile) -> RenderedFile {
    var file = file
    file.dependencies = site.renumbered(file.dependencies)
    file.cells = site.renumbered(file.cells)
    return file
  }

  /// The cells of an earlier file of the page that is the output at `index`; nil where another page is
  /// around them.
  public func cells(of file: RenderedFile, for index: Int) -> EarlierCells? {
    guard case .page(let page) = kinds[index], site.isSameForAll,
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
    case .record, .body, .look, .owner: .record(record())
    case .collection: .number(content.records[dependency.index].id.collection)
    case .neighbours, .others: .neighbours(record())
    case .page, .lede, .introduction, .count, .picture, .symbols: .page(page())
    case .sections, .subpages: .items(page())
    case .chrome, .recordChrome: .chrome(page())
    case .list, .ownList: .layout
    case .template: .template(site.changedFile(ofTemplate: dependency.index) ?? "")
    }
  }
}

/// Why a page was rendered and not taken over from the last build.
public enum RenderingReason: Hashable, Sendable {
  /// There was no such page.
  case isNew
  case settings

  /// What a record says changed, or it is gone; by its id.
  case record(String)

  /// How many records a collection has.
  case number(String)

  /// Who stands beside a record.
  case neighbours(String)

  /// What a page says, by its path, and what stands on it.
  case page(String)
  case items(String)

  /// The site bar, the footer, or the way to a page.
  case chrome(String)
  case layout

  /// A template, by its path in the templates folder.
  case template(String)

  /// Where links of its Markdown lead, or what its pictures are.
  case links

  /// It tells what changed since another build.
  case changes
}

extension RenderingReason: CustomStringConvertible {
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
