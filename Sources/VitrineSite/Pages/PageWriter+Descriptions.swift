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
    let item: DescribedItem? =
      if let record, let description {
        DescribedItem(
          record, as: description, summary: page.description,
          pictures: record.pictures.compactMap {
            site.addresses.canonicalSource(of: $0.picture.source)
          }
        ) { [links = site.links] in links.canonical($0) }
      } else {
        nil
      }
    let kind = description?.kind == nil ? nil : item
    var html: [UInt8] = []
    for (name, text) in kind?.dublinCore ?? [] {
      html.append(markup: "<meta name=\"\(name)\"")
      html.append(attribute: "content", text)
      html.append(markup: ">\n")
    }
    if let manifest = record.flatMap(site.manifest) {
      html.append(markup: "<link rel=\"alternate\"")
      html.append(attribute: "type", "application/ld+json;profile=\"\(manifestContext)\"")
      html.append(attribute: "href", site.links.link(to: manifest, from: output.outputFolder))
      html.append(markup: ">\n")
    }
    var crumbs: [(title: String, address: String)] = []
    if site.hasKinds, let address = page.canonical {
      crumbs = page.crumbs.filter { $0.title != Self.omission }.map {
        (title: $0.title, address: site.links.absolute($0.link, on: output))
      }
      crumbs.append((page.title, address))
    }
    if let data = linkedData(of: kind, crumbs: crumbs) {
      html += "<script type=\"application/ld+json\">".utf8 + data + "</script>".utf8
    }
    // The template ends the last line.
    page.described =
      html.isEmpty ? nil : Array(html.last == UInt8(ascii: "\n") ? html.dropLast() : html[...])
    guard let item, !item.references.isEmpty else { return [] }
    let files = item.references.map {
      LinkContext(title: $0.fileName, link: site.links.link(to: $0, from: output.outputFolder))
    }
    shown?.citation = CitationContext(of: item, files: files, formats: page.words.formats)
    assign([.citation], to: page, on: output)
    return [.code]
  }

  /// Returns the manifest of a record's pictures, whose path is `path`.
  func manifest(ofRecord index: Int, at path: String) -> [UInt8] {
    let (record, links) = (site[record: index], site.links)
    let language = site.owner(ofRecord: index).map { site.page($0).language }
    let words = site.words(in: language ?? site.settings.language)
    let description = site.description(of: record)!
    var facts: [(label: String, text: String)] = []
    if let date = record.date { facts.append((words[.date], date.words(in: words.formats))) }
    facts += record.facts(in: words, link: nil).filter { !$0.text.isEmpty }.map {
      ($0.label, $0.text)
    }
    if !record.tags.isEmpty { facts.append((words[.tags], record.tags.joined(separator: ", "))) }
    return VitrineData.manifest(
      of: DescribedItem(record, as: description) { links.canonical($0) },
      at: links.canonical(path)!, in: links.canonical(description.manifests!)!,
      language: words.language, assets: site.addresses.assets, facts: facts)
  }
}
