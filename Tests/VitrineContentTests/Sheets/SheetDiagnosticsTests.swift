import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

/// What is wrong with a workbook, a sheet or a cell, and where.
@Suite struct SheetDiagnosticsTests {
  private func words(_ bytes: [UInt8], sheet: String? = nil) -> String {
    failure { () throws(UnreadableContent) in
      _ = try WorkbookFixture.records(bytes, sheet: sheet)
    }
  }

  private static let good = WorkbookFixture.row("<c><v>1</v></c>")
  private static let container: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

  @Test func aTextIsNoWorkbook() {
    #expect(
      words(Array("id,title\n1,Owl\n".utf8)) == """
        w.xlsx:1:1: error: this is not an Excel workbook
          hint: save it as .xlsx; text with commas or tabs should be named .csv or .tsv
        """)
  }

  @Test func anOldWorkbookIsToBeSavedAnew() {
    #expect(
      words(Self.container + [0, 0]) == """
        w.xlsx:1:1: error: the workbook is in the format of Excel before 2007
          hint: open it and save it as .xlsx
        """)
  }

  @Test func aProtectedWorkbookIsNotRead() {
    let name = "EncryptedPackage".utf8.flatMap { [$0, UInt8(0)] }

    #expect(
      words(Self.container + [1] + name) == """
        w.xlsx:1:1: error: the workbook is password-protected
          hint: save it without a password
        """)
  }

  @Test func anotherZipIsNoWorkbook() {
    #expect(
      words(storedZip([("mimetype", Array("text".utf8))])) == """
        w.xlsx:1:1: error: this is not an Excel workbook
          hint: save it as .xlsx; text with commas or tabs should be named .csv or .tsv
        """)
  }

  @Test func aDamagedWorkbookSaysWhatIsWrong() {
    let bytes = Self.good.bytes
    var changed = bytes
    let value = bytes.firstRange(of: Array("<v>1<".utf8))!.lowerBound
    changed[value + 3] = UInt8(ascii: "2")

    #expect(words(Array(bytes.dropLast(30))) == damaged("its end is missing"))
    #expect(words(changed) == damaged("the checksum of a part is wrong"))
    #expect(words(WorkbookFixture.row("<c>").bytes) == damaged("a part is not XML"))
    #expect(
      words(WorkbookFixture.row("<c t='s'><v>5</v></c>").bytes)
        == damaged("the text of A2 is missing"))
    #expect(
      words(WorkbookFixture.row("<c r='B2'/><c r='A2'/>").bytes)
        == damaged("its cells are not in order"))
    #expect(
      words(WorkbookFixture("<row r='2'/><row r='1'/>").bytes)
        == damaged("its rows are not in order"))
  }

  private func damaged(_ reason: String) -> String {
    "w.xlsx:1:1: error: the workbook is damaged: \(reason)\n  hint: open it and save it again"
  }

  @Test func entitiesAreNotRead() {
    let parts = [("xl/workbook.xml", "<!DOCTYPE a [<!ENTITY b 'c'>]><workbook/>")]

    #expect(
      words(storedZip(parts.map { ($0, Array($1.utf8)) }))
        == damaged("a part declares a document type"))
  }

  @Test func aSheetWithoutValuesIsEmpty() {
    #expect(
      words(WorkbookFixture("<sheetData><row><c s='1'/></row></sheetData>").bytes) == """
        w.xlsx:1:1: error: the sheet 'Works' is empty
          hint: name the columns in its first row
        """)
  }

  @Test func aWorkbookOfChartsHasNoSheet() {
    var workbook = Self.good
    workbook.sheets = ""

    #expect(words(workbook.bytes) == "w.xlsx:1:1: error: the workbook has no sheet with cells")
  }

  @Test func anUnknownSheetNamesTheOthers() {
    var workbook = Self.good
    workbook.cells += workbook.cells
    workbook.sheets = "<sheet name='Works' r:id='r1'/><sheet name='Loans' r:id='r2'/>"

    #expect(
      words(workbook.bytes, sheet: "work") == """
        index.md:3:8: error: 'w.xlsx' has no sheet 'work'
          hint: did you mean 'Works'?
        """)
    #expect(
      words(workbook.bytes, sheet: "Sheet1") == """
        index.md:3:8: error: 'w.xlsx' has no sheet 'Sheet1'
          hint: its sheets are 'Works', 'Loans'
        """)
  }

  @Test func aColumnThatIsThereTwiceIsAnError() {
    #expect(
      words(
        WorkbookFixture(
          "<row r='2'><c r='B2' t='str'><v>a</v></c><c r='D2' t='str'><v>a </v></c></row>"
        ).bytes) == """
          w.xlsx:2:4: error: the column 'a' appears twice
            hint: first at w.xlsx:2:2
          """)
  }

  @Test func cellsWithoutValuesAreNamed() throws {
    let workbook = WorkbookFixture.row(
      "<c t='e'><f>NA()</f><v>#N/A</v></c><c><f>A1</f></c><c><v>1</v></c>")
    let (records, warnings) = try WorkbookFixture.records(workbook.bytes)

    #expect(records == [[.null, .null]])
    #expect(
      warnings == [
        """
        w.xlsx:2:1: warning: the cell A2 has the error #N/A instead of a value
          hint: fix its formula, or empty it
        """,
        """
        w.xlsx:2:2: warning: the cell B2 has a formula that has not been calculated
          hint: open the workbook and save it
        """,
        """
        w.xlsx:2:3: warning: the column C has values but no name, so it is left out
          hint: name it in row 1, the first row with values; remove any rows above the names
        """,
      ])
  }

  @Test func aSheetIsNamedForWorkbooksAlone() throws {
    #expect(
      try ContentFixture([
        "index.md": "---\ncollection: { from: a.csv, sheet: Works }\n---\n", "a.csv": "id,title\n",
      ]).read().words == [
        """
        index.md:2:35: error: 'sheet' requires 'from' to name an Excel workbook
          hint: remove 'sheet', or read a .xlsx file
        """
      ])
  }

  @Test func anotherSpreadsheetIsToBeSavedAsAWorkbook() throws {
    #expect(
      try ContentFixture(["index.md": "---\ncollection: { from: a.ods }\n---\n", "a.ods": "PK"])
        .read().words == [
          """
          index.md:2:21: error: 'a.ods' is not a format that records can be read from
            hint: save it as an Excel workbook, .xlsx
          """
        ])
  }

  @Test func theLockOfAnOpenWorkbookIsNoContent() {
    #expect(isJunkFile("~$works.xlsx"))
  }
}
