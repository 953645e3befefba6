/// A number about the records of a section or a page: how many there are, the sum of what they measure.
package struct Figure: Hashable, Sendable {
  /// What it is of, which is the same from build to build: `count`, `sum duration`.
  package var name: String

  /// Nil for a number of items, which the words of the page name.
  package var title: String?

  /// Its value, with its unit and with what is better.
  package var measure: Record.Measure

  /// The index in `SiteContent.records` of the record whose value it is, where it shows that; for the
  /// least and the greatest.
  package var record: Int?

  package init(name: String, title: String?, measure: Record.Measure, record: Int? = nil) {
    self.name = name
    self.title = title
    self.measure = measure
    self.record = record
  }
}
