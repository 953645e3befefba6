internal import VitrineModel

extension SiteContent {
  /// The values of the searchable fields of a record.
  func searchedFields(of record: Record) -> [String] {
    guard case .fields(let names)? = searched[record.id.collection] else { return [] }
    return names.flatMap { name -> [String] in
      let value =
        RecordSlot(rawValue: name).flatMap { record[$0] }
        ?? record.fields.first { $0.name == name }?.value
      return value?.searchedTexts ?? []
    }
  }
}

extension FieldValue {
  /// The words of a value, including those in lists and objects.
  fileprivate var searchedTexts: [String] {
    switch languageNeutral {
    case .null, .bool: []
    case .number(let number): [number.literal]
    case .text(let text): [text]
    case .list(let values): values.flatMap(\.searchedTexts)
    case .object(let fields): fields.flatMap(\.value.searchedTexts)
    }
  }
}
