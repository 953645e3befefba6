import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSystem

/// The steps from a folder of files to the content of a site, each in a file of its own.
struct ContentReader {
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

  /// Results that sections share when they look up the same name in the same collection.
  var knownNames: [LookedUpName: Bool] = [:]
  var valueIndexes: [LookedUpName: ValueIndex] = [:]

  /// The source of the order of items, for each section of each page.
  var orders: [[SectionOrder]] = []
  var assets: [Asset] = []
  var links = LinkTable(outputs: [:], sitePaths: [], isPretty: false)

  /// Markdown beside data that the records of one collection did not take, and the files that
  /// records of any did.
  var unusedNotes: [(source: MarkdownSource, file: Int)] = []
  var usedNotes: Set<Int> = []

  /// The use of each file of the tree.
  var uses: [FileUse] = []

  /// True if results are kept for the next reading; `past` has those that the last one kept.
  let keepsReading: Bool
  let past: ReadingCache?

  /// True for each file of the tree that is certainly unchanged. `hasSameFiles` is true if the tree
  /// has the same files as before, whatever their content.
  var isUnchanged: [Bool]
  var hasSameFiles = false

  /// True if the plan was taken over.
  var keepsPlan = false
  var sources: [String: ReadMarkdown] = [:]
  var plan: ReadingCache.Plan?
  var keptCollections: [CachedCollection] = []
  var keptPages: [CachedPage] = []
  var keptPictures: [String: ReadPicture] = [:]

  /// For each collection whose records were taken over, its index in the past reading; nil for the
  /// others.
  var keptNumbers: [Int?] = []

  /// The records as read, without outputs, resolved links and pictures' sizes.
  var recordsAsRead = RecordTable()

  var collectionOrders: [SectionOrder] = []
  var hasSamePlaces = false

  /// The indices of the pages whose sections were taken over, and of the collections whose outputs
  /// and links were.
  var pagesTaken: Set<Int> = []
  var outputsTaken: Set<Int> = []
  var linksTaken: Set<Int> = []
  var linkDiagnostics: [[Diagnostic]] = []
  var outputDiagnostics: [Diagnostic] = []

  struct LookedUpName: Hashable {
    var collection: Int
    var name: String
  }

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

  init(
    folder: ContentFolder, options: ContentOptions, keepsReading: Bool, past: ReadingCache?
  ) {
    self.folder = folder
    self.options = options
    self.keepsReading = keepsReading
    let keepsPast =
      keepsReading && past?.folder == folder.path
      && past?.options.isSame(as: options) == true
    self.past = keepsPast ? past : nil
    tree = ContentTree(
      of: folder, keepsStates: keepsReading, after: self.past?.tree, diagnostics: &diagnostics)
    isUnchanged = tree.files.map { _ in false }
    guard let past = self.past else { return }
    isUnchanged = tree.files.indices.map { tree.isUnchanged($0, since: past.tree) }
    hasSameFiles = tree.hasSameFiles(as: past.tree)
    sources = past.sources
    // A changed file that is not read now must not be taken over the next time.
    for file in tree.files.indices where !isUnchanged[file] { sources[tree.files[file]] = nil }
    if !hasSameFiles { sources = sources.filter { tree.index(of: $0.key) != nil } }
  }

  /// Notes layouts that content could not name: two of one name, and those whose names are numbers,
  /// like container widths.
  mutating func checkLayoutNames() {
    var names: Set<String> = []
    for layout in options.layouts
    where !names.insert(layout.name).inserted || Double(layout.name) != nil {
      diagnostics.append(.takenLayoutName(layout.name))
    }
  }

  mutating func readSettings() {
    guard let index = tree.index(of: "site.yml") else { return }
    uses[index] = .content
    do {
      let bytes = try folder.bytes(of: "site.yml")
      if bytes.allSatisfy(isBlank) { diagnostics.append(.emptyFile("site.yml")) }
      var reader = Declarations(file: "site.yml")
      reader.languages = options.languages
      site = reader.site(try readYAML(bytes, file: "site.yml", warnings: &diagnostics))
      diagnostics += reader.diagnostics
    } catch let failure as DiskError {
      diagnostics.append(.unreadable("site.yml", reason: "\(failure.code)"))
    } catch let failure as UnreadableContent {
      diagnostics += failure.diagnostics
    } catch {
      preconditionFailure("reading throws nothing else")
    }
  }

  func result() -> ContentReading {
    var settings = site.settings
    var (pages, layouts) = layouts.used(by: pages)
    keepSections(of: &pages)
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
      order: SiteOrder(
        sections: orders, roots: records.roots, numbers: records.orders,
        collections: collectionOrders, ranges: records.ranges,
        hasInnerRecords: collections.map { $0.declaration.shape.children != nil }),
      folder: folder, kept: kept(pages), unchangedRecords: unchangedRecords)
  }
}
