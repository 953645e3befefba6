/// Something that a search leads to: a page, a record's page or an item of a page.
package struct SearchDocument: Sendable {
  package var title: String

  /// Its address, from the site's first page.
  package var address: String

  /// The titles of what it is in, in words for readers.
  package var place: String
  package var subtitle: String?

  /// Tags, and the values of fields that are searched.
  package var fields: [String]
  package var picture: Picture?

  /// A summary, which is searched and shown before its body.
  package var text: String?

  package enum Picture: Sendable {
    /// An address, from the site's first page.
    case file(String)

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
}
