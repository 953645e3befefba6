internal import VitrineModel
internal import VitrineText

/// The sitemap of a site (<https://www.sitemaps.org/protocol.html>): one file, or an index of parts
/// if the site is too large for one.
struct Sitemap: Sendable {
  /// The limits of one file: addresses, and bytes.
  struct Limits: Sendable {
    var count = 50_000
    var size = 50 << 20
  }

  /// Ranges in `SiteMapPages.pages`.
  let parts: [Range<Int>]

  /// Divides the pages into parts. Sizes are upper bounds, so that nothing has to be written here.
  init(of site: RenderContext, limits: Limits = Limits()) {
    var parts: [Range<Int>] = []
    var (start, size) = (0, 0)
    let pages = site.sitemapPages
    for (index, page) in pages.enumerated() {
      let next = site.maxSize(of: page)
      if index > start, index - start == limits.count || size + next > limits.size - 1024 {
        parts.append(start..<index)
        (start, size) = (index, 0)
      }
      size += next
    }
    self.parts = parts + [start..<pages.count]
  }

  static func path(ofPart part: Int) -> String { "sitemap-\(part + 1).xml" }
}

/// A page in a sitemap.
private struct SitemapPage {
  var output: String

  /// The page or record that it shows, or nil for a page of the site itself.
  var subject: OutputSubject?
}

extension RenderContext {
  /// All pages that search engines may list: not the page for unknown addresses, the search page,
  /// redirects or anything hidden.
  fileprivate var sitemapPages: [SitemapPage] {
    contentPages.filter { !isHidden($0.subject) }.map {
      SitemapPage(output: $0.path, subject: $0.subject)
    }
      + [BuiltInOutput.allPages, .changes].filter { $0.condition?(self) ?? true }.map {
        SitemapPage(output: $0.path)
      }
  }

  private func isHidden(_ subject: OutputSubject?) -> Bool {
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

  /// The pictures of a record's page, or those that a page shows of records without pages.
  fileprivate func pictures(of page: SitemapPage) -> [Picture] {
    switch page.subject {
    case .record(let index): return [content.records[index].image].compactMap(\.self)
    case .page(let index, listPage: let listPage):
      var known: Set<Picture.Source> = []
      var pictures: [Picture] = []
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

  /// An upper bound for the bytes of an entry. Escaping makes a byte of a path at most three bytes
  /// long, and a byte of a written address at most six.
  fileprivate func maxSize(of page: SitemapPage) -> Int {
    let root = 6 * (links.address?.utf8.count ?? 0)
    return pictures(of: page).reduce(128 + root + 3 * page.output.utf8.count) { size, picture in
      switch picture.source {
      case .asset(let index): size + 64 + root + 3 * content.assets[index].output.utf8.count
      case .remote(let address): size + 64 + 6 * address.utf8.count
      }
    }
  }
}

// MARK: Writing

extension PageWriter {
  /// Returns the sitemap, or its index.
  func sitemap(limits: Sitemap.Limits = Sitemap.Limits()) -> [UInt8] {
    let parts = Sitemap(of: site.whole, limits: limits).parts
    if parts.count == 1 { return sitemap(of: parts[0]) }
    var xml = Self.beginning(of: "sitemapindex")
    for part in parts.indices {
      xml.append(markup: "<sitemap>")
      xml.append(element: "loc", site.links.canonical(Sitemap.path(ofPart: part))!)
      xml.append(markup: "</sitemap>\n")
    }
    xml.append(markup: "</sitemapindex>\n")
    return xml
  }

  /// Returns a part of the sitemap.
  func sitemap(of part: Range<Int>) -> [UInt8] {
    let whole = site.whole
    var xml = Self.beginning(
      of: "urlset", " xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\"")
    for page in whole.sitemapPages[part] {
      xml.append(markup: "<url>")
      xml.append(element: "loc", site.links.canonical(page.output)!)
      if case .record(let index) = page.subject,
        let updated = whole.content.records[index].updated
      {
        let date = updated.time.isEmpty ? updated.isoDate : updated.timestamp!
        xml.append(element: "lastmod", date)
      }
      for picture in whole.pictures(of: page) {
        guard let address = site.addresses.canonicalSource(of: picture.source) else { continue }
        xml.append(markup: "<image:image>")
        xml.append(element: "image:loc", address)
        xml.append(markup: "</image:image>\n")
      }
      xml.append(markup: "</url>\n")
    }
    xml.append(markup: "</urlset>\n")
    return xml
  }

  private static func beginning(of element: String, _ namespaces: String = "") -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <\(element) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"\(namespaces)>

      """.utf8)
  }

  /// Returns the file that invites all crawlers and tells them where the sitemap is.
  func robots() -> [UInt8] {
    Array(
      """
      User-agent: *
      Allow: /

      Sitemap: \(site.links.canonical(BuiltInPath.sitemap)!)

      """.utf8)
  }
}
