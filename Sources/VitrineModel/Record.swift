public import VitrineDiagnostics

/// One thing of a collection.
///
/// What its source says of it is in one place for all copies, until one of them is changed: a site that
/// is built again has most records from the build before.
public struct Record: Hashable, Sendable {
  @usableFromInline var content: Shared<Content>

  /// The record's own page in the site, `emoji/grinning/index.html`; nil when it has none.
  public var output: String?

  /// The indices in `SiteContent.records` of the records under this one, in order.
  public var children: [Int] = []

  /// The index in `SiteContent.records` of the record above this one.
  public var parent: Int?

  public var place: SourceLocation

  public init(id: RecordID, title: String, place: SourceLocation) {
    content = Shared(Content(id: id, title: title))
    self.place = place
  }

  /// Whether both are copies of what was read once; others may say the same.
  public func sharesContent(with other: Record) -> Bool { content.isIdentical(to: other.content) }

  @usableFromInline struct Content: Hashable, Sendable {
    @usableFromInline var id: RecordID
    @usableFromInline var title: String
    @usableFromInline var subtitle: String?
    @usableFromInline var text: String?
    @usableFromInline var image: Picture?
    @usableFromInline var symbol: String?
    @usableFromInline var date: CalendarDate?
    @usableFromInline var tags: [String] = []
    @usableFromInline var link: String?
    @usableFromInline var badge: String?
    @usableFromInline var cell: String?
    @usableFromInline var fields: [Field] = []
    @usableFromInline var measures: [Measure] = []
    @usableFromInline var body: Body?
  }
}

extension Record {
  public var id: RecordID {
    @inlinable get { content.value.id }
    @inlinable _modify { yield &content.value.id }
  }

  public var title: String {
    @inlinable get { content.value.title }
    @inlinable _modify { yield &content.value.title }
  }

  public var subtitle: String? {
    @inlinable get { content.value.subtitle }
    @inlinable _modify { yield &content.value.subtitle }
  }

  /// A plain summary, markup taken off.
  public var text: String? {
    @inlinable get { content.value.text }
    @inlinable _modify { yield &content.value.text }
  }

  public var image: Picture? {
    @inlinable get { content.value.image }
    @inlinable _modify { yield &content.value.image }
  }

  /// An emoji or character shown as a picture.
  public var symbol: String? {
    @inlinable get { content.value.symbol }
    @inlinable _modify { yield &content.value.symbol }
  }

  public var date: CalendarDate? {
    @inlinable get { content.value.date }
    @inlinable _modify { yield &content.value.date }
  }

  public var tags: [String] {
    @inlinable get { content.value.tags }
    @inlinable _modify { yield &content.value.tags }
  }

  /// An address with a scheme, or a path in the site, with its query and fragment.
  public var link: String? {
    @inlinable get { content.value.link }
    @inlinable _modify { yield &content.value.link }
  }

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

  public var measures: [Measure] {
    @inlinable get { content.value.measures }
    @inlinable _modify { yield &content.value.measures }
  }

  public var body: Body? {
    @inlinable get { content.value.body }
    @inlinable _modify { yield &content.value.body }
  }
}

extension Record {
  /// The value of one of the collection's measures.
  public struct Measure: Hashable, Sendable {
    public var name: String
    public var value: Double
    public var literal: String
    public var unit: String?
    public var rule: MeasureRule

    public init(
      name: String, value: Double, literal: String, unit: String?,
      rule: MeasureRule = MeasureRule()
    ) {
      self.name = name
      self.value = value
      self.literal = literal
      self.unit = unit
      self.rule = rule
    }
  }
}
