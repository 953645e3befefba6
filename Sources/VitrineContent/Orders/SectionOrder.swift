import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Where the order of a section's items comes from.
package struct SectionOrder: Sendable {
  enum Source: Sendable {
    /// The elements of an array, or the members of an object, in one file of JSON.
    case data(file: String, records: ValuePath?)

    /// An array or object inside a record of a JSON file, for the record's children.
    case innerData(file: String)

    /// `order` in the front matter of the Markdown files of a collection.
    case frontMatter(collection: Int)

    /// The section's `items`.
    case items(DeclaredItems)
    case fixed(FixedOrderReason)
  }

  var source: Source

  /// Why the order cannot be changed by hand, or nil if it can.
  package var fixed: FixedOrderReason? {
    if case .fixed(let reason) = source { reason } else { nil }
  }

  /// The collection of the listed items, or nil if items cannot leave the section. Items can be
  /// moved between a page's sections for which it is equal.
  package var exchange: Int? {
    if case .items(let items) = source, !items.repeats { items.collection } else { nil }
  }
}

/// The `items` of a section, from a page's front matter.
struct DeclaredItems: Sendable {
  var names: [SectionDeclaration.Name]

  /// The locations of the key `items` and of its list.
  var key: SourceLocation
  var list: SourceLocation

  /// The collection of the listed records.
  var collection: Int

  /// Whether the section can repeat records that are elsewhere on the page.
  var repeats: Bool
}

/// Where the order of a site's items comes from.
struct SiteOrder: Sendable {
  /// By page, then by section.
  var sections: [[SectionOrder]] = []

  /// The records of each collection that have no parent, in order.
  var roots: [[Int]] = []

  /// The `order` of each record, if present.
  var numbers: [Double?] = []

  /// For each collection, where the order of its top-level records comes from, and the indices of
  /// all its records.
  var collections: [SectionOrder] = []
  var ranges: [Range<Int>] = []

  /// For each collection, whether its records can contain others in their data.
  var hasInnerRecords: [Bool] = []

  /// Returns the collection of a record: the first whose range ends after it.
  func collection(of record: Int) -> Int {
    ranges.partitioningIndex { $0.upperBound > record }
  }
}
