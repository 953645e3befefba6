import TestSupport
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

/// A workbook of a test, written by hand.
struct WorkbookFixture {
  /// What stands in `sheets` of the workbook, and in its other parts.
  var sheets = #"<sheet name="Works" sheetId="1" r:id="r1"/>"#
  var properties = ""
  var strings = ""
  var styles = ""

  /// What stands in the `worksheet` of each sheet, by the number of its part.
  var cells: [String]

  init(_ cells: String...) { self.cells = cells }

  /// A sheet with the columns `a` and `b`, and one row under them.
  static func row(_ cells: String) -> WorkbookFixture {
    WorkbookFixture(
      "<sheetData><row><c t='str'><v>a</v></c><c t='str'><v>b</v></c></row><row>\(cells)</row></sheetData>"
    )
  }

  private static let book =
    "<Relationship Id='a' Type='urn:x/officeDocument' Target='xl/book.xml'/>"

  var bytes: [UInt8] {
    let names = "xmlns:r='urn:r'"
    let types = ["sharedStrings", "styles"].enumerated().map { number, name in
      "<Relationship Id='s\(number)' Type='urn:x/\(name)' Target='\(name).xml'/>"
    }
    let relations = cells.indices.map { index in
      "<Relationship Id='r\(index + 1)' Type='urn:x/worksheet' Target='/xl/sheets/\(index + 1).xml'/>"
    }
    var parts = [
      ("_rels/.rels", "<Relationships>\(Self.book)</Relationships>"),
      ("xl/book.xml", "<workbook \(names)>\(properties)<sheets>\(sheets)</sheets></workbook>"),
      ("xl/_rels/book.xml.rels", "<Relationships>\((types + relations).joined())</Relationships>"),
      ("xl/sharedStrings.xml", "<sst>\(strings)</sst>"),
      ("xl/styles.xml", "<styleSheet>\(styles)</styleSheet>"),
    ]
    for (index, text) in cells.enumerated() {
      let sheet = "<x:worksheet xmlns:x='urn:x'>\(text)</x:worksheet>"
      parts.append(("xl/sheets/\(index + 1).xml", sheet))
    }
    return storedZip(parts.map { ($0, Array($1.utf8)) })
  }

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
