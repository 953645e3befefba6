internal import VitrineModel
internal import VitrineText

/// Writes the feeds of a site's changes, with one entry per build that contains its changes as
/// HTML.
struct FeedWriter {
  let site: RenderContext

  private let words: SiteWords
  private let links: ChangelogLinks

  private let feed: Feed

  /// `site` must have feeds.
  init(site: RenderContext) {
    self.site = site
    feed = site.feed!
    words = site.siteWords
    links = site.changelogLinks(
      link: { site.links.canonical($0) ?? $0 },
      thumbnail: { site.addresses.canonicalThumbnail(of: $0) ?? "" })
  }

  private var title: String { "\(site.content.settings.title): \(words[.changes])" }
  private func address(_ output: String) -> String { site.links.canonical(output) ?? output }

  private struct Entry {
    var id: String
    var title: String
    var date: String
    var html: [UInt8]
  }

  private var entries: [Entry] {
    let siteContext = PageShell(of: BuiltInPath.changes, in: site).site
    return feed.entries.map { entry in
      let build = site.changes!.builds[entry.build]
      let changelogEntry = ChangelogEntry(
        build.difference, lines: site.changeLines(in: words), limit: Self.limit)
      let context = ChangelogEntryContext(
        changelogEntry, title: title, id: { $0.name }, words: words, links: links)
      let page = PageContext(words: words)
      page.newest = context
      var html: [UInt8] = []
      site.templates.pages.render(
        "feed-entry", with: Scope(site: siteContext, page: page), into: &html)
      return Entry(
        id: "\(address(BuiltInPath.changes))#\(entry.id)", title: context.tally,
        date: "\(entry.date)T00:00:00Z", html: html)
    }
  }

  /// The maximum number of items of each kind in an entry.
  private static let limit = 50
}

// MARK: Atom

extension FeedWriter {
  /// Returns the feed as Atom (RFC 4287).
  func atom() -> [UInt8] {
    let entries = entries
    var xml: [UInt8] = []
    let settings = site.content.settings
    xml.append(
      markup: """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(settings.language)">

        """)
    xml.append(element: "title", title)
    xml.append(element: "id", address(BuiltInPath.changes))
    xml.append(element: "updated", "\(feed.date)T00:00:00Z")
    xml.append(link: "self", type: "application/atom+xml", address(BuiltInPath.atomFeed))
    xml.append(link: "alternate", type: "text/html", address(BuiltInPath.changes))
    xml.append(markup: "<author>\n")
    xml.append(element: "name", settings.title)
    xml.append(markup: "</author>\n")
    for entry in entries {
      xml.append(markup: "<entry>\n")
      xml.append(element: "title", entry.title)
      xml.append(element: "id", entry.id)
      xml.append(element: "updated", entry.date)
      xml.append(link: "alternate", type: "text/html", address(BuiltInPath.changes))
      xml.append(
        element: "content", attributes: " type=\"html\"",
        String(decoding: entry.html, as: UTF8.self))
      xml.append(markup: "</entry>\n")
    }
    xml.append(markup: "</feed>\n")
    return xml
  }
}

extension [UInt8] {
  fileprivate mutating func append(element: String, attributes: String = "", _ text: String) {
    append(markup: "<\(element)\(attributes)>")
    // Drops characters that XML documents must not contain (XML 1.0, §2.2).
    appendEscaped(
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: true
            case 0..<0x20, 0xFFFE, 0xFFFF: false
            default: true
            }
          })))
    append(markup: "</\(element)>\n")
  }

  fileprivate mutating func append(link: String, type: String, _ address: String) {
    append(markup: "<link rel=\"\(link)\" type=\"\(type)\" href=\"")
    appendEscaped(address)
    append(markup: "\"/>\n")
  }
}

// MARK: JSON Feed

extension FeedWriter {
  /// Returns the feed as JSON Feed 1.1 (<https://www.jsonfeed.org/version/1.1/>).
  func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", "https://jsonfeed.org/version/1.1")
      json.member("title", title)
      json.member("home_page_url", address(BuiltInPath.changes))
      json.member("feed_url", address(BuiltInPath.jsonFeed))
      json.member("language", site.content.settings.language)
      json.array("authors", CollectionOfOne(site.content.settings)) { json, settings in
        json.object {
          $0.member("name", settings.title)
          $0.member("url", address("index.html"))
        }
      }
      json.array("items", entries, inLines: true) { json, entry in
        json.object {
          $0.member("id", entry.id)
          $0.member("url", address(BuiltInPath.changes))
          $0.member("title", entry.title)
          $0.member("content_html", String(decoding: entry.html, as: UTF8.self))
          $0.member("date_published", entry.date)
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}
