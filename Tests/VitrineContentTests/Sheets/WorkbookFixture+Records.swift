import TestSupport
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent
@testable import VitrineFormats

extension WorkbookFixture {
  /// The records of a sheet: the values of each, without empty ones.
  static func records(
    _ bytes: [UInt8], sheet: String? = nil
  ) throws(UnreadableContent) -> (records: [[FieldValue]], warnings: [String]) {
    var declaration = CollectionDeclaration(
      place: SourceLocation(file: "index.md", line: 2, column: 1))
    declaration.sheet = sheet.map {
      SectionDeclaration.Name(
        text: $0, place: SourceLocation(file: "index.md", line: 3, column: 8))
    }
    let source = try RecordSource.sheet(
      bytes, in: DataFile(path: "w.xlsx", declaration: declaration, isOnlyFile: true))
    let records = (0..<source.count).map { index in
      source.record(index).value.members.map(\.value.fieldValue)
    }
    return (records, source.warnings.map(\.description))
  }

  func records() throws(UnreadableContent) -> [[FieldValue]] { try Self.records(bytes).records }
}
