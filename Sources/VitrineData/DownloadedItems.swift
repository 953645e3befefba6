package import VitrineDiagnostics
package import VitrineModel
import VitrineText

/// A page as its data files describe it.
package struct DownloadedPage: Sendable {
  let page: Page
  let files: [PageDownloads.File]
  let collections: [DownloadedItems]

  /// The full addresses of the page and of its list of manifests, if the site has one.
  let address: String?
  let listOfManifests: String?

  /// `bodies` are the texts of records. `address` returns the full address of an output, or nil if
  /// the site has none.
  package init(
    _ downloads: PageDownloads, of content: SiteContent, bodies: [RecordID: BodySource],
    address: @escaping @Sendable (_ output: String) -> String?
  ) {
    page = content.pages[downloads.page]
    files = downloads.files
    self.address = address(page.output)
    listOfManifests = files.first { $0.format == DownloadFormat.manifests.name }
      .flatMap { address($0.path) }
    let items = downloads.collections.lazy.flatMap(\.records).compactMap {
      content.records[$0].output
    }
    let site = DownloadedItems.Site(
      content: content, folder: page.output.outputFolder,
      outputs: Set(byBytes: [page.output] + items), bodies: bodies, address: address)
    collections = downloads.collections.map { DownloadedItems(of: $0, in: site) }
  }

  /// The page's title, with the name of the collection if the page has several.
  func title(of items: DownloadedItems) -> String {
    collections.count > 1 ? "\(page.title): \(items.name)" : page.title
  }

  /// Returns the bytes of a file, with what its readers should know.
  package func file(_ file: PageDownloads.File) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let format = DownloadFormat(named: file.format)!
    return (format.bytes(self, file.collection ?? 0, &diagnostics), diagnostics)
  }
}

/// The records of a collection as its data files contain them.
struct DownloadedItems: Sendable {
  let name: String
  let records: [Record]
  let columns: [DownloadColumn]
  let site: Site

  /// The site around the records, whose files are in `folder`.
  struct Site: Sendable {
    let content: SiteContent
    let folder: String

    /// The page and those of its items, where the same links lead when the files are read again.
    let outputs: Set<ExactText>
    let bodies: [RecordID: BodySource]
    let address: @Sendable (String) -> String?
  }

  init(of collection: PageDownloads.Collection, in site: Site) {
    name = collection.name
    records = collection.records.map { site.content.records[$0] }
    self.site = site
    columns = DownloadColumn.all(of: records, types: collection.types, in: site)
  }
}

extension DownloadedItems.Site {
  /// The address of an output: complete if the site has one, otherwise relative to the files.
  func address(of output: String) -> String {
    address(output)
      ?? relativeLink(to: output, from: folder, isPretty: content.settings.prettyLinks)
  }

  /// The address of a link: relative to the files if it leads to what they contain or if the site
  /// has no address, otherwise complete.
  func relative(_ link: String) -> String {
    guard case .output(let output, let suffix) = LinkTarget(link) else { return link }
    if !outputs.contains(output), let whole = address(output) { return whole + suffix }
    let path = relativeLink(to: output, from: folder, isPretty: content.settings.prettyLinks)
    // Only what begins like a path is read as one.
    return (path.hasPrefix(".") ? "" : "./") + path + suffix
  }

  /// A picture with its address, and with the path of its file in the content folder.
  func parts(of picture: Picture) -> [Field] {
    var medium = Medium(.picture, source: picture.source, picture: picture)
    medium.label = picture.alternative
    return parts(of: medium)
  }

  func parts(of medium: Medium) -> [Field] {
    let (picture, file) = (medium.picture, file(of: medium.source))
    // The first page of a document is of the same file.
    let poster = picture.flatMap { path(of: $0.source) }.flatMap { $0 == file ? nil : $0 }
    func number(_ value: Double) -> FieldValue {
      .number(FieldValue.Number(value: value, literal: value.json))
    }
    let texts = [
      ("src", address(of: medium.source)), ("file", file),
      ("alt", medium.label), ("caption", medium.caption), ("credit", medium.credit),
      ("poster", medium.kind == .picture ? nil : poster),
      ("captions", medium.captions.flatMap(path)),
    ]
    return texts.compactMap { name, text in text.map { Field(name: name, value: .text($0)) } }
      + [
        picture?.shape.map { Field(name: "shape", value: number($0)) },
        picture?.focus.map {
          Field(name: "focus", value: .list([number($0.x), number($0.y)]))
        },
      ].compactMap(\.self)
  }

  private func address(of source: Picture.Source) -> String {
    switch source {
    case .remote(let address): address
    case .asset(let index): address(of: content.assets[index].output)
    }
  }

  /// The path of a file in the content folder, or nil if it is on another server.
  private func file(of source: Picture.Source) -> String? {
    guard case .asset(let index) = source else { return nil }
    let file = content.assets[index].file
    return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : "/" + file
  }

  private func path(of source: Picture.Source) -> String? {
    file(of: source) ?? address(of: source)
  }
}
