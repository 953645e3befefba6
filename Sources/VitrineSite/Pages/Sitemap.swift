internal import VitrineModel
internal import VitrineText

/// The sitemap of a site (<https://www.sitemaps.org/protocol.html>): one file, or an index of parts
/// if the site is too large for one.
struct Sitemap {
  /// The limits of one file.
  var maxCount = 50_000
  var maxSize = 50 << 20

  /// Returns the files by their paths, `sitemap.xml` first.
  func files(of site: RenderContext) -> [(path: String, bytes: [UInt8])] {
    var parts = [Self.beginning]
    var count = 0
    let ownPages = BuiltInOutput.all(in: site).filter(\.isInSitemap).map(\.output)
    for output in site.contentPages + ownPages where !site.isHidden(output.subject) {
      let entry = entry(output, of: site)
      if count == maxCount || count > 0 && parts.last!.count + entry.count + 10 > maxSize {
        parts.append(Self.beginning)
        count = 0
      }
      parts[parts.count - 1] += entry
      count += 1
    }
    for index in parts.indices { parts[index].append(markup: "</urlset>\n") }
    let path = BuiltInPath.sitemap
    if parts.count == 1 { return [(path, parts[0])] }
    let paths = parts.indices.map { "\(path.dropLast(4))-\($0 + 1).xml" }
    var index = Array("\(Self.declaration)<sitemapindex xmlns=\"\(Self.namespace)\">\n".utf8)
    for path in paths {
      index.append(markup: "<sitemap>")
      index.append(element: "loc", asciiAddress(site.links.canonical(path)!))
      index.append(markup: "</sitemap>\n")
    }
    index.append(markup: "</sitemapindex>\n")
    return [(path, index)] + Array(zip(paths, parts))
  }

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"
  private static let imageNamespace = "http://www.google.com/schemas/sitemap-image/1.1"

  private static let beginning = Array(
    "\(declaration)<urlset xmlns=\"\(namespace)\" xmlns:image=\"\(imageNamespace)\">\n".utf8)

  private func entry(_ output: SiteOutput, of site: RenderContext) -> [UInt8] {
    var xml: [UInt8] = []
    xml.append(markup: "<url>")
    xml.append(element: "loc", asciiAddress(site.links.canonical(output.path)!))
    if case .record(let index) = output.subject,
      let updated = site.content.records[index].updated
    {
      xml.append(
        element: "lastmod", updated.time.isEmpty ? updated.isoDate : updated.timestamp!)
    }
    for picture in site.pictures(of: output.subject) {
      guard let address = site.addresses.canonicalSource(of: picture.source) else { continue }
      xml.append(markup: "<image:image>")
      xml.append(element: "image:loc", asciiAddress(address))
      xml.append(markup: "</image:image>\n")
    }
    xml.append(markup: "</url>\n")
    return xml
  }
}

extension RenderContext {
  fileprivate func isHidden(_ subject: OutputSubject?) -> Bool {
    switch subject {
    case .record(let index): return content.records[index].isHidden
    case .page(let index, listPage: _):
      // The pages of terms are below the page of their collection.
      var above: Int? = index
      while let page = above {
        if content.pages[page].isHidden { return true }
        above = content.pages[page].parent
      }
      return false
    default: return false
    }
  }

  /// The picture of a record's page, or those that a page shows of records without pages.
  fileprivate func pictures(of subject: OutputSubject?) -> [Picture] {
    switch subject {
    case .record(let index): return [content.records[index].image].compactMap(\.self)
    case .page(let index, listPage: let listPage):
      var pictures: [Picture] = []
      var known: Set<Picture.Source> = []
      for item in content.pages[index].listPage(listPage).sections.lazy.flatMap(\.items) {
        guard case .record(let record) = item.content, content.records[record].output == nil,
          let picture = content.records[record].image, known.insert(picture.source).inserted
        else { continue }
        pictures.append(picture)
        if pictures.count == Self.maxPictures { break }
      }
      return pictures
    default: return []
    }
  }

  /// The maximum number of pictures of a page
  /// (<https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps>).
  private static var maxPictures: Int { 1_000 }
}
