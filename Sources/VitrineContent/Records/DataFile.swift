/// A data file and the declaration of its collection.
struct DataFile: Sendable {
  let path: String
  let declaration: CollectionDeclaration

  /// Whether it is the collection's only file. Then a map of maps is read as many records.
  let isOnlyFile: Bool
}
