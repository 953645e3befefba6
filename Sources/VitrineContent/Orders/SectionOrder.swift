import VitrineDiagnostics
import VitrineModel

/// Where the order of a section's items comes from.
public struct SectionOrder: Sendable {
  enum Source: Sendable {
    /// The elements of an array, or the members of an object, in one file of JSON.
    case data(file: String, records: ValuePath?)

    /// The same inside of a record of such a file, for the records under it.
    case innerData(file: String)

    /// `order` in the front matter of the Markdown files of a collection.
    case frontMatter(collection: Int)

    /// The section's `items`.
    case items(DeclaredItems)
    case fixed(FixedOrderReason)
  }

  var source: Source

  /// Why it cannot be changed by hand; nil if it can.
  public var fixed: FixedOrderReason? {
    if case .fixed(let reason) = source { reason } else { nil }
  }

  /// Items can be moved between the sections of a page that have the same number here.
  public var exchange: Int? {
    if case .items(let items) = source, !items.repeats { items.collection } else { nil }
  }
}

/// The `items` of a section, as a page's front matter lists them.
struct DeclaredItems: Sendable {
  var names: [SectionDeclaration.Name]

  /// Where the key and the list begin.
  var key: SourceLocation
  var list: SourceLocation

  /// The collection that the names are of.
  var collection: Int

  /// Whether the section repeats what stands elsewhere.
  var repeats: Bool
}

/// Where the order of a site's items comes from.
struct SiteOrder: Sendable {
  /// Of the sections of each page.
  var sections: [[SectionOrder]] = []

  /// The records of each collection that stand under none, in order.
  var roots: [[Int]] = []

  /// The `order` of each record, where it says one.
  var numbers: [Double?] = []

  /// Of the records of each collection that stand under none, and the numbers of all its records.
  var collections: [SectionOrder] = []
  var ranges: [Range<Int>] = []

  /// Whether records of each collection stand in the data of others.
  var hasInnerRecords: [Bool] = []

  /// The collection of a record: the first whose records end behind it.
  func collection(of record: Int) -> Int {
    var (low, high) = (0, ranges.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound > record { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
