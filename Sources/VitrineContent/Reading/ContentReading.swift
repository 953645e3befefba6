package import VitrineDiagnostics
package import VitrineLayout
package import VitrineModel

/// The content read from a folder, and everything that is wrong with it.
package struct ContentReading: Sendable {
  package var content: SiteContent

  /// The layouts of all sections, each once; sections refer to them by index.
  package var layouts: [LayoutByWidth]

  /// Sorted by file, line and column. With an error among them the content is incomplete, and no
  /// site is made of it.
  package var diagnostics: [Diagnostic]

  /// The destinations of links in its Markdown.
  var links: LinkTable

  /// The sources of the order of its items.
  let order: SiteOrder

  let folder: ContentFolder

  /// The results that the next reading can take over; nil unless they are kept.
  let kept: ContentLinks?

  /// The records that are unchanged since the past reading and have the same indices.
  package let unchangedRecords: [Range<Int>]
}

/// Reads the content folder at `folder`, except the bodies of its Markdown.
///
/// `folder` is a path of the file system; places in the result are relative to it.
///
/// With `keepsReading`, the result can be the `past` of the next reading of the same folder. That
/// reading skips what did not change, but gives the same result as a full one.
package func readContent(
  at folder: String, options: ContentOptions, keepsReading: Bool = false,
  past: ContentReading? = nil
) -> ContentReading {
  let folder = ContentFolder(path: folder)
  let past =
    keepsReading ? past?.kept.flatMap { $0.input.isSame(as: folder, options) ? $0 : nil } : nil
  let input = ContentInput(
    folder, options: options, keepsResults: keepsReading, past: past?.input,
    known: past?.sources ?? [:])
  let plan = ContentPlan(of: input, past: past?.plan)
  let records = ContentRecords(of: plan, past: past?.pages.records)
  let pages = ContentPages(of: records, past: past?.pages)
  let links = ContentLinks(of: pages, past: past)
  return ContentReading(links)
}

extension ContentReading {
  fileprivate init(_ links: ContentLinks) {
    content = SiteContent(
      settings: links.pages.settings, pages: links.pages.pages, records: links.records,
      assets: links.assets)
    layouts = links.pages.layouts
    diagnostics = links.diagnostics.inOrderOfPlaces
    self.links = links.links
    order = links.order
    folder = links.input.folder
    kept = links.input.keepsResults ? links : nil
    unchangedRecords = links.unchangedRecords
  }
}
