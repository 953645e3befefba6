internal import VitrineModel
internal import VitrineText

extension PageWriter {
  /// Returns a feed of a page's items.
  func feed(_ number: Int, ofPage index: Int, as format: FeedFormat) -> RenderedFile {
    let page = site.page(index)
    let feed = site.feed(number, ofPage: index)
    var file = RenderedFile()
    let entries = feed.records.map { entry(ofRecord: $0, in: feed, ofPage: index, into: &file) }
    let address = absolute(page.output)
    file.bytes =
      FeedDocument(
        id: address + (feed.section.map { "#s-\(elementIdentifier(of: $0))" } ?? ""),
        title: page.title(of: feed, site: settings.title).title, language: page.language,
        page: address,
        updated: entries.max { $0.moment < $1.moment }!.entry.updated,
        author: FeedDocument.Author(name: settings.title, address: absolute("index.html")),
        addresses: Dictionary(
          uniqueKeysWithValues: FeedFormat.allCases.map {
            ($0, absolute(page.output(of: feed, $0)))
          }), entries: entries.map(\.entry)
      ).bytes(as: format)
    // The pages of the records report what is wrong with their texts, and load their styles.
    (file.anchorLinks, file.parts) = ([], [])
    return file
  }

  private var settings: SiteSettings { site.settings }

  private func absolute(_ output: String) -> String { site.links.canonical(output)! }

  /// Returns the entry of a record, and when it was last changed.
  private func entry(
    ofRecord index: Int, in feed: ItemFeed, ofPage pageIndex: Int, into file: inout RenderedFile
  ) -> (entry: FeedDocument.Entry, moment: CalendarDate) {
    let (record, page) = (site[record: index], site.page(pageIndex))
    let words = site.words(in: page.language)
    let date = record.date!.calendarDate!
    let updated = record.updated.map { max($0, date) } ?? date
    let address = record.output.map(absolute) ?? self.address(ofRecord: index, onPage: pageIndex)
    var entry = FeedDocument.Entry(
      id: identifier(of: record.id), title: record.title, address: address,
      published: date.timestamp, updated: updated.timestamp!)
    entry.related = related(record.link, to: address)
    entry.authors = authors(of: record, in: words)
    entry.tags = record.tags
    entry.summary = record.text ?? record.subtitle
    entry.picture = record.image.flatMap { picture in
      site.canonicalShared(of: picture).map { address in
        (address, knownMediaType(of: String(address.prefix { $0 != "?" && $0 != "#" })))
      }
    }
    guard feed.text == .whole || entry.summary == nil else { return (entry, updated) }
    var html: [UInt8] = []
    if let body = site.body(ofRecord: index) {
      let output = record.output ?? page.output
      let (rendered, _) = renderPart(body, output)
      file.take(rendered, [], on: output)
      html = site.links.portable(rendered.html(in: words) { _ in nil }, on: output)
      entry.summary = entry.summary ?? excerpt(ofHTML: html)
    }
    if feed.text == .whole { entry.html = content(html, of: record, entry) }
    return (entry, updated)
  }

  /// Returns the address of an item without a page: its element on a page, or that page if no
  /// section shows it.
  private func address(ofRecord record: Int, onPage page: Int) -> String {
    guard let item = site.item(ofRecord: record, onPage: page) else {
      return absolute(site.page(page).output)
    }
    return absolute(item.output) + asciiAddress(fragment(ofElement: item.element))
  }

  /// Returns the id of an entry, the same in every feed and forever (RFC 4287, section 4.2.6). It
  /// has the form of an address but is not one, because an item may move.
  private func identifier(of record: RecordID) -> String {
    let collection = asciiAddress(PercentEncoding.path.encoded(record.collection))
    return "\(absolute("index.html"))\(collection)#\(PercentEncoding.component.encoded(record.key))"
  }

  /// Returns the content of an entry: the record's picture, and its text or else its summary.
  private func content(
    _ body: [UInt8], of record: Record, _ entry: FeedDocument.Entry
  ) -> [UInt8]? {
    var html: [UInt8] = []
    if let picture = entry.picture {
      html.append(markup: "<p><img")
      html.append(attribute: "src", picture.address)
      html.append(attribute: "alt", record.image?.alternative ?? "")
      if let width = record.image?.width, let height = record.image?.height {
        html.append(markup: " width=\"\(width)\" height=\"\(height)\"")
      }
      html.append(markup: "></p>\n")
    }
    html += body
    if body.isEmpty, let summary = entry.summary {
      html.append(markup: "<p>")
      html.appendEscaped(summary)
      html.append(markup: "</p>\n")
    }
    return html.isEmpty ? nil : html
  }

  /// The absolute address of a record's link, unless it leads to the entry itself.
  private func related(_ link: String?, to address: String) -> String? {
    let target: String? =
      switch link.map(LinkTarget.init) {
      case .address(let address): address
      case .output(let output, let suffix): absolute(output) + suffix
      case nil: nil
      }
    return target == address ? nil : target
  }

  /// The values of a record's fields `author` and `authors`.
  private func authors(of record: Record, in words: SiteWords) -> [String] {
    record.fields.filter { $0.name == "author" || $0.name == "authors" }.flatMap { field in
      if case .list(let values) = field.value { return values }
      return [field.value]
    }.compactMap { $0.factText(in: words) }
  }
}
