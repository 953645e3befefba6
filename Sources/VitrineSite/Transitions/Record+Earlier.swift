import VitrineDiagnostics
internal import VitrineModel
internal import VitrineText

extension Record {
  /// Creates a record from the contents of its cell, which are all that is known about it. `now` is
  /// its current version, if it still exists. `pictures` are the pictures that can be shown.
  init(_ earlier: EarlierRecord, now: Record? = nil, pictures: EarlierPictures) {
    self.init(id: RecordID(earlier.id), title: earlier.title, place: .nowhere)
    measures = earlier.measures
    status = earlier.status
    cell = earlier.hasOwnCell ? earlier.cell : nil
    for field in earlier.fields {
      let isDate = now?.fields.contains { $0.name == field.name && $0.value.date != nil } ?? false
      set(isDate ? Field(name: field.name, value: field.value.asDate) : field, pictures: pictures)
    }
    if let now {
      output = now.output
      cell = now.cell
      if let own = now.image, own.source == image?.source { image = own }
    } else if earlier.output != nil {
      // It looked like a link, but its page no longer exists.
      link = "about:blank"
    }
  }

  private mutating func set(_ field: Field, pictures: EarlierPictures) {
    switch (RecordSlot(rawValue: field.name), field.value) {
    case (.image, .object(let members)): image = pictures.picture(members)
    case (let slot?, let value): self[slot] = value
    case (nil, _): fields.append(field)
    }
  }
}

extension RecordID {
  /// Splits `collection/key` at the first `/`. If there are several, it is unknown which one
  /// separates the two.
  fileprivate init(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(collection: String(parts[0]), key: parts.count > 1 ? String(parts[1]) : "")
  }
}

extension SourceLocation {
  /// The location of content that is not declared in any file.
  static let nowhere = SourceLocation(file: "", line: 1, column: 1)
}

extension String {
  /// Whether this address of a picture is on another server.
  package var isRemote: Bool { BrowserAddress(self).isWebAddress }
}
