public import VitrineLayout
public import VitrineModel
public import VitrineText

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
}

/// Reads the content folder at `folder`, all but the bodies of its Markdown.
///
/// `folder` is a path of the file system; places in the result are relative to it.
public func readContent(at folder: String, options: ContentOptions) -> ContentReading {
  var reading = SiteReading(folder: ContentFolder(path: folder), options: options)
  reading.checkLayoutNames()
  reading.readSettings()
  reading.readPages()
  reading.planCollections()
  reading.reportMisnamedFiles()
  reading.readRecords()
  reading.giveOutputs()
  reading.buildPages()
  reading.readAssets()
  reading.resolveLinks()
  return reading.result()
}
