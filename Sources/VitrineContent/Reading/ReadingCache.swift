import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineText

/// The results that a reading keeps for the next one of the same folder, which takes over those of
/// unchanged files.
///
/// Every value in it is made from the files that it names, and from nothing that can change without
/// them.
struct ReadingCache: Sendable {
  var folder: String
  var options: ContentOptions
  var tree: ContentTree

  /// The Markdown files as read, by their paths.
  var sources: [String: ReadMarkdown]

  /// Everything found before the records are read.
  var plan: Plan
  var collections: [CachedCollection]
  var collectionOrders: [SectionOrder]

  /// The records as read: without outputs, and with pictures that refer to files of the tree.
  var records: RecordTable

  /// The records as the site has them.
  var finished: [Record]

  /// One for each page; `sections` has its sections as the site has them.
  var pages: [CachedPage]
  var sections: [[Section]]

  /// Pictures by the paths of their files.
  var pictures: [String: ReadPicture]
  var assets: [Asset]
  var links: LinkTable

  /// The diagnostics about records' links, by collection, and about the places of outputs.
  var linkDiagnostics: [[Diagnostic]]
  var outputDiagnostics: [Diagnostic]

  /// The settings, pages and collections, and everything that was found wrong on the way.
  struct Plan: Sendable {
    var site: SiteDeclaration
    var declarations: [PageDeclaration]
    var collections: [CollectionPlan]
    var layouts: LayoutTable
    var uses: [ContentReader.FileUse]
    var diagnostics: [Diagnostic]
  }
}

/// A Markdown file as it was read; its source is nil if it could not be.
struct ReadMarkdown: Sendable {
  var source: MarkdownSource?
  var diagnostics: [Diagnostic]
}

/// A collection as it was read, without its records: the files and names it is made of, and all
/// other results.
struct CachedCollection: Sendable {
  var name: String
  var files: [String]
  var notes: [String]
  var loose: [String]
  var lookedUpNames: [String]

  /// True if a file that the declaration names was missing.
  var wasIncomplete: Bool

  /// The diagnostics about its notes, before any records.
  var diagnosticsOfNotes: [Diagnostic] = []
  var diagnostics: [Diagnostic] = []
  var drafts: [Draft] = []
  var knownPaths: [String] = []
  var leftOut: Set<String> = []
  var isIncomplete = false
  var unusedNotes: [(source: MarkdownSource, file: Int)] = []
  var usedNotes: Set<Int> = []

  /// The parts of its data files, by the paths of these.
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
  /// Returns true if the file at `index` is certainly unchanged since `old`.
  func isUnchanged(_ index: Int, since old: ContentTree) -> Bool {
    guard let state = states[index] else { return false }
    let before =
      index < old.files.count && old.files[index] == files[index]
      ? index : old.index(of: files[index])
    guard let before else { return false }
    return old.states[before] == state && old.files[before].hasSameBytes(as: files[index])
  }

  /// Returns true if both have the same files and folders, whatever the files contain.
  func hasSameFiles(as old: ContentTree) -> Bool {
    files.count == old.files.count && folders.count == old.folders.count
      && obstacles == old.obstacles
      && zip(files, old.files).allSatisfy { $0.hasSameBytes(as: $1) }
      && zip(folders, old.folders).allSatisfy { $0.path.hasSameBytes(as: $1.path) }
  }
}

extension ContentOptions {
  /// Returns true if a reading with `other` gives the same result. Layouts are compared by name.
  func isSame(as other: ContentOptions) -> Bool {
    includesDrafts == other.includesDrafts && cells == other.cells
      && languages == other.languages && namesInTemplates == other.namesInTemplates
      && layouts.map(\.name) == other.layouts.map(\.name)
  }
}
