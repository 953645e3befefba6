public import VitrineDiagnostics
public import VitrineLayout
public import VitrineModel

/// The content read from a folder, and everything that is wrong with it.
public struct ContentReading: Sendable {
  public var content: SiteContent

  /// The layouts of all sections, each once; sections refer to them by index.
  public var layouts: [LayoutByWidth]

  /// Sorted by file, line and column. With an error among them the content is incomplete, and no
  /// site is made of it.
  public var diagnostics: [Diagnostic]

  /// The destinations of links in its Markdown.
  var links: LinkTable

  /// The sources of the order of its items.
  let order: SiteOrder

  let folder: ContentFolder

  /// The results that the next reading can take over; nil unless they were to be kept.
  let kept: ReadingCache?

  /// The records that are unchanged since the past reading and have the same indices.
  public let unchangedRecords: [Range<Int>]
}

/// Reads the content folder at `folder`, except the bodies of its Markdown.
///
/// `folder` is a path of the file system; places in the result are relative to it.
///
/// With `keepsReading`, the result can be the `past` of the next reading of the same folder. That
/// reading skips what did not change, but gives the same result as a full one.
public func readContent(
  at folder: String, options: ContentOptions, keepsReading: Bool = false,
  past: ContentReading? = nil
) -> ContentReading {
  var reading = ContentReader(
    folder: ContentFolder(path: folder), options: options, keepsReading: keepsReading,
    past: past?.kept)
  reading.makePlan()
  reading.readRecords()
  reading.giveOutputs()
  reading.buildPages()
  reading.readAssets()
  reading.resolveLinks()
  return reading.result()
}
