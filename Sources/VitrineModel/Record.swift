/// One thing of a collection.
public struct Record: Hashable, Sendable {
  public var id: RecordID
  public var title: String
  public var subtitle: String?

  /// A plain summary, markup taken off.
  public var text: String?
  public var image: Picture?

  /// An emoji or character shown as a picture.
  public var symbol: String?
  public var date: CalendarDate?
  public var tags: [String] = []

  /// An address with a scheme, or a path in the site, with its query and fragment.
  public var link: String?
  public var badge: String?

  /// The cell that shows it, where the record itself says one.
  public var cell: String?

  /// Everything else the source says, in its order.
  public var fields: [Field] = []

  public var measures: [Measure] = []
  public var body: Body?

  /// The record's own page in the site, `emoji/grinning/index.html`; nil when it has none.
  public var output: String?

  /// The indices in `SiteContent.records` of the records under this one, in order.
  public var children: [Int] = []

  /// The index in `SiteContent.records` of the record above this one.
  public var parent: Int?

  public var place: Place

  public init(id: RecordID, title: String, place: Place) {
    self.id = id
    self.title = title
    self.place = place
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
