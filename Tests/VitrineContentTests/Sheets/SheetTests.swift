import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent
@testable import VitrineFormats

/// The values of the cells of a sheet, and which rows are records.
@Suite struct SheetTests {
  private func value(_ cell: String, _ change: (inout WorkbookFixture) -> Void = { _ in }) throws
    -> FieldValue
  {
    var workbook = WorkbookFixture.row(cell)
    change(&workbook)
    return try workbook.records()[0][0]
  }

  private func number(_ literal: String) -> FieldValue {
    .number(FieldValue.Number(value: Double(literal) ?? .nan, literal: literal))
  }

  @Test(arguments: [
    ("0.10000000000000001", "0.1"), ("0.30000000000000004", "0.30000000000000004"),
    ("1.10", "1.10"), ("0.1000", "0.1000"), ("-0", "-0"), ("7", "7"),
    ("12345678901234567890", "12345678901234567890"),
    ("1.2345678901234567E+19", "12345678901234567000"), ("1E-3", "0.001"), ("1.5E+2", "150"),
    ("-2.5000000000000001E-5", "-0.000025"), ("1E-9", "1e-09"), ("1E+300", "1e+300"),
    ("33.333333333333336", "33.333333333333336"),
  ])
  func aNumberHasItsShortestText(_ written: String, _ literal: String) throws {
    #expect(try value("<c><v>\(written)</v></c>") == number(literal))
  }

  @Test func whatIsNoNumberOfOthersIsText() throws {
    #expect(try value("<c><v>1e400</v></c>") == .text("1e400"))
    #expect(try value("<c><v>nan</v></c>") == .text("nan"))
  }

  @Test func textsAreSharedWrittenInTheirCellOrCalculated() throws {
    #expect(
      try value("<c t='s'><v>1</v></c>") {
        $0.strings =
          "<si><t>x</t></si><si><r><rPr><b/></rPr><t>Ma</t></r><r><t xml:space='preserve'> sk</t></r><rPh sb='0' eb='1'><t>マ</t></rPh></si>"
      } == .text("Ma sk"))
    #expect(
      try value("<c t='inlineStr'><is><r><t>a</t></r><r><t> &amp; b</t></r></is></c>")
        == .text("a & b"))
    #expect(try value("<c t='str'><f>A1</f><v>a_x000D_\nb_x005F_x</v></c>") == .text("a\nb_x"))
  }

  @Test func booleansAndCalculatedValuesAreRead() throws {
    #expect(try value("<c t='b'><v>1</v></c>") == .bool(true))
    #expect(try value("<c t='b'><f>1=2</f><v>0</v></c>") == .bool(false))
    #expect(try value("<c><f>SUM(A1:A3)</f><v>6</v></c>") == number("6"))
  }

  @Test func theRowWithTheNamesIsTheFirstWithValues() throws {
    let workbook = WorkbookFixture(
      """
      <sheetData><row r="1"><c r="A1" s="1"/></row>
      <row r="3"><c r="B3" t="str"><v>Inv.
       No.</v></c><c r="D3"><v>2024</v></c></row>
      <row r="4" hidden="1"><c r="B4" t="str"><v>x</v></c><c r="D4"><v>5</v></c></row>
      <row r="5"><c r="B5" t="str"><v>  </v></c></row>
      <row r="7"><c r="D7"><v>6</v></c></row></sheetData>
      """)
    let source = try source(workbook)

    #expect(source.count == 2)
    let value = source.record(0).value
    #expect(value.members.map(\.key) == ["Inv. No.", "2024"])
    #expect(value.members.map { [$0.keyLine, $0.keyColumn] } == [[3, 2], [3, 4]])
    #expect(value.members.map { [$0.value.line, $0.value.column] } == [[4, 2], [4, 4]])
    #expect(source.record(1).value.members.map(\.value.fieldValue) == [.null, number("6")])
  }

  @Test(arguments: [
    "<row r='3'><c t='str'><v>no</v></c><c t='str'><v>name</v></c><c t='str'><v>n</v></c></row>",
    "<row r='2'><c t='str'><v>no</v></c><c t='str'><v>name</v></c><c t='str'><v>n</v></c></row>",
  ])
  func titlesAreAboveTheNamesAndNotesBelowTheTable(_ names: String) throws {
    let workbook = WorkbookFixture(
      """
      <sheetData><row r="1"><c t="str"><v>Loans 2024</v></c></row>\(names)
      <row r="4"><c><v>1</v></c><c t="str"><v>Owl</v></c><c><v>5</v></c></row>
      <row r="5"><c t="str"><v>alone</v></c></row>
      <row r="7"><c t="str"><v>* on loan</v></c></row><row r="8"><c t="str"><v>Source: x</v></c></row>
      </sheetData><mergeCells><mergeCell ref="A1:C1"/></mergeCells>
      """)
    let (records, warnings) = try WorkbookFixture.records(workbook.bytes)

    #expect(records.map { $0.first } == [number("1"), .text("alone")])
    #expect(try source(workbook).record(0).value.members.map(\.key) == ["no", "name", "n"])
    #expect(
      warnings == [
        """
        w.xlsx:7:1: warning: the last 2 rows are notes under the table, so they are left out
          hint: to keep them as records, remove the empty row above them
        """
      ])
  }

  @Test func aFormatOfZerosMakesAText() throws {
    var workbook = WorkbookFixture(
      "<sheetData><row><c t='str'><v>a</v></c></row><row><c s='1'><v>123</v></c></row><row><c s='1'><v>1234567</v></c></row><row><c s='1'><v>1.5</v></c></row><row><c s='0'><v>123</v></c></row></sheetData>"
    )
    workbook.styles =
      "<numFmts><numFmt numFmtId='165' formatCode='00000'/></numFmts><cellXfs><xf numFmtId='0'/><xf numFmtId='165'/></cellXfs>"

    #expect(
      try workbook.records() == [
        [.text("00123")], [.text("1234567")], [number("1.5")], [number("123")],
      ])
  }

  @Test(arguments: [("", nil, "The maker"), ("link: b, ", "https://example.org/x", "example.org")])
  func linksOfCellsAreReadByFieldsOfLinks(_ slot: String, _ address: String?, _ title: String)
    throws
  {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: w.xlsx, id: a, fields: { title: a, \(slot)web: { field: b, type: link } } }\n---\n"
    ])
    let formula = "HYPERLINK(&quot;https://example.org/x&quot;,&quot;The maker&quot;)"
    try folder.write(
      WorkbookFixture.row(
        "<c t='str'><v>x</v></c><c t='str'><f>\(formula)</f><v>The maker</v></c>"
      ).bytes, to: "w.xlsx")
    let record = try #require(folder.read().content.records.first)

    #expect(record.title == "x")
    #expect(record.link == address)
    let link = record.fields.first { $0.name == "web" }?.value
    guard case .link(let link)? = link else { Issue.record("\(record.fields)"); return }
    #expect([link.title, link.address] == [title, "https://example.org/x"])
  }

  @Test func aMergedRangeFillsItsRowsInItsFirstColumn() throws {
    let workbook = WorkbookFixture(
      """
      <sheetData><row><c t="str"><v>place</v></c><c t="str"><v>n</v></c></row>
      <row><c t="str"><v>Lagos</v></c><c><v>1</v></c></row>
      <row><c/><c><v>2</v></c></row><row><c r="B4"><v>3</v></c></row>
      <row r="5"/><row r="6"><c r="B6"><v>4</v></c></row>
      <row><c t="str"><v>Kano</v></c></row></sheetData>
      <mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="A7:B7"/><mergeCell ref="B2"/></mergeCells>
      """)

    #expect(
      try workbook.records() == [
        [.text("Lagos"), number("1")], [.text("Lagos"), number("2")],
        [.text("Lagos"), number("3")],
        [.null, number("4")], [.text("Kano"), .null],
      ])
  }

  @Test func theFirstVisibleSheetIsReadOrTheNamedOne() throws {
    var workbook = WorkbookFixture(Self.sheet("one"), Self.sheet("two"), Self.sheet("three"))
    workbook.sheets = """
      <sheet name="Old" state="hidden" r:id="r1"/><sheet name="Plot" r:id="r9"/>
      <sheet name="Birds &amp; co" r:id="r2"/><sheet name="More" r:id="r3"/>
      """

    #expect(try workbook.records() == [[.text("two")]])
    #expect(
      try WorkbookFixture.records(workbook.bytes, sheet: "More").records == [[.text("three")]])
    #expect(try WorkbookFixture.records(workbook.bytes, sheet: "Old").records == [[.text("one")]])
  }

  private static func sheet(_ value: String) -> String {
    "<row><c t='str'><v>a</v></c></row><row><c t='str'><v>\(value)</v></c></row>"
  }

  private func source(_ workbook: WorkbookFixture) throws -> RecordSource {
    try RecordSource.sheet(
      workbook.bytes,
      in: DataFile(
        path: "w.xlsx",
        declaration: CollectionDeclaration(
          place: SourceLocation(file: "index.md", line: 1, column: 1)), isOnlyFile: true))
  }

  @Test(arguments: [
    ("A1", 1, 1), ("c7", 7, 3), ("Z10", 10, 26), ("AA2", 2, 27), ("XFD1", 1, 16_384),
  ])
  func aCellIsNamedByItsColumnAndRow(_ name: String, _ row: Int, _ column: Int) {
    let place = CellAddress(row: row, column: column)

    #expect(CellAddress(name) == place)
    #expect(place.name == name.uppercased())
  }

  @Test(arguments: ["", "A", "7", "XFE1", "A0", "A1048577", "A1B", "Ä1", "A-1"])
  func whatIsNoNameOfACellIsNone(_ name: String) {
    #expect(CellAddress(name) == nil)
  }
}
