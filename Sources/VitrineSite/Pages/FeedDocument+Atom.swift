internal import VitrineModel
internal import VitrineText

extension FeedDocument {
  /// Returns the feed as Atom (RFC 4287).
  func atom() -> [UInt8] {
    var xml: [UInt8] = []
    xml.append(
      markup: """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(language)">

        """)
    xml.append(element: "title", title)
    xml.append(element: "id", id)
    xml.append(element: "updated", updated)
    xml.append(link: "self", type: "application/atom+xml", addresses[.atom]!)
    xml.append(link: "alternate", type: "text/html", page)
    xml.append(author: author.name)
    for entry in entries { xml.append(entry) }
    xml.append(markup: "</feed>\n")
    return xml
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ entry: FeedDocument.Entry) {
    append(markup: "<entry>\n")
    append(element: "title", entry.title)
    append(element: "id", entry.id)
    if let published = entry.published { append(element: "published", published) }
    append(element: "updated", entry.updated)
    append(link: "alternate", type: "text/html", entry.address)
    if let related = entry.related { append(link: "related", type: nil, related) }
    if let picture = entry.picture {
      append(link: "enclosure", type: picture.type, picture.address)
    }
    for author in entry.authors { append(author: author) }
    for tag in entry.tags {
      append(markup: "<category")
      append(xmlAttribute: "term", tag)
      append(markup: "/>\n")
    }
    if let summary = entry.summary { append(element: "summary", summary) }
    if let html = entry.html {
      append(
        element: "content", attributes: " type=\"html\"", String(decoding: html, as: UTF8.self))
    }
    append(markup: "</entry>\n")
  }

  fileprivate mutating func append(link: String, type: String?, _ address: String) {
    append(markup: "<link rel=\"\(link)\"")
    append(xmlAttribute: "type", type)
    append(xmlAttribute: "href", address)
    append(markup: "/>\n")
  }

  fileprivate mutating func append(author: String) {
    append(markup: "<author>\n")
    append(element: "name", author)
    append(markup: "</author>\n")
  }
}
