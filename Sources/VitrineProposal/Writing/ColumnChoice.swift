/// The use of a column of data.
package struct ColumnChoice: Hashable, Sendable {
  /// The path of the column in the records.
  package var path: String

  /// The key that shows it, such as `title`, or nil if the page does not show it.
  package var use: String?
  package var reason: String

  /// The line of `fields` that would show it.
  package var line: String?
}
