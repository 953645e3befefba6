public import VitrineDiagnostics
public import VitrineLayout
public import VitrineModel

/// What a content folder says, and all that is wrong with it.
public struct ContentReading: Sendable {
  public var content: SiteContent

  /// The layouts of all sections, each once; sections refer to them by index.
  public var layouts: [LayoutByWidth]

  /// In order of files, lines and columns. With an error among them the content is not all there:
  /// no site is made of it.
  public var diagnostics: [Diagnostic]

  /// Where the links of its Markdown lead.
  var links: LinkTable

  /// Where its items have their order from.
  let order: SiteOrder

  let folder: ContentFolder

  /// What the next reading takes over, where one is to come.
  let kept: ReadingCache?

  /// The records that are all that they were in the past that was taken over, under the same numbers.
  public let unchangedRecords: [Range<Int>]
}

/// Reads the content folder at `folder`, all but the bodies of its Markdown.
///
/// `folder` is a path of the file system; places in the result are relative to it.
///
/// With `keepsReading` the result can be the `past` of the next reading of the same folder, which does not
/// read again what did not change; the result is the same.
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
