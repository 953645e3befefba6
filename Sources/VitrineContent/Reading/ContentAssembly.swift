import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineText

/// The content of a site, assembled step by step from the files in its plan.
///
/// Each step uses the results of the previous ones. A step reuses its results from the past reading
/// if nothing that they depend on has changed.
struct ContentAssembly: Sendable {
  let plan: ContentPlan
  var input: ContentInput { plan.input }

  /// All mistakes in the content, in the order in which they were found.
  var diagnostics: [Diagnostic]

  // MARK: Records

  /// The records of all collections. Their outputs, links and assets are set in the last steps.
  /// Until then, pictures refer to files of the tree.
  var table = RecordTable()

  /// The records before the last steps, for the next reading. Empty if results are not kept.
  var tableAsRead = RecordTable()

  /// The other results of reading each collection of the plan.
  var collections: [CollectionResult] = []

  /// For each collection, whether it has the same records as in the previous reading, with the same
  /// indices.
  var isReused: [Bool] = []

  /// Mistakes in values by which fields look up records.
  var lookupProblems: [Diagnostic] = []

  /// The number of records that come from files. Those of terms follow.
  var recordsOfFiles = 0

  /// The terms of each field in the plan.
  var terms: [FieldTerms] = []

  /// All Markdown read so far, by path. Empty if results are not kept.
  var sources: [ExactText: MarkdownReadResult]

  // MARK: Pages

  var settings: SiteSettings
  var pages: [Page] = []

  /// The page for unknown addresses, if there is a file for it.
  var notFound: Page?

  /// The terms in the site, with their index pages and the pages of all terms.
  var siteTerms = SiteTerms()

  /// The sections of each page after they were built.
  var pageResults: [PageResult] = []

  /// The distinct layouts of all sections.
  var layouts: [LayoutByWidth] = []

  /// For each collection, what determines the order of its records.
  var collectionOrders: [SectionOrder] = []

  // MARK: Places

  /// The collections whose records have the same outputs as in the previous reading.
  var sameOutputs: Set<Int> = []
  var assets: [Asset] = []
  var downloads: [PageDownloads] = []
  var descriptions: [ExactText: ItemDescription] = [:]

  /// The files that were read before they are copied, by path. Empty if results are not kept.
  var pictures: [ExactText: CopiedAsset] = [:]
  var linkedFiles = LinkedFiles()

  /// The path in the site of each picture that is read.
  var pictureOutputs: [(file: String, output: String)] = []

  /// The content files of pictures that browsers cannot show, which are left out.
  var omittedPictures: Set<ExactText> = []

  /// The destinations of links in Markdown.
  var links = LinkTable(outputs: NameTable(), sitePaths: NameTable(), isPretty: false)

  /// The diagnostics about conflicting outputs, and those about records' links by collection.
  var clashes: [Diagnostic] = []
  var linkProblems: [[Diagnostic]] = []

  /// The records that are unchanged since the previous reading and have the same indices.
  var unchangedRecords: [Range<Int>] = []

  /// Assembles the content that `plan` describes.
  init(of plan: ContentPlan, previous: ContentAssembly?) {
    self.plan = plan
    settings = plan.site.settings
    sources = plan.input.sources.merging(plan.sources) { $1 }
    diagnostics = plan.input.diagnostics + plan.diagnostics

    readCollections(previous: previous)
    lookUpRecords()
    addTerms(previous: previous)

    makePages(previous: previous)
    checkForUnusedContent()
    setNavigation()

    if plan.input.keepsResults { tableAsRead = table }
    assignOutputs(previous: previous)
    copyFiles(previous: previous)
    nameFurtherPages()
    planDownloads()
    resolveLinks(previous: previous)
  }

  /// Everything that determines the order of the site's items.
  var order: SiteOrder {
    SiteOrder(
      sections: pageResults.map(\.orders), roots: table.roots, numbers: table.details.map(\.order),
      collections: collectionOrders, ranges: table.ranges,
      hasInnerRecords: plan.collections.map { $0.declaration.shape.children != nil })
  }
}
