/// A key figure about the records of a section or a page, such as their number or the sum of a
/// measure.
package struct Figure: Hashable, Sendable {
  /// An identifier that is stable from build to build: `count`, `sum duration`.
  package var name: String

  /// Nil for a number of items, for which the site has words.
  package var title: String?

  /// Its value, with its unit and the direction that is better.
  package var measure: Record.Measure

  /// The index in `SiteContent.records` of the record with the value, if it is shown. For minimum
  /// and maximum.
  package var record: Int?

  package init(name: String, title: String?, measure: Record.Measure, record: Int? = nil) {
    self.name = name
    self.title = title
    self.measure = measure
    self.record = record
  }
}
