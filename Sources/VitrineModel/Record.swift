public import VitrineDiagnostics

/// One thing of a collection.
///
/// All copies share the content from its source until one of them is changed: a site that is built
/// again has most records from the build before.
public struct Record: Hashable, Sendable {
  @usableFromInline var content: Shared<Content>

  /// The record's own page in the site, `emoji/grinning/index.html`; nil when it has none.
  public var output: String?

  /// The indices in `SiteContent.records` of the records under this one, in order.
  public var children: [Int] = []

  /// The index in `SiteContent.records` of the record above this one.
  public var parent: Int?

  /// True if no list, search, feed or count knows it, nor anything that says what changed; its page is
  /// where its address says.
  package var isHidden = false

  /// The addresses that lead to it besides its own.
  package var aliases: [Alias] = []

  /// Where its source begins.
  public var place: SourceLocation

  package init(id: RecordID, title: String, place: SourceLocation) {
    content = Shared(Content(id: id, title: title))
    self.place = place
  }

  @usableFromInline struct Content: Hashable, Sendable {
    @usableFromInline var id: RecordID
    @usableFromInline var title: String
    @usableFromInline var subtitle: String?
    @usableFromInline var text: String?
    @usableFromInline var image: Picture?
    @usableFromInline var symbol: String?
    @usableFromInline var date: ExtendedDate?
    @usableFromInline var tags: [String] = []
    @usableFromInline var link: String?
    @usableFromInline var badge: String?
    @usableFromInline var cell: String?
    @usableFromInline var fields: [Field] = []
    @usableFromInline var measures: [Measure] = []
    @usableFromInline var status: Status?
    @usableFromInline var body: Body?
  }
}

extension Record {
  /// Unique in the site.
  public var id: RecordID {
    @inlinable get { content.value.id }
    @inlinable _modify { yield &content.value.id }
  }

  /// Plain text.
  public var title: String {
    @inlinable get { content.value.title }
    @inlinable _modify { yield &content.value.title }
  }

  /// Plain text.
  public var subtitle: String? {
    @inlinable get { content.value.subtitle }
    @inlinable _modify { yield &content.value.subtitle }
  }

  /// A plain summary, markup taken off.
  public var text: String? {
    @inlinable get { content.value.text }
    @inlinable _modify { yield &content.value.text }
  }

  /// The picture that cells show; others may stand in its body.
  public var image: Picture? {
    @inlinable get { content.value.image }
    @inlinable _modify { yield &content.value.image }
  }

  /// An emoji or character shown as a picture.
  public var symbol: String? {
    @inlinable get { content.value.symbol }
    @inlinable _modify { yield &content.value.symbol }
  }

  public var date: ExtendedDate? {
    @inlinable get { content.value.date }
    @inlinable _modify { yield &content.value.date }
  }

  /// In the source's order.
  public var tags: [String] {
    @inlinable get { content.value.tags }
    @inlinable _modify { yield &content.value.tags }
  }

  /// An address with a scheme, or a path in the site, with its query and fragment.
  public var link: String? {
    @inlinable get { content.value.link }
    @inlinable _modify { yield &content.value.link }
  }

  /// The text at the corner of its cells.
  public var badge: String? {
    @inlinable get { content.value.badge }
    @inlinable _modify { yield &content.value.badge }
  }

  /// The cell that shows it, where the record itself says one.
  public var cell: String? {
    @inlinable get { content.value.cell }
    @inlinable _modify { yield &content.value.cell }
  }

  /// Everything else the source says, in its order.
  public var fields: [Field] {
    @inlinable get { content.value.fields }
    @inlinable _modify { yield &content.value.fields }
  }

  /// In the order of the collection's declarations, those that it has.
  public var measures: [Measure] {
    @inlinable get { content.value.measures }
    @inlinable _modify { yield &content.value.measures }
  }

  /// Nil where the collection declares none, and for a record without one.
  public var status: Status? {
    @inlinable get { content.value.status }
    @inlinable _modify { yield &content.value.status }
  }

  /// Its text, which is rendered where a page shows it.
  public var body: Body? {
    @inlinable get { content.value.body }
    @inlinable _modify { yield &content.value.body }
  }
}

extension Record {
  /// The file in which it is edited, and the line where it begins: that of its text, else of its data.
  package var source: SourceLocation {
    if case .file(let file, offset: _, line: _, skipsTitle: _, hash: _) = body, file != place.file {
      return .start(of: file)
    }
    return place
  }
}

/// A key of a record that has a meaning of its own: what its source says under other keys are fields.
package enum RecordSlot: String, CaseIterable, Sendable {
  case title, subtitle, text, image, symbol, date, tags, link, badge

  /// True if the slot holds words for readers. Other slots hold addresses and numbers, in which
  /// markup means nothing.
  package var holdsWords: Bool {
    switch self {
    case .image, .date, .link: false
    default: true
    }
  }
}

extension Record {
  /// The slot's value; nil if it is empty, and for a picture, whose address only a site knows.
  /// Setting a value of another kind than the slot's does nothing.
  package subscript(slot: RecordSlot) -> FieldValue? {
    get {
      switch slot {
      case .title: return .text(title)
      case .subtitle: return subtitle.map(FieldValue.text)
      case .text: return text.map(FieldValue.text)
      case .symbol: return symbol.map(FieldValue.text)
      case .link: return link.map(FieldValue.text)
      case .badge: return badge.map(FieldValue.text)
      case .date: return date.map(FieldValue.date)
      case .tags: return tags.isEmpty ? nil : .list(tags.map(FieldValue.text))
      case .image: return nil
      }
    }
    set {
      switch (slot, newValue) {
      case (.title, .text(let text)): title = text
      case (.subtitle, .text(let text)): subtitle = text
      case (.text, .text(let text)): self.text = text
      case (.symbol, .text(let text)): symbol = text
      case (.link, .text(let text)): link = text
      case (.badge, .text(let text)): badge = text
      case (.date, let value?): date = value.asDate.date ?? date
      case (.tags, .list(let values)):
        tags = values.compactMap { if case .text(let tag) = $0 { tag } else { nil } }
      default: break
      }
    }
  }
}
