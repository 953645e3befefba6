public import VitrineDiagnostics

/// One entry of a collection.
///
/// Copies share their content until one of them is changed. When a site is rebuilt, most records
/// are those of the previous build.
public struct Record: Hashable, Sendable {
  @usableFromInline var content: Shared<Content>

  /// The record's own page in the site, `emoji/grinning/index.html`, or nil if it has none.
  public var output: String?

  /// The indices in `SiteContent.records` of its child records, in order.
  public var children: [Int] = []

  /// The index in `SiteContent.records` of its parent record.
  public var parent: Int?

  /// Whether it is left out of all lists, searches, feeds, counts and reports of changes. Its page
  /// is still at its address.
  package var isHidden = false

  /// Other addresses that lead to it.
  package var aliases: [Alias] = []

  /// The location where its source begins.
  public var place: SourceLocation

  package init(id: RecordID, title: String, place: SourceLocation) {
    content = Shared(Content(id: id, title: title))
    self.place = place
  }

  @usableFromInline typealias Box = Shared<Content>.Box

  /// The data from the record's source. Also declare a property that is a slot in
  /// `RecordSlot.allCases`.
  @usableFromInline struct Content: Hashable, Sendable {
    @usableFromInline var id: RecordID
    @usableFromInline var title: String
    @usableFromInline var subtitle: String?
    @usableFromInline var text: String?
    @usableFromInline var image: Picture?
    @usableFromInline var media: [Medium] = []
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

  /// A plain-text summary, with any markup removed.
  public var text: String? {
    @inlinable get { content.value.text }
    @inlinable _modify { yield &content.value.text }
  }

  /// The picture shown in cells. The body can contain others.
  public var image: Picture? {
    @inlinable get { content.value.image }
    @inlinable _modify { yield &content.value.image }
  }

  /// All its pictures, sounds, films and documents, in source order. Empty if `image` says it all:
  /// the record has one picture, without a caption.
  public var media: [Medium] {
    @inlinable get { content.value.media }
    @inlinable _modify { yield &content.value.media }
  }

  /// An emoji or character shown like a picture.
  public var symbol: String? {
    @inlinable get { content.value.symbol }
    @inlinable _modify { yield &content.value.symbol }
  }

  public var date: ExtendedDate? {
    @inlinable get { content.value.date }
    @inlinable _modify { yield &content.value.date }
  }

  /// The tags, in source order.
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

  /// The cell that shows it, if the record itself names one.
  public var cell: String? {
    @inlinable get { content.value.cell }
    @inlinable _modify { yield &content.value.cell }
  }

  /// All other keys of the source, in source order.
  public var fields: [Field] {
    @inlinable get { content.value.fields }
    @inlinable _modify { yield &content.value.fields }
  }

  /// Those of the collection's measures that it has, in declaration order.
  public var measures: [Measure] {
    @inlinable get { content.value.measures }
    @inlinable _modify { yield &content.value.measures }
  }

  /// Nil if the collection declares no status or the record has none.
  public var status: Status? {
    @inlinable get { content.value.status }
    @inlinable _modify { yield &content.value.status }
  }

  /// Its text, rendered only where a page shows it.
  public var body: Body? {
    @inlinable get { content.value.body }
    @inlinable _modify { yield &content.value.body }
  }
}

extension Record {
  /// The file to edit, and the line where it begins: the place of its text, or else of its data.
  package var source: SourceLocation {
    if case .file(let file, offset: _, line: _, skipsTitle: _, hash: _) = body, file != place.file {
      return .start(of: file)
    }
    return place
  }
}
