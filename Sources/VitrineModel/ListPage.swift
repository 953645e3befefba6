/// The part that one page shows of a section that is spread over several pages.
package struct ListPage: Hashable, Sendable {
  /// The places of its items.
  package var places: Range<Int>

  /// How many root items, and how many counted records, are on the pages before. Records count at
  /// the top level or directly under parents that are not records.
  package var rootsBefore = 0
  package var recordsBefore = 0

  package init(places: Range<Int>) { self.places = places }
}
