/// A search result: a page, a record's page or an item of a page.
package struct SearchDocument: Sendable {
  package var title: String

  /// Its address relative to the site's home page.
  package var address: String

  /// The titles of the pages and records that contain it, joined for readers.
  package var place: String
  package var subtitle: String?

  /// Tags, and the values of searchable fields.
  package var fields: [String]
  package var picture: Picture?

  /// A summary, which is searched, and shown before the body.
  package var text: String?

  package enum Picture: Hashable, Sendable {
    /// An address relative to the site's home page, and the position at which it is cropped.
    case file(String, position: String? = nil)

    /// An emoji or character.
    case symbol(String)
  }

  package init(
    title: String, address: String, place: String = "", subtitle: String? = nil,
    fields: [String] = [], picture: Picture? = nil, text: String? = nil
  ) {
    self.title = title
    self.address = address
    self.place = place
    self.subtitle = subtitle
    self.fields = fields
    self.picture = picture
    self.text = text
  }

  /// What a result shows below its title: the subtitle, and the fields that are not part of it.
  var details: [String] {
    var details = [subtitle].compactMap { $0 }
    for field in fields where !details.contains(where: { $0.hasPart(field) }) {
      details.append(field)
    }
    return details
  }
}

extension String {
  /// Whether it contains `part` between spaces, punctuation and its ends.
  fileprivate func hasPart(_ part: String) -> Bool {
    func isWord(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber } ?? false
    }
    return ranges(of: part).contains { range in
      !isWord(self[..<range.lowerBound].last) && !isWord(self[range.upperBound...].first)
    }
  }
}
