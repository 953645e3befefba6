internal import VitrineData
internal import VitrineModel
internal import VitrineText

extension PageWriter {
  /// Describes a page to machines, and its record if it is of one. Returns what of texts the page
  /// needs for that.
  @discardableResult
  func describe(
    _ record: Record?, _ shown: RecordContext?, on page: PageContext, at output: String
  ) -> Set<BodyPart> {
    let description = record.flatMap(site.description)
    let item = description.map { description in
      let media = record!.media.filter { $0.kind == .picture }.compactMap(\.picture)
      let pictures = media.isEmpty ? [record!.image].compactMap(\.self) : media
      return DescribedItem(
        record!, as: description,
        pictures: pictures.compactMap { site.addresses.canonicalSource(of: $0.source) }
      ) { [links = site.links] in links.canonical($0) }
    }
    let kind = description?.kind == nil ? nil : item
    var html: [UInt8] = []
    for (name, text) in kind?.dublinCore ?? [] {
      html.append(markup: "<meta name=\"\(name)\"")
      html.append(attribute: "content", text)
      html.append(markup: ">\n")
    }
    var crumbs: [(title: String, address: String)] = []
    if site.hasKinds, let address = page.canonical {
      // A long chain of records is shortened by an entry without a name.
      crumbs = page.crumbs.filter { $0.title != "…" }.map {
        (title: $0.title, address: site.links.absolute($0.link, on: output))
      }
      crumbs.append((page.title, address))
    }
    if let data = linkedData(of: kind, crumbs: crumbs) {
      html += "<script type=\"application/ld+json\">".utf8 + data + "</script>".utf8
    }
    page.described = html.isEmpty ? nil : html
    guard let item, !item.references.isEmpty else { return [] }
    let files = item.references.map {
      LinkContext(title: $0.fileName, link: site.links.link(to: $0, from: output.outputFolder))
    }
    shown?.citation = CitationContext(of: item, files: files, formats: page.words.formats)
    assign([.citation], to: page, on: output)
    return [.code]
  }
}
