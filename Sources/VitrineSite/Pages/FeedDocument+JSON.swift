internal import VitrineModel
internal import VitrineText

extension FeedDocument {
  /// Returns the feed as JSON Feed 1.1 (<https://www.jsonfeed.org/version/1.1/>).
  func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", "https://jsonfeed.org/version/1.1")
      json.member("title", title)
      json.member("home_page_url", asciiAddress(page))
      json.member("feed_url", addresses[.json].map(asciiAddress))
      json.member("language", language)
      json.array("authors", CollectionOfOne(author)) { json, author in
        json.object {
          $0.member("name", author.name)
          $0.member("url", author.address)
        }
      }
      json.array("items", entries, inLines: true) { $0.write($1) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ entry: FeedDocument.Entry) {
    object { json in
      json.member("id", entry.id)
      json.member("url", asciiAddress(entry.address))
      json.member("external_url", entry.related.map(asciiAddress))
      json.member("title", entry.title)
      if let html = entry.html {
        json.member("content_html", String(decoding: html, as: UTF8.self))
      } else {
        // An item must have content of one kind.
        json.member("content_text", entry.summary ?? entry.title)
      }
      json.member("summary", entry.summary)
      json.member("image", (entry.picture?.address).map(asciiAddress))
      json.member("date_published", entry.published ?? entry.updated)
      if let published = entry.published, published != entry.updated {
        json.member("date_modified", entry.updated)
      }
      if !entry.authors.isEmpty {
        json.array("authors", entry.authors) { json, author in
          json.object { $0.member("name", author) }
        }
      }
      if !entry.tags.isEmpty { json.array("tags", entry.tags) { $0.text($1) } }
    }
  }
}
