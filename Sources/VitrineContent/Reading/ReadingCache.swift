import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineText

/// What a reading keeps for the next one of the same folder, which takes over what is read of files that
/// are what they were.
///
/// Every value in it was made of the files that it names and of nothing that can change without them.
struct ReadingCache: Sendable {
  var folder: String
  var options: ContentOptions
  var tree: ContentTree

  /// What each Markdown file says, by its path.
  var sources: [String: ReadMarkdown]

  /// All up to the records.
  var plan: Plan
  var collections: [CachedCollection]
  var collectionOrders: [SectionOrder]

  /// The records as they were read: without outputs, pictures among the tree's files.
  var records: RecordTable

  /// The same as the site has them.
  var finished: [Record]

  /// One for each page, and its sections as the site has them.
  var pages: [CachedPage]
  var sections: [[Section]]

  /// By the paths of their files.
  var pictures: [String: ReadPicture]
  var assets: [Asset]
  var links: LinkTable

  /// What is wrong with the records' links, by collection, and with the places of outputs.
  var linkDiagnostics: [[Diagnostic]]
  var outputDiagnostics: [Diagnostic]

  /// What the settings, pages and collections are, and all that was found wrong on the way.
  struct Plan: Sendable {
    var site: SiteDeclaration
    var declarations: [PageDeclaration]
    var collections: [CollectionPlan]
    var layouts: LayoutTable
    var uses: [ContentReader.FileUse]
    var diagnostics: [Diagnostic]
  }
}

/// A Markdown file as it was read; nil where it could not be.
struct ReadMarkdown: Sendable {
  var source: MarkdownSource?
  var diagnostics: [Diagnostic]
}

/// The records of a collection as they were read, and what was wrong with them.
struct CachedCollection: Sendable {
  var name: String
  var files: [String]
  var notes: [String]
  var loose: [String]
  var lookedUpNames: [String]

  /// Whether a file that the declaration names was missing.
  var wasIncomplete: Bool

  /// What was wrong with its notes, before any records.
  var diagnosticsOfNotes: [Diagnostic] = []
  var diagnostics: [Diagnostic] = []
  var drafts: [Draft] = []
  var knownPaths: [String] = []
  var leftOut: Set<String> = []
  var isIncomplete = false
  var unusedNotes: [(source: MarkdownSource, file: Int)] = []
  var usedNotes: Set<Int> = []

  /// What its files of data gave, by their paths.
  var parts: [String: [ReadPart]] = [:]
}

/// The sections of a page as they were made.
struct CachedPage: Sendable {
  /// The collections that they show.
  var collections: Set<Int>
  var sections: [Section]
  var orders: [SectionOrder]

  /// The layouts that were asked for, in order, and those that the sections have.
  var askedLayouts: [LayoutByWidth]
  var layouts: [LayoutByWidth]
  var diagnostics: [Diagnostic]
}

extension ContentTree {
  /// Whether the file at `index` is surely what it was in `old`.
  func isUnchanged(_ index: Int, since old: ContentTree) -> Bool {
    guard let state = states[index] else { return false }
    let before =
      index < old.files.count && old.files[index] == files[index]
      ? index : old.index(of: files[index])
    guard let before else { return false }
    return old.states[before] == state && old.files[before].hasSameBytes(as: files[index])
  }

  /// Whether both hold the same files in the same places, whatever is in these.
  func hasSameFiles(as old: ContentTree) -> Bool {
    files.count == old.files.count && folders.count == old.folders.count
      && obstacles == old.obstacles
      && zip(files, old.files).allSatisfy { $0.hasSameBytes(as: $1) }
      && zip(folders, old.folders).allSatisfy { $0.path.hasSameBytes(as: $1.path) }
  }
}

extension ContentOptions {
  /// Whether a reading with `other` gives the same. Layouts of one name are one layout.
  func isSame(as other: ContentOptions) -> Bool {
    includesDrafts == other.includesDrafts && cells == other.cells
      && languages == other.languages && namesInTemplates == other.namesInTemplates
      && layouts.map(\.name) == other.layouts.map(\.name)
  }
}
