import VitrineLayout
import VitrineModel
import VitrineText

/// The steps from a folder of files to the content of a site, each in a file of its own.
struct SiteReading {
  let folder: ContentFolder
  let options: ContentOptions
  let tree: ContentTree
  var diagnostics: [Diagnostic] = []
  var layouts = LayoutTable()
  var site = SiteDeclaration()

  /// In byte order of their folders; the first is the home page's.
  var declarations: [PageDeclaration] = []
  var collections: [CollectionPlan] = []
  var records = RecordTable()
  var pages: [Page] = []

  /// Where the sections of each page have their order from.
  var orders: [[SectionOrder]] = []
  var assets: [Asset] = []
  var links = LinkTable(outputs: [:], sitePaths: [], isPretty: false)

  /// Markdown beside data that the records of one collection did not take, and what others did.
  var unusedNotes: [(source: MarkdownSource, file: Int)] = []
  var usedNotes: Set<Int> = []

  /// What becomes of each file of the tree.
  var uses: [FileUse]

  enum FileUse: Sendable {
    /// Copied as it is.
    case asset

    /// Read: a page's `index.md`, a collection's file, `site.yml`.
    case content

    /// A picture of a record, copied under the hash of its content.
    case picture

    /// Named by drafts alone: not copied.
    case draft

    /// Markdown that is no record of any collection.
    case unread
  }

  init(folder: ContentFolder, options: ContentOptions) {
    self.folder = folder
    self.options = options
    tree = ContentTree(of: folder, diagnostics: &diagnostics)
    uses = tree.files.map { SourceFormat($0) == .markdown ? .unread : .asset }
  }

  /// Content could not tell layouts of these names from what it means by them already.
  mutating func checkLayoutNames() {
    for name in options.layouts.keys.sorted()
    where LayoutName(rawValue: name) != nil || Double(name) != nil {
      diagnostics.append(.takenLayoutName(name))
    }
  }

  mutating func readSettings() {
    guard let index = tree.index(of: "site.yml") else { return }
    uses[index] = .content
    do {
      let bytes = try folder.bytes(of: "site.yml")
      if bytes.allSatisfy(isBlank) { diagnostics.append(.emptyFile("site.yml")) }
      var reader = Declarations(file: "site.yml")
      site = reader.site(try readYAML(bytes, file: "site.yml"))
      diagnostics += reader.diagnostics
    } catch let failure as ContentFolder.ReadFailure {
      diagnostics.append(.unreadable("site.yml", reason: failure.reason))
    } catch let failure as UnreadableContent {
      diagnostics += failure.diagnostics
    } catch {
      preconditionFailure("reading throws nothing else")
    }
  }

  func result() -> ContentReading {
    var settings = site.settings
    let (pages, layouts) = layouts.used(by: pages)
    settings.title = site.title ?? pages.first?.title ?? "Home"
    let found = diagnostics.enumerated().sorted { first, second in
      switch (first.element.location, second.element.location) {
      case (nil, nil): first.offset < second.offset
      case (nil, _): true
      case (_, nil): false
      case (let one?, let other?): one == other ? first.offset < second.offset : one < other
      }
    }
    let content = SiteContent(
      settings: settings, pages: pages, records: records.records, assets: assets)
    return ContentReading(
      content: content, layouts: layouts, diagnostics: found.map(\.element),
      links: links,
      order: SiteOrder(sections: orders, roots: records.roots, numbers: records.orders),
      folder: folder)
  }
}
