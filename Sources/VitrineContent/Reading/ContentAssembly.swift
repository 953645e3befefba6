import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineText

/// The content of a site, assembled step by step from the files that its plan names.
///
/// Each step uses the results of those before it. It takes its own results over from the past reading
/// where nothing that they are made of has changed.
struct ContentAssembly: Sendable {
  let plan: ContentPlan
  var input: ContentInput { plan.input }

  /// All that is wrong with the content, in the order in which it was found.
  var diagnostics: [Diagnostic]

  // MARK: Records

  /// The records of all collections. They get their outputs, links and pictures' assets in the last
  /// steps; until then pictures refer to files of the tree.
  var table = RecordTable()

  /// The records before these steps, for the next reading; empty if no results are kept.
  var tableAsRead = RecordTable()

  /// The other results of reading each collection of the plan.
  var collections: [CollectionReading] = []

  /// For each collection, true if it has the records that it had in the past reading, with the same
  /// indices.
  var isTakenOver: [Bool] = []

  /// What is wrong with values by which fields look up records.
  var lookupProblems: [Diagnostic] = []

  /// The number of records that come from files, before those of terms.
  var recordsOfFiles = 0

  /// The terms of each of the plan's fields.
  var terms: [TermReading] = []

  /// The Markdown that is known now, by the paths of its files; empty if no results are kept.
  var sources: [ExactText: ReadMarkdown]

  // MARK: Pages

  var settings: SiteSettings
  var pages: [Page] = []

  /// The terms as the site has them, with the index pages and those of all terms.
  var siteTerms = SiteTerms()

  /// The sections of each page as they were made.
  var readings: [PageReading] = []

  /// The layouts of all sections, each once.
  var layouts: [LayoutByWidth] = []

  /// For each collection, where the order of its records comes from.
  var collectionOrders: [SectionOrder] = []

  // MARK: Places

  /// The collections whose records have the outputs that they had in the past reading.
  var sameOutputs: Set<Int> = []
  var assets: [Asset] = []

  /// The pictures of records, by the paths of their files; empty if no results are kept.
  var pictures: [ExactText: ReadPicture] = [:]
  var linkedFiles = LinkedFiles()

  /// The destinations of links in Markdown.
  var links = LinkTable(outputs: NameTable(), sitePaths: NameTable(), isPretty: false)

  /// The diagnostics about outputs that clash, and about records' links by collection.
  var clashes: [Diagnostic] = []
  var linkProblems: [[Diagnostic]] = []

  /// The records that are as in the past reading and have the same indices.
  var unchangedRecords: [Range<Int>] = []

  /// Assembles the content that `plan` describes.
  init(of plan: ContentPlan, past: ContentAssembly?) {
    self.plan = plan
    settings = plan.site.settings
    sources = plan.input.sources.merging(plan.sources) { $1 }
    diagnostics = plan.input.diagnostics + plan.diagnostics

    readCollections(past: past)
    lookUpRecords()
    addTerms(past: past)

    makePages(past: past)
    lookForUnusedContent()
    setNavigation()

    if plan.input.keepsResults { tableAsRead = table }
    giveOutputs(past: past)
    copyFiles(past: past)
    nameFurtherPages()
    leadLinks(past: past)
  }

  /// The sources of the order of its items.
  var order: SiteOrder {
    SiteOrder(
      sections: readings.map(\.orders), roots: table.roots, numbers: table.details.map(\.order),
      collections: collectionOrders, ranges: table.ranges,
      hasInnerRecords: plan.collections.map { $0.declaration.shape.children != nil })
  }
}
