internal import VitrineModel

extension SiteContent {
  /// The values of the searchable fields of a record, and the years of its date, which cells show.
  func searchedFields(of record: Record) -> [String] {
    let years = record.date?.years ?? []
    guard case .fields(let names)? = searched[record.id.collection] else { return years }
    return years
      + names.flatMap { name -> [String] in
        let value =
          RecordSlot(rawValue: name).flatMap { record[$0] }
          ?? record.fields.first { $0.name == name }?.value
        return value?.searchedTexts ?? []
      }
  }
}

extension ExtendedDate {
  /// The years that it names, without those of a decade or a century.
  fileprivate var years: [String] {
    let runs = text.split { !("0"..."9").contains($0) && $0 != "X" }
    return runs.filter { $0.utf8.count >= 4 }.compactMap { Int($0) }.map(String.init)
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
