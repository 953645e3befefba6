/// The value of `header` that makes the title a row.
enum RowHeader: String, CaseIterable {
  case row
}
